// What a form does with its item, asked by its buttons: save it, keep a draft, change its state, take what others saved.
import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { BulkInput } from '#db/contract/bulk.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import { showPictureOnItsWay } from '#ui/admin/forms/pending-upload.ts';
import { useAltTexts } from '#ui/admin/media/use-alt-texts.ts';
import { flushDeferred } from '#ui/admin/shell/after-paint.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { useLatest } from '#ui/admin/shell/use-latest.ts';
import { ApiFailure, isOutOfReach } from '#ui/islands/api.ts';
import type { ItemCalls } from './item-calls.ts';
import {
  draftedItem,
  type Release,
  type SavedStatus,
  type StoredItem,
  storedItem,
} from './stored-item.ts';
import { type Published, takeBack } from './take-back.ts';
import { useUnsavedWork } from './unsaved-work.ts';
import { useLocalCopy } from './use-local-copy.ts';
import { type SavingJob, StaleEdit, useSaving } from './use-saving.ts';
import { versionDifferences } from './version-differences.ts';

/** What differs between the forms of posts and of case studies. */
export interface ItemJobsOptions<Values, Sent, Of extends Item, Fields> {
  kind: ItemKind;
  first: StoredItem<Of> | null;
  blank: Values;
  valuesOf: (item: Of) => Values;
  draftOf: (values: Values) => Fields;
  calls: ItemCalls<Of, Fields>;
  /** Saves the whole item; `stored` is null for a new one. `onStored` is told each step that worked. */
  save: (
    sent: Sent,
    stored: Of | null,
    how: {
      release: Release | undefined;
      /** Of the draft that the form knows, null for none. */
      draftUpdatedAt: string | null;
      onStored: (item: Of) => void;
    },
  ) => Promise<Of>;
  /** Where the form's pictures stand, for what publishing asks about them. */
  alts: Parameters<typeof useAltTexts>[0];
  /** Where a saved form leads to (spec §2). */
  onward: string;
  editAddress: (id: number) => string;
}

/**
 * The item as it is stored, and everything that may be done with it. What is typed stays through every failure, and
 * through a save during which somebody went on typing.
 */
export function useItemJobs<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields extends object,
>(form: UseFormReturn<Values, unknown, Sent>, options: ItemJobsOptions<Values, Sent, Of, Fields>) {
  const { kind, first, blank, valuesOf, draftOf, calls, onward, editAddress } = options;
  const [stored, latest, keep] = useLatest(first);
  const [now, setNow] = useState(Date.now);
  const unanswered = useRef<Values>(null);
  const savedStatus = useRef<SavedStatus>('published');
  const { isDirty } = form.formState;

  const toasts = useToasts();

  const saving = useSaving<StoredItem<Of>>({
    onErrors: (errors) => {
      for (const { path, message } of errors)
        if (path in blank) form.setError(path as Path<Values>, { message }, { shouldFocus: true });
    },
    onKeepMine: keep,
  });
  const copy = useLocalCopy(form, {
    blank,
    isDirty,
    basis: () => latest.current?.basis ?? null,
    onBasis: (basis) => latest.current && keep({ ...latest.current, basis }),
  });
  useUnsavedWork((isDirty || saving.waitsFor !== null) && !saving.leaving);
  const alts = useAltTexts(options.alts);
  const [goesOnTo, setGoesOnTo] = useState('');

  /** The new item that a save made whose answer got lost: a case study perhaps without its stats. */
  const madeUnanswered = async () => {
    const sent = unanswered.current;
    if (!sent) return null;
    const made = await calls.findBySlug(sent.slug as string);
    const said = { ...valuesOf(made), ...('stats' in sent && { stats: sent.stats }) };
    return saysTheSame(said, sent) ? made : null;
  };

  /** `typed` is stored: the form goes on from there. False when something else was typed meanwhile. */
  const settle = (typed: Values): boolean => {
    flushDeferred();
    const isAll = saysTheSame(typed, form.getValues());
    form.reset(isAll ? form.getValues() : typed, { keepValues: true });
    const title = 'title' as Path<Values>;
    if (isAll) copy.forget();
    // compares everything again
    else form.setValue(title, form.getValues(title), { shouldDirty: true });
    setNow(Date.now());
    return isAll;
  };

  /** Says so when a picture would be left out of what is saved. */
  const isPictureMissing = (): boolean => {
    if (!showPictureOnItsWay()) return false;
    toasts.show({
      title: 'Not saved yet',
      description: 'A picture is not uploaded yet. Save once it is there, or remove it.',
      variant: 'destructive',
    });
    return true;
  };

  /**
   * Saves the whole item, once it is valid, and leads onward; with `stay` the writer goes on, and what is public by now
   * keeps a draft instead. What is to be public is saved when its pictures are described; `label` is what the question
   * leads on to.
   */
  const saveItem = (
    { label, ...job }: Pick<SavingJob, 'task' | 'success' | 'failure'> & { label: string },
    release?: () => Release,
    stay?: 'stay',
  ) => {
    const isForStaff = () => (release?.().status ?? latest.current?.item.status) === 'draft';
    const submit = form.handleSubmit(async (sent) => {
      if (saving.busy || isPictureMissing()) return;
      // or it would be saved while something is asked
      saving.forget();
      setGoesOnTo(label);
      if (!isForStaff() && (await alts.asks(() => void save()))) return;
      const typed = structuredClone(form.getValues());
      let before = latest.current;
      let isStored = false;
      const onStored = (item: Of) => {
        isStored = true;
        keep(storedItem(item, null, latest.current?.wasOut || item.status === 'published'));
      };
      const savingJob: SavingJob = {
        ...job,
        run: async () => {
          const now = latest.current;
          // a second try goes on where the first one failed, and is taken back with it
          if (!isStored) before = now;
          if (stay && isPublic(now)) return storeDraft(typed);
          const send = async (from: Of | null) =>
            onStored(
              await options.save(sent, from, {
                release: release?.(),
                draftUpdatedAt: latest.current?.basis.draft ?? null,
                onStored,
              }),
            );
          try {
            await alts.store();
            await send(now && { ...now.item, updatedAt: now.basis.item });
          } catch (error) {
            if (!now && isOutOfReach(error)) unanswered.current = typed;
            const made = !now && isConflict(error) && (await madeUnanswered());
            if (made) return send(made);
            const current = staleItem(error) as Of | null | undefined;
            if (!current) throw error;
            const { status } = release?.() ?? current;
            const draft = staleDraft(error);
            // it was stored by a try before, whose answer got lost
            if (!draft && current.status === status && saysTheSame(valuesOf(current), typed))
              return onStored(current);
            throw new StaleEdit(storedItem(current, draft, now?.wasOut));
          }
        },
        done: () => {
          takeSlug(typed);
          const isAll = settle(typed);
          if (!stay) offerUndo(savingJob, before);
          if (!stay && isAll) return onward;
          const { id } = latest.current?.item ?? {};
          return first === null && id !== undefined && isAll ? editAddress(id) : null;
        },
      };
      saving.start(savingJob);
    });
    const save = () => {
      savedStatus.current = isForStaff() ? 'draft' : 'published';
      return submit();
    };
    return save;
  };

  /** What the job made public can be taken back: here, or on the page that it leads to. */
  const offerUndo = (job: SavingJob, before: StoredItem<Of> | null) => {
    const now = latest.current;
    if (!now || !isPublic(now)) return;
    const { id, updatedAt: savedAt, publishDate } = now.item;
    const { status = 'draft' } = before?.item ?? {};
    const state = { status, publishDate: before?.item.publishDate ?? publishDate };
    const published: Published = {
      ...{ kind, id, savedAt },
      before: before && isPublic(before) ? before.item.updatedAt : state,
    };
    job.published = published;
    job.undo = {
      task: 'state',
      success: 'Undone',
      failure: 'Failed to undo',
      run: async () => {
        const { item, draft } = await takeBack(published);
        keep(storedItem(item as Of, draft, latest.current?.wasOut));
      },
      done: () => {
        setNow(Date.now());
        return null;
      },
    };
  };

  /** An address that the server made of the title stands in the form, as if it was typed. */
  const takeSlug = (typed: Values) => {
    const slug = 'slug' as Path<Values>;
    const made = latest.current?.item.slug;
    if (!made || typed[slug] !== '' || form.getValues(slug) !== '') return;
    Object.assign(typed, { slug: made });
    form.setValue(slug, made as Values[typeof slug]);
  };

  const storeDraft = async (typed: Values) => {
    const now = latest.current;
    if (!now) return;
    const { id } = now.item;
    try {
      const { draft } = await calls.saveDraft(id, {
        fields: draftOf(typed),
        updatedAt: now.basis.draft,
        basedOn: now.basis.item,
      });
      keep({ ...now, draft, basis: { ...now.basis, draft: draft?.updatedAt ?? null } });
    } catch (error) {
      const current = staleItem(error) as StoredItem<Of>['draft'] | undefined;
      if (current === undefined) throw error;
      const item = current ? now.item : await calls.find(id);
      throw new StaleEdit(storedItem(item, current, now.wasOut));
    }
  };

  /** Keeps what is typed, right or wrong, beside the item; what is live stays as it is. */
  const saveDraft = () => {
    if (isPictureMissing()) return;
    const typed = structuredClone(form.getValues());
    saving.start({
      task: 'draft',
      success: 'Draft saved. The live page is as it was.',
      failure: 'Failed to save the draft',
      run: () => storeDraft(typed),
      done: () => {
        settle(typed);
        return null;
      },
    });
  };

  /** Changes whether and when the item is out, and nothing that it says. */
  const stateJob = (input: BulkInput, success: string, failure: string): SavingJob => {
    const job: SavingJob = {
      task: 'state',
      success,
      failure,
      run: async () => {
        const { undo, stamps } = await calls.bulk(input);
        const now = latest.current;
        const [stamp] = stamps;
        const state = stateOf(input, now?.item.publishDate ?? '');
        if (!now || !stamp) return;
        const item = { ...now.item, ...state, updatedAt: stamp.to };
        const isCurrent = stamp.from === now.basis.item;
        keep({ ...now, item, basis: isCurrent ? { ...now.basis, item: stamp.to } : now.basis });
        if (!job.undo && input.action !== 'status')
          job.undo = stateJob(undo, 'Undone', 'Failed to undo');
      },
      done: () => {
        setNow(Date.now());
        return null;
      },
    };
    return job;
  };

  return {
    stored,
    latest,
    now,
    /** A moment passed that matters. */
    tick: () => setNow(Date.now()),
    /** The rules by which the form is checked at the next save. */
    savedStatus,
    saving,
    copy,
    isDirty,
    /** Props of `AltTextsDialog`. */
    alts: { ...alts.dialog, confirmLabel: goesOnTo },
    saveItem,
    saveDraft,
    changeState: (input: BulkInput, success: string, failure: string) =>
      saving.start(stateJob(input, success, failure)),
    /** What is live, as the form would show it. */
    live: () => (stored ? valuesOf(stored.item) : blank),
    /** What somebody else saved, as the form would show it. */
    theirs: () => (saving.theirs ? valuesOf(draftedItem(saving.theirs)) : blank),
    /** Back to what is live. What was typed and not even kept as a draft is offered back. */
    discardDraft() {
      const typed = structuredClone(form.getValues());
      const { isDirty } = form.formState;
      saving.start({
        task: 'discard',
        success: 'Draft discarded',
        failure: 'Failed to discard the draft',
        run: async () => stored && calls.discardDraft(stored.item.id),
        done: () => {
          const now = latest.current;
          if (!now) return null;
          const next = storedItem(now.item, null, now.wasOut);
          keep(next);
          form.reset(valuesOf(now.item));
          if (isDirty && next) copy.setAside(typed, next.basis);
          else copy.forget();
          return null;
        },
      });
    },
    /** While a choice is asked: what the writer changed since the item was opened or saved, as names of fields. */
    typed: () => {
      if (!saving.theirs) return new Set<string>();
      const { defaultValues = {} } = form.formState;
      const changed = versionDifferences(form.getValues(), defaultValues as Values);
      return new Set(changed.map(({ name }) => name));
    },
    /** Puts what somebody else saved into the form; the fields named `mine` stay as they were typed, and unsaved. */
    takeTheirs(mine: string[]) {
      const { theirs } = saving;
      if (!theirs) return;
      const typed = structuredClone(form.getValues());
      copy.setAside(typed, theirs.basis);
      keep(theirs);
      const values = valuesOf(draftedItem(theirs));
      form.reset(values);
      const kept = Object.fromEntries(mine.map((name) => [name, typed[name]]));
      // lists take no single values right after a reset
      if (mine.length > 0) form.reset({ ...values, ...kept }, { keepDefaultValues: true });
      saving.forget();
    },
  };
}

/** Ids come from the server, so they are nothing that was typed. */
function saysTheSame(one: unknown, other: unknown): boolean {
  const words = (value: unknown) =>
    JSON.stringify(value, (key, part) => (key === 'id' ? undefined : part));
  return words(one) === words(other);
}

/** Whether visitors see the item at this moment. */
function isPublic(stored: StoredItem<Item> | null): boolean {
  return stored !== null && statusFor(stored.item, new Date().toISOString()) === 'published';
}

/** What is stored instead, when `error` says that somebody else was faster; undefined for every other error. */
function staleItem(error: unknown): unknown {
  return isConflict(error) ? error.current : undefined;
}

/** The draft that is stored beside it, null for none. */
function staleDraft(error: unknown): StoredItem<Item>['draft'] {
  return isConflict(error) ? ((error.draft ?? null) as StoredItem<Item>['draft']) : null;
}

function isConflict(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 409;
}

function stateOf(input: BulkInput, publishDate: string): Release & { publishDate: string } {
  if ('items' in input) {
    const [item] = input.items;
    if (item) return { status: item.status, publishDate: item.publishDate };
  }
  return { status: 'draft', publishDate };
}
