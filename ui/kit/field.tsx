// A label tied to its control, hint and error.
import { cloneElement, type ReactElement, useId } from 'react';

interface ControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
}

interface FieldProps {
  label: string;
  hint?: string;
  /** Shown under the control and announced; marks the control as invalid. */
  error?: string;
  /** The recommended length, which may be exceeded. */
  fit?: { used: number; fits: number };
  /** Shows '(optional)' after the label. */
  optional?: boolean;
  /** Shows '(required)' after the label; the accessible name stays the label alone. */
  required?: boolean;
  /** Takes half the width in a form with two columns. */
  half?: boolean;
  /** One control: an `Input`, a `Textarea`, anything that takes `id` and the aria attributes. */
  children: ReactElement<ControlProps>;
}

/** Labels its only child. The child keeps an `id` of its own when it has one. */
export function Field({
  label,
  hint,
  error,
  fit,
  optional = false,
  required = false,
  half = false,
  children,
}: FieldProps) {
  const own = useId();
  const id = children.props.id ?? own;
  const describedBy = [
    children.props['aria-describedby'],
    hint && `${id}-hint`,
    fit && `${id}-fit`,
    error && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field" data-invalid={error ? '' : undefined} data-half={half ? '' : undefined}>
      <div className="field-head" data-required={required ? '' : undefined}>
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {optional && <span className="field-note">(optional)</span>}
      </div>
      {cloneElement(children, {
        id,
        'aria-describedby': describedBy || undefined,
        required: required || children.props.required,
        // browsers report an empty required control as invalid, also before anything was typed
        'aria-invalid': error
          ? true
          : (children.props['aria-invalid'] ?? (required ? false : undefined)),
      })}
      {hint && (
        <p className="field-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fit && (
        <p className="field-fit" id={`${id}-fit`}>
          {fit.used > fit.fits && `${fit.used} of ${fit.fits} characters: may wrap`}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
