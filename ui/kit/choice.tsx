// The label, hint and error that a checkbox, a switch and a radio button share.
import type { ReactNode } from 'react';

interface ChoiceProps {
  /** The id of the control. */
  id: string;
  label: ReactNode;
  hint?: string;
  /** Shown under the label and announced. */
  error?: string;
  /** The checkbox, switch or radio button itself. */
  children: ReactNode;
}

/** A control with its label, hint and error. Give the control `choiceDescription(id, …)`. */
export function Choice({ id, label, hint, error, children }: ChoiceProps) {
  return (
    <div className="choice" data-invalid={error ? '' : undefined}>
      {children}
      <div className="choice-words">
        <label className="choice-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="field-note" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {error && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The control's `aria-describedby`: its own ids, then those of hint and error; undefined without any. */
export function choiceDescription(
  id: string,
  { own, hint, error }: { own?: string | undefined; hint?: string; error?: string },
): string | undefined {
  const ids = [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
