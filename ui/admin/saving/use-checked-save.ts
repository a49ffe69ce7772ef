// The checks and questions before a form is saved: its rules, its pictures and their alt texts.
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { showPictureOnItsWay } from '#ui/admin/forms/images/pending-upload.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import type { ItemRequest, SavingEvent, SavingRequest, SavingState } from './saving-types.ts';
import type { SavedStatus } from './stored-item.ts';

/** A save as its button describes it. `label` is the confirm label of a question before the save. */
export type SaveDescription = Omit<ItemRequest<unknown, unknown>, 'type' | 'values' | 'sent'> & {
  label: string;
};

interface Saving<Values, Sent, Of extends Item> {
  latest: RefObject<SavingState<Values, Sent, Of>>;
  tell: (event: SavingEvent<Values, Sent, Of>) => void;
  request: (wanted: SavingRequest<Values, Sent>) => void;
}

/** `asks(again)` resolves to true when pictures have to be described first, and calls `again` when they are. */
export function useCheckedSave<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  asks: (again: () => void) => Promise<boolean>,
  { latest, tell, request }: Saving<Values, Sent, Of>,
) {
  const toasts = useToasts();
  const [goesOnTo, setGoesOnTo] = useState('');
  const savedStatus = useRef<SavedStatus>('published');
  const typed = () => structuredClone(form.getValues());
  const isBusy = () => {
    const { attempt, next, checking } = latest.current;
    const isSending = attempt !== null && attempt.request.type !== 'autosave';
    return checking !== null || next !== null || isSending;
  };

  /** Whether the save would leave out a picture that is still uploading; shows a toast if so. */
  const isPictureMissing = (): boolean => {
    if (!showPictureOnItsWay()) return false;
    toasts.show({
      title: 'Not saved yet',
      description: 'A picture is still uploading. Wait for it or remove it, then save.',
      variant: 'destructive',
    });
    return true;
  };

  return {
    /** The status by whose rules the form is checked at the next save. */
    savedStatus,
    /** The confirm label of the question about the pictures: the label of the save that follows. */
    goesOnTo,
    /** Saves the whole item once it is valid and, unless it is saved as a draft, once its pictures are described. */
    saveItem({ label, ...save }: SaveDescription) {
      const { stored } = latest.current;
      const status = save.release === 'now' ? 'published' : save.release?.status;
      const isForStaff = (status ?? stored?.item.status) === 'draft';
      savedStatus.current = isForStaff ? 'draft' : 'published';
      const submit = () => {
        // text typed during the check was not validated
        const values = typed();
        return form.handleSubmit(async (sent) => {
          if (isBusy() || isPictureMissing()) return;
          tell({ type: 'check-begun', task: save.task });
          setGoesOnTo(label);
          if (!isForStaff && (await asks(() => void submit())))
            return tell({ type: 'check-ended' });
          request({ type: 'item', ...save, values, sent });
        })();
      };
      return submit();
    },
    /** Saves the form as a draft beside the item, valid or not; the live item stays. */
    saveDraft(texts: Pick<SavingRequest<Values, Sent>, 'success' | 'failure'>) {
      if (!isPictureMissing()) request({ type: 'draft', task: 'draft', values: typed(), ...texts });
    },
  };
}
