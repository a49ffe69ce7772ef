// Asks for the alt texts of pictures before they are published.
import { type FormEvent, useId, useState } from 'react';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import type { AltAnswer, Undescribed } from './missing-alts.ts';

interface AltTextsDialogProps {
  /** The pictures without alt text; an empty list closes the dialog. */
  asked: readonly Undescribed[];
  /** Called when every picture has an answer. */
  onAnswer: (answers: ReadonlyMap<string, AltAnswer>) => void;
  /** Called when the dialog is cancelled; nothing is published. */
  onClose: () => void;
  /** The label of the button that continues. */
  confirmLabel: string;
}

/** Every picture needs an answer. Answers typed so far are kept when the dialog is opened again. */
export function AltTextsDialog({ asked, onAnswer, onClose, confirmLabel }: AltTextsDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [decorative, setDecorative] = useState<Record<string, boolean>>({});
  const [isChecked, setChecked] = useState(false);
  const answerTo = (src: string): AltAnswer | null => {
    if (decorative[src]) return 'decorative';
    const alt = typed[src]?.trim();
    return alt ? { alt } : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form around the portal
    event.stopPropagation();
    const open = asked.findIndex(({ src }) => answerTo(src) === null);
    setChecked(true);
    if (open >= 0) return document.getElementById(`${id}-${open}`)?.focus();
    setChecked(false);
    onAnswer(new Map(asked.map(({ src }) => [src, answerTo(src) as AltAnswer])));
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
            Back to the form
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="alt-texts" onSubmit={submit} noValidate>
        <ul className="alt-texts-list">
          {asked.map(({ src }, index) => (
            <li className="alt-texts-picture" key={src}>
              <img className="alt-texts-image" src={src} alt="" />
              <div className="alt-texts-answer">
                <Field
                  label={asked.length === 1 ? 'Alt text' : `Alt text of picture ${index + 1}`}
                  error={
                    isChecked && answerTo(src) === null
                      ? 'Describe the picture, or mark it as decorative'
                      : undefined
                  }
                >
                  <Input
                    id={`${id}-${index}`}
                    value={typed[src] ?? ''}
                    maxLength={TITLE_MAX_CHARS}
                    disabled={decorative[src]}
                    onChange={(event) => setTyped({ ...typed, [src]: event.target.value })}
                  />
                </Field>
                <Checkbox
                  label={
                    <>
                      Decorative
                      <span className="visually-hidden">: picture {index + 1}</span>
                    </>
                  }
                  checked={decorative[src] ?? false}
                  onCheckedChange={(checked) =>
                    setDecorative({ ...decorative, [src]: checked === true })
                  }
                />
              </div>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
