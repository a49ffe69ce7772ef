// Connects a form to its item: saving, checks before it, local copies, conflicts and drafts.
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { useAltTexts } from '#ui/admin/media/use-alt-texts.ts';
import { type Difference, versionDifferences } from './conflicts/version-differences.ts';
import { type LocalCopies, useLocalCopy } from './copies/use-local-copy.ts';
import { taskOf } from './saving-machine.ts';
import type { SavingEvent, SavingRequest } from './saving-types.ts';
import { useUnsavedWork } from './unsaved-work.ts';
import { useCheckedSave } from './use-checked-save.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { type SavingOptions, useSaving } from './use-saving.ts';

/** Options of a form for one kind of item. */
export interface ItemSavingOptions<Values, Sent, Of extends Item, Fields>
  extends Omit<
    SavingOptions<Values, Sent, Of, Fields>,
    'storeAltTexts' | 'filledIn' | 'slugOf' | 'titleOf'
  > {
  /** The pictures of the form, for the question about alt texts before publishing. */
  alts: Parameters<typeof useAltTexts>[0];
  /** The differences between two versions of the form; field by field by default. */
  differencesOf?: (mine: Values, other: Values) => Difference[];
}

/** The server generates a slug that was left empty. A draft needs a title. */
export const ITEM_RULES = {
  titleOf: ({ title }: FieldValues): string => cutText(title.trim(), TITLE_MAX_CHARS) || 'Untitled',
  slugOf: ({ slug }: FieldValues): string => slug,
  filledIn: <Values extends FieldValues>({ slug }: Values, item: Item) =>
    (slug === '' ? { slug: item.slug } : {}) as Partial<Values>,
};

/** Typed text survives failures, and saves during which somebody continues to type. */
export function useItemSaving<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  options: ItemSavingOptions<Values, Sent, Of, Fields>,
) {
  const { kind, blank, valuesOf } = options;
  const differencesOf =
    options.differencesOf ?? ((mine, other) => versionDifferences(kind, mine, other));
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
    blank,
    isDirty,
    base: () => latest.current.stored?.base ?? null,
    began: () => form.formState.defaultValues as Values,
    onRestored: (base) => saving.tell({ type: 'copy-restored', base }),
  });
  useEffect(() => {
    copies.current = copy;
  });
  const isLeaving = state.leavingFor !== null;
  useUnsavedWork((isDirty || state.waiting !== null) && !isLeaving);
  const noteFocus = useFocusKept(taskOf(state) !== null);
  const tell = (event: SavingEvent<Values, Sent, Of>) => {
    // the pressed button is disabled during the check
    if (latest.current.checking === null) noteFocus();
    saving.tell(event);
  };
  const request = (wanted: SavingRequest<Values, Sent>) =>
    tell({ type: 'requested', request: wanted });
  const { goesOnTo, ...save } = useCheckedSave(form, alts.asks, { latest, tell, request });

  const { conflict } = state;
  const remoteValues = () => (conflict ? valuesOf(conflict.theirs) : blank);
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
    /** Finds the pictures without alt text, and describes them. */
    pictures: { find: alts.find, describe: alts.describe },
    /** Discards the draft and returns to the live item. Unsaved changes are offered back. */
    discardDraft() {
      const texts = { success: 'Draft discarded', failure: 'Failed to discard the draft' };
      const values = structuredClone(form.getValues());
      request({ type: 'discard', task: 'discard', values, isDirty, ...texts });
    },
    /** The live item as form values; blank values for a new item. */
    live: () => (state.stored ? valuesOf(state.stored.item) : blank),
    differencesOf,
    /** In a conflict: the version that somebody else saved, as form values. */
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
