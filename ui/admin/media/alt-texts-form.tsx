// The fields in which pictures get their alt texts, or are marked as decorative.
import { type FormEvent, useState } from 'react';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import type { AltAnswer, Undescribed } from './missing-alts.ts';
import { useShownPicture } from './use-shown-picture.ts';

/** The answers typed so far, by the address of the picture. `setChecked(true)` shows an error at pictures without one. */
export function useAltAnswers() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [decorative, setDecorative] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isChecked, setChecked] = useState(false);
  /** The answers for these pictures; those without one are left out. */
  const given = (pictures: readonly Undescribed[]): Map<string, AltAnswer> =>
    new Map(
      pictures.flatMap(({ src }): [string, AltAnswer][] => {
        if (decorative.get(src)) return [[src, 'decorative']];
        const alt = typed.get(src)?.trim();
        return alt ? [[src, { alt }]] : [];
      }),
    );
  return { typed, setTyped, decorative, setDecorative, isChecked, setChecked, given };
}

type AltTextsFormProps = ReturnType<typeof useAltAnswers> & {
  /** The id of the form, for a submit button outside it. */
  id: string;
  /** The pictures without alt text. */
  asked: readonly Undescribed[];
  onSubmit: () => void;
};

/** Has no submit button of its own. Can stand in a portal inside another form, which does not get its submit event. */
export function AltTextsForm({ id, asked, onSubmit, ...answers }: AltTextsFormProps) {
  const { typed, setTyped, decorative, setDecorative, isChecked } = answers;
  const given = answers.given(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form around the portal
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form id={id} className="alt-texts" onSubmit={submit} noValidate>
      <ul className="alt-texts-list">
        {asked.map(({ src, place }, index) => (
          <li className="alt-texts-picture" key={src}>
            <AskedPicture src={src} />
            <div className="alt-texts-answer">
              <p className="alt-texts-place" id={`${id}-${index}-place`}>
                {place}
              </p>
              <Field
                label={asked.length === 1 ? 'Alt text' : `Alt text of picture ${index + 1}`}
                error={
                  isChecked && !given.has(src)
                    ? 'Describe the picture, or mark it as decorative'
                    : undefined
                }
              >
                <Input
                  id={`${id}-${index}`}
                  aria-describedby={`${id}-${index}-place`}
                  value={typed.get(src) ?? ''}
                  maxLength={TITLE_MAX_CHARS}
                  disabled={decorative.get(src)}
                  onChange={(event) => setTyped(new Map(typed).set(src, event.target.value))}
                />
              </Field>
              <Checkbox
                label={
                  <>
                    Decorative
                    <span className="visually-hidden">: picture {index + 1}</span>
                  </>
                }
                checked={decorative.get(src) ?? false}
                onCheckedChange={(checked) => setDecorative(new Map(decorative).set(src, checked))}
              />
            </div>
          </li>
        ))}
      </ul>
    </form>
  );
}

function AskedPicture({ src }: { src: string }) {
  return <img className="alt-texts-image" src={useShownPicture(src)} alt="" />;
}
