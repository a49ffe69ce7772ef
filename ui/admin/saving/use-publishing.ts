// What the buttons of a form say and do: save its item, publish it, schedule it, unpublish it.
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { type ItemSavingOptions, type SaveDescription, useItemSaving } from './use-item-saving.ts';
import { usePresence } from './use-presence.ts';

/** What the buttons and toasts of one kind of item say, most of it fixed by docs/contract.md. */
export interface ItemLabels {
  /** 'Blog post'. */
  noun: string;
  create: string;
  creating: string;
  update: string;
  updating: string;
  created: string;
  updated: string;
  notCreated: string;
  notUpdated: string;
  /** Stands above `created` and `updated` in their toasts. */
  savedTitle?: string;
}

/** One button that saves, and what it says meanwhile. */
export interface SaveAction {
  task: string;
  label: string;
  pending: string;
  run: () => void;
}

const DRAFT_TEXTS = {
  success: 'Draft saved. Live page unchanged.',
  failure: 'Failed to save the draft',
};

/** Everything the form needs to save its item and to say what it is. */
export function usePublishing<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  { labels, ...options }: ItemSavingOptions<Values, Sent, Of, Fields> & { labels: ItemLabels },
) {
  const { latest, saveItem, saveDraft, request, tell, state, ...rest } = useItemSaving(
    form,
    options,
  );
  const { stored, isNew } = state;
  const presence = usePresence(options.kind, stored?.item.id ?? null);
  const [, setTick] = useState(0);
  const status = stored && !isNew ? statusFor(stored.item, new Date().toISOString()) : null;
  const { noun } = labels;
  const publish = { task: 'save', intent: 'publish', leaves: true } as const;
  const keep = { task: 'draft', intent: 'keep', leaves: false } as const;
  const saved = { successTitle: labels.savedTitle };
  const create = { ...saved, success: labels.created, failure: labels.notCreated };
  const update = { ...saved, success: labels.updated, failure: labels.notUpdated };
  const published = { success: `${noun} published`, failure: `Failed to publish ${lower(noun)}` };
  const draft = { success: 'Draft saved', failure: DRAFT_TEXTS.failure };

  const action = (task: string, label: string, pending: string, run: () => unknown) => ({
    ...{ task, label, pending },
    run: () => void run(),
  });
  const primaryAction = (): SaveAction => {
    const act = (
      label: string,
      pending: string,
      save: Omit<SaveDescription<Values, Sent>, 'label'>,
    ) => action('save', label, pending, () => saveItem({ ...save, label }));
    if (status === null)
      return act(labels.create, labels.creating, { ...publish, ...create, release: 'now' });
    if (status === 'draft')
      return act('Publish', 'Publishing...', { ...publish, ...published, release: 'now' });
    // a draft that was saved by itself changes no button under the writer's hand
    if (status === 'published' && stored?.draft && state.isDraftNoted)
      return act('Publish changes', 'Publishing...', { ...publish, ...update });
    return act(labels.update, labels.updating, { ...publish, ...update });
  };
  const secondaryAction = (): SaveAction | null => {
    const label = status === null ? 'Save as draft' : 'Save draft';
    if (status === 'scheduled') return null;
    const run = () =>
      status === 'published'
        ? saveDraft(DRAFT_TEXTS)
        : saveItem({ ...keep, ...draft, label, release: { status: 'draft' } });
    return action('draft', label, 'Saving...', run);
  };
  const stayAction = (): SaveAction => {
    const isLive = status === 'published' && !stored?.draft;
    const label = isLive ? 'Update and stay' : 'Publish and stay';
    const release = status === 'published' ? undefined : ('now' as const);
    const texts = status === 'published' ? update : published;
    const save = { ...publish, ...texts, leaves: false, release, label };
    return action('save', label, 'Publishing...', () => saveItem(save));
  };
  const primary = primaryAction();
  const secondary = secondaryAction();
  // neither key changes what is public without saying so: one saves a draft, the other publishes
  useShortcut(keepTyped, 'Mod+S');
  useShortcut(primary.run, 'Mod+Shift+Enter');

  /** Saves what is typed, and stays. A scheduled item is changed itself, since nobody sees it yet. */
  function keepTyped() {
    if (secondary) secondary.run();
    else void saveItem({ ...keep, ...update, label: labels.update });
  }

  const changeState = (
    input: Parameters<typeof options.calls.bulk>[0],
    success: string,
    failure: string,
  ) => request({ type: 'state', task: 'state', input, success, failure });
  const id = stored?.item.id ?? 0;
  const isLeaving = state.leavingFor !== null;
  const attempt = (state.next ?? state.attempt?.request)?.task ?? null;
  return {
    ...rest,
    stored,
    isNew,
    isDraftNoted: state.isDraftNoted,
    status,
    /** Who else has the item open, null while nothing is known. */
    presence,
    primary,
    secondary,
    /** A moment passed that matters. */
    tick: () => setTick((ticks) => ticks + 1),
    saving: {
      /** The task under way, null for none. */
      task: isLeaving ? 'save' : attempt,
      busy: attempt !== null || isLeaving,
      /** What somebody else saved meanwhile; null when there is nothing to decide. */
      conflict: state.conflict?.isShown && !state.attempt ? state.conflict : null,
      /** An autosave met what somebody else saved; `compare` shows it. */
      hasConflict: state.conflict !== null,
      compare: () => tell({ type: 'conflict-opened' }),
      /** When everything typed was saved last (ms). */
      savedAt: state.savedAt,
      /** Why the last autosave was refused. */
      problem: state.problem,
      waitsFor: state.waiting?.for ?? null,
      tryAgain: () => tell({ type: 'retried' }),
      overwrite: () => tell({ type: 'overwrite-chosen' }),
      useRemote: (mine: string[]) => tell({ type: 'remote-chosen', mine }),
      closeConflict: () => tell({ type: 'conflict-closed' }),
    },
    /** Publishes what is typed like the primary button, and the form stays open. Null where that is what `publishNow` does. */
    publishAndStay: status === 'scheduled' ? null : stayAction(),
    publishNow: () =>
      void saveItem({ ...publish, ...published, release: 'now', label: 'Publish now' }),
    /** Saves what is typed, to be published at `publishDate`; of a scheduled item only the date changes. */
    schedule(publishDate: string, inWords: string) {
      const success = `${noun} scheduled for ${inWords}`;
      const failure = `Failed to schedule ${lower(noun)}`;
      const release = { status: 'scheduled' as const, publishDate };
      if (status === 'scheduled')
        changeState({ action: 'status', items: [{ id, ...release }] }, success, failure);
      else void saveItem({ ...publish, success, failure, release, label: 'Schedule' });
    },
    /** Takes it off the site, or off the schedule; nothing that it says changes. */
    withdraw() {
      const done = status === 'scheduled' ? 'unscheduled' : 'unpublished';
      const failure = `Failed to unpublish ${lower(noun)}`;
      changeState({ action: 'unpublish', ids: [id] }, `${noun} ${done}`, failure);
    },
  };
}

/** What `usePublishing` gives to a form of any kind of item. */
// biome-ignore lint/suspicious/noExplicitAny: it shows the same for every kind of item
export type FormPublishing = ReturnType<typeof usePublishing<any, any, any, any>>;

/** The part that shows and changes whether the item is public. */
export type Publishing = Omit<
  FormPublishing,
  'live' | 'savedStatus' | 'remoteValues' | 'changedFields' | 'copy' | 'alts'
>;

function lower(noun: string): string {
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}
