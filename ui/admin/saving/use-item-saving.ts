// A form and its item: what is stored, what is typed, and what can be done about it.
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { showPictureOnItsWay } from '#ui/admin/forms/pending-upload.ts';
import { useAltTexts } from '#ui/admin/media/use-alt-texts.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import type { ItemRequest, SavingEvent, SavingRequest } from './saving-types.ts';
import { draftedItem, type SavedStatus } from './stored-item.ts';
import { useUnsavedWork } from './unsaved-work.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { type LocalCopies, useLocalCopy } from './use-local-copy.ts';
import { type SavingOptions, useSaving } from './use-saving.ts';
import { versionDifferences } from './version-differences.ts';

/** What a form of one kind of item is given. */
export interface ItemSavingOptions<Values, Sent, Of extends Item, Fields>
  extends Omit<
    SavingOptions<Values, Sent, Of, Fields>,
    'storeAltTexts' | 'filledIn' | 'slugOf' | 'titleOf'
  > {
  /** Where the form's pictures stand, for what publishing asks about them. */
  alts: Parameters<typeof useAltTexts>[0];
}

/** A save as its button describes it. `label` is what a question before it leads on to. */
export type SaveDescription<Values, Sent> = Omit<
  ItemRequest<Values, Sent>,
  'type' | 'values' | 'sent'
> & { label: string };

/** A slug that was left empty is made by the server. A draft needs a title. */
const ITEM_RULES = {
  titleOf: ({ title }: FieldValues): string => title.trim().slice(0, TITLE_MAX_CHARS) || 'Untitled',
  slugOf: ({ slug }: FieldValues): string => slug,
  filledIn: <Values extends FieldValues>({ slug }: Values, item: Item) =>
    (slug === '' ? { slug: item.slug } : {}) as Partial<Values>,
};

/** Everything typed stays through every failure, and through a save during which somebody went on typing. */
export function useItemSaving<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  options: ItemSavingOptions<Values, Sent, Of, Fields>,
) {
  const { blank, valuesOf } = options;
  const toasts = useToasts();
  const alts = useAltTexts(options.alts);
  const [goesOnTo, setGoesOnTo] = useState('');
  const savedStatus = useRef<SavedStatus>('published');
  const copies = useRef<LocalCopies<Values>>(null);
  const saving = useSaving<Values, Sent, Of, Fields>(
    form,
    { ...options, ...ITEM_RULES, storeAltTexts: alts.store },
    copies,
  );
  const { state, latest } = saving;
  const { isDirty } = form.formState;
  const copy = useLocalCopy(form, {
    ...{ blank, isDirty },
    base: () => latest.current.stored?.base ?? null,
    onRestored: (base) => saving.tell({ type: 'copy-restored', base }),
  });
  useEffect(() => {
    copies.current = copy;
  });
  const isLeaving = state.leavingFor !== null;
  useUnsavedWork((isDirty || state.waiting !== null) && !isLeaving);
  const noteFocus = useFocusKept((state.next ?? state.attempt?.request)?.task != null);
  const tell = (event: SavingEvent<Values, Sent, Of>) => {
    noteFocus();
    saving.tell(event);
  };
  const request = (wanted: SavingRequest<Values, Sent>) =>
    tell({ type: 'requested', request: wanted });
  const isBusy = () => {
    const { attempt, next } = latest.current;
    return next !== null || (attempt !== null && attempt.request.type !== 'autosave');
  };
  const typed = () => structuredClone(form.getValues());

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

  /** Saves the whole item once it is valid, and once its pictures are described when it is to be public. */
  const saveItem = ({ label, ...save }: SaveDescription<Values, Sent>) => {
    const { stored } = latest.current;
    const status = save.release === 'now' ? 'published' : save.release?.status;
    const isForStaff = (status ?? stored?.item.status) === 'draft';
    savedStatus.current = isForStaff ? 'draft' : 'published';
    const submit = form.handleSubmit(async (sent) => {
      if (isBusy() || isPictureMissing()) return;
      tell({ type: 'question-asked' });
      setGoesOnTo(label);
      if (!isForStaff && (await alts.asks(() => void submit()))) return;
      request({ type: 'item', ...save, values: typed(), sent });
    });
    return submit();
  };

  const { conflict } = state;
  const remoteValues = () => (conflict ? valuesOf(draftedItem(conflict.remote)) : blank);
  return {
    state,
    latest,
    tell,
    request,
    copy,
    isDirty,
    /** The rules by which the form is checked at the next save. */
    savedStatus,
    saveItem,
    /** Props of `AltTextsDialog`. */
    alts: { ...alts.dialog, confirmLabel: goesOnTo },
    /** Saves what is typed, valid or not, beside the item; what is live stays. */
    saveDraft(texts: Pick<SavingRequest<Values, Sent>, 'success' | 'failure'>) {
      if (!isPictureMissing()) request({ type: 'draft', task: 'draft', values: typed(), ...texts });
    },
    /** Goes back to what is live. What was typed and not saved is offered back. */
    discardDraft() {
      const texts = { success: 'Draft discarded', failure: 'Failed to discard the draft' };
      const values = form.formState.isDirty ? typed() : null;
      request({ type: 'discard', task: 'discard', values, ...texts });
    },
    /** What is live, as the form would show it. */
    live: () => (state.stored ? valuesOf(state.stored.item) : blank),
    /** In a conflict: what somebody else saved, as the form would show it. */
    remoteValues,
    /** In a conflict: the names of the fields that the writer changed. */
    changedFields(): Set<string> {
      if (!conflict) return new Set();
      const { defaultValues = {} } = form.formState;
      const changes = versionDifferences(form.getValues(), defaultValues as Values);
      return new Set(changes.map(({ name }) => name));
    },
  };
}
