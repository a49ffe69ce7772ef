// Asks for the alt texts of pictures before they are published.
import { useId } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { AltTextsForm, useAltAnswers } from './alt-texts-form.tsx';
import type { AltAnswer, Undescribed } from './missing-alts.ts';

interface AltTextsDialogProps {
  /** The pictures without alt text; an empty list closes the dialog. */
  asked: readonly Undescribed[];
  /** Called when every picture has an answer. */
  onAnswer: (answers: ReadonlyMap<string, AltAnswer>) => void;
  /** Called when the dialog is cancelled; nothing is published. */
  onClose: () => void;
  /** The labels of the buttons that continue and that go back. */
  confirmLabel: string;
  backLabel?: string;
}

/** Every picture needs an answer. Answers typed so far are kept when the dialog is opened again. */
export function AltTextsDialog({
  asked,
  onAnswer,
  onClose,
  confirmLabel,
  backLabel = 'Back to the form',
}: AltTextsDialogProps) {
  const id = useId();
  const answers = useAltAnswers();
  const submit = () => {
    const given = answers.given(asked);
    const open = asked.findIndex(({ src }) => !given.has(src));
    answers.setChecked(open >= 0);
    if (open >= 0) document.getElementById(`${id}-form-${open}`)?.focus();
    else onAnswer(given);
  };
  return (
    <Dialog
      open={asked.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={asked.length === 1 ? 'Add an alt text' : 'Add alt texts'}
      description="Describe each picture for people who can’t see it, or mark it decorative."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {backLabel}
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <AltTextsForm {...answers} id={`${id}-form`} asked={asked} onSubmit={submit} />
    </Dialog>
  );
}
