// A form and its item: what is stored, what is typed, and what can be done about it.
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { useAltTexts } from '#ui/admin/media/use-alt-texts.ts';
import { type Difference, versionDifferences } from './conflicts/version-differences.ts';
import { type LocalCopies, useLocalCopy } from './copies/use-local-copy.ts';
import type { SavingEvent, SavingRequest } from './saving-types.ts';
import { draftedItem } from './stored-item.ts';
import { useUnsavedWork } from './unsaved-work.ts';
import { useCheckedSave } from './use-checked-save.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { type SavingOptions, useSaving } from './use-saving.ts';

/** What a form of one kind of item is given. */
export interface ItemSavingOptions<Values, Sent, Of extends Item, Fields>
  extends Omit<
    SavingOptions<Values, Sent, Of, Fields>,
    'storeAltTexts' | 'filledIn' | 'slugOf' | 'titleOf'
  > {
  /** Where the form's pictures stand, for what publishing asks about them. */
  alts: Parameters<typeof useAltTexts>[0];
  /** Where two versions of the form differ; by default field by field. */
  differencesOf?: (mine: Values, other: Values) => Difference[];
}

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
  const { blank, valuesOf, differencesOf = versionDifferences } = options;
  const alts = useAltTexts(options.alts);
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
  const { goesOnTo, ...save } = useCheckedSave(form, alts.asks, { latest, tell, request });

  const { conflict } = state;
  const remoteValues = () => (conflict ? valuesOf(draftedItem(conflict.remote)) : blank);
  return {
    state,
    latest,
    tell,
    request,
    copy,
    isDirty,
    ...save,
    /** Props of `AltTextsDialog`. */
    alts: { ...alts.dialog, confirmLabel: goesOnTo },
    /** The pictures that nobody has described, and what describes them. */
    pictures: { find: alts.find, describe: alts.describe },
    /** Goes back to what is live. What was typed and not saved is offered back. */
    discardDraft() {
      const texts = { success: 'Draft discarded', failure: 'Failed to discard the draft' };
      const values = form.formState.isDirty ? structuredClone(form.getValues()) : null;
      request({ type: 'discard', task: 'discard', values, ...texts });
    },
    /** What is live, as the form would show it. */
    live: () => (state.stored ? valuesOf(state.stored.item) : blank),
    differencesOf: differencesOf as (
      mine: Values,
      other: Values,
      labels?: Partial<Record<keyof Values, string>>,
    ) => Difference[],
    /** In a conflict: what somebody else saved, as the form would show it. */
    remoteValues,
    /** In a conflict: the names of the fields that the writer changed. */
    changedFields(): Set<string> {
      if (!conflict) return new Set();
      const { defaultValues = {} } = form.formState;
      const changes = differencesOf(form.getValues(), defaultValues as Values);
      return new Set(changes.map(({ name }) => name));
    },
  };
}
