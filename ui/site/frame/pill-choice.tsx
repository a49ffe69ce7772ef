// One of a few answers as a row of pills: radio buttons of the browser, so it needs no script.
import { useId } from 'react';

interface PillChoiceProps {
  /** The question. */
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The answer that is chosen at first; none when left out. */
  chosen?: string;
  /** Shows '(optional)' after the question. */
  optional?: boolean;
}

/** The question and its answers; arrow keys choose. Sent with its form under `name`. */
export function PillChoice({ label, name, options, chosen, optional = false }: PillChoiceProps) {
  const id = useId();
  return (
    <fieldset className="pill-choice">
      <legend className="pill-choice-question">
        <span className="field-head">
          <span className="field-label">{label}</span>
          {optional && <span className="field-note"> (optional)</span>}
        </span>
      </legend>
      <div className="pill-choice-row">
        {options.map((option, i) => (
          <span className="pill-choice-item" key={option.value}>
            <input
              type="radio"
              id={`${id}-${i}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
            />
            <label htmlFor={`${id}-${i}`}>{option.label}</label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
