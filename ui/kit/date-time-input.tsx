// A field for a date and time: the browser's own, in a named time zone. The value is in UTC.
import { type ComponentProps, useId, useState } from 'react';
import { useTimeZone } from './use-time-zone.ts';
import { formatMoment, formatZone, fromWallTime, toWallTime } from './zoned-time.ts';

type DateTimeInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> & {
  /** An ISO moment; null is empty. */
  value: string | null;
  /** Gets an ISO moment in UTC, or null when the field is empty or not yet complete. */
  onValueChange: (value: string | null) => void;
  /** The first moment that may be chosen, ISO. */
  min?: string;
  /** An IANA name; the visitor's own zone when left out. */
  timeZone?: string;
};

/**
 * Controlled. Shows the name of its time zone and the time in UTC below. Once the field was left, an error follows, unless
 * the field is marked as invalid already. The rest goes to the input; put it in a `Field` for its label.
 */
export function DateTimeInput({
  value,
  onValueChange,
  min,
  timeZone,
  className,
  ...rest
}: DateTimeInputProps) {
  const made = useId();
  const id = rest.id ?? made;
  const local = useTimeZone();
  const zone = timeZone ?? local;
  const [isHalfFilled, setHalfFilled] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [typed, setTyped] = useState('');
  // a year is typed as 2, 20, 202 and 2026: setting another value meanwhile would lose what was typed
  const isTyped = value !== null && fromWallTime(typed, zone) === value;
  const shown = isTyped ? typed : toWallTime(value ?? '', zone);
  const isEarly = value !== null && min !== undefined && Date.parse(value) < Date.parse(min);
  // one error at a time: an error of the surrounding field comes first
  const isRefused = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true';
  const error = isLeft && !isRefused ? errorOf() : null;

  function errorOf(): string | null {
    if (isHalfFilled) return 'Enter the whole date and time, for example March 24, 2026, 09:30.';
    if (isEarly) return `Choose ${formatMoment(min ?? '', zone)} or later.`;
    if (rest.required && value === null) return 'Choose a date and a time.';
    return null;
  }

  return (
    <div className={className ? `date-time-input ${className}` : 'date-time-input'}>
      <input
        {...rest}
        id={id}
        className="input"
        type="datetime-local"
        value={shown}
        min={min && toWallTime(min, zone)}
        // lets the year end after four digits
        max="9999-12-31T23:59"
        aria-invalid={error !== null || rest['aria-invalid']}
        aria-describedby={[rest['aria-describedby'], `${id}-zone`, error && `${id}-wrong`]
          .filter(Boolean)
          .join(' ')}
        onChange={(event) => {
          setHalfFilled(event.target.validity.badInput);
          setTyped(event.target.value);
          onValueChange(fromWallTime(event.target.value, zone));
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setHalfFilled(event.target.validity.badInput);
          setTyped('');
          setLeft(true);
        }}
      />
      <p className="field-note" id={`${id}-zone`}>
        {value === null
          ? `In ${formatZone(min ?? new Date().toISOString(), zone)}.`
          : `In ${formatZone(value, zone)}.${inUtc(value, zone)}`}
      </p>
      {error && (
        <p className="field-error" id={`${id}-wrong`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The same moment in UTC, for colleagues elsewhere; empty when the time of the zone is that of UTC. */
function inUtc(value: string, zone: string): string {
  const moment = formatMoment(value, 'UTC');
  return moment === formatMoment(value, zone) ? '' : ` That is ${moment} UTC.`;
}
