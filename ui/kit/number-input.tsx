// A number field that may be empty; typed or stepped. The mouse wheel scrolls the page and never changes the value.
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from './icons.ts';
import { clampNumber, parseNumber, stepNumber } from './number-text.ts';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> & {
  /** Null is empty. Controlled with `onValueChange`, else it starts from `defaultValue`. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
};

/** The distance of Page Up and Page Down, in steps. */
const PAGE_STEPS = 10;

/**
 * Up, Down, Page Up, Page Down, Home and End step as in any spin button. A number out of bounds is clamped when the
 * field loses focus; other text is marked invalid and replaced by the last number. The rest goes to the input.
 */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  className,
  ...rest
}: NumberInputProps) {
  const [own, setOwn] = useState(defaultValue);
  // The text while it is being typed: '1.' may become 1.5.
  const [draft, setDraft] = useState<string | null>(null);
  const current = value === undefined ? own : value;
  const range = { min, max, step };
  const isNoNumber = draft !== null && parseNumber(draft) === undefined;
  const off = rest.disabled || rest.readOnly;

  function set(next: number | null) {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  }

  function goTo(next: number) {
    setDraft(null);
    set(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || off) return;
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE_STEPS, PageDown: -PAGE_STEPS }[
      event.key
    ];
    if (steps !== undefined) goTo(stepNumber(current, steps, range));
    else if (event.key === 'Home' && min !== undefined) goTo(min);
    else if (event.key === 'End' && max !== undefined) goTo(max);
    else return;
    event.preventDefault();
  }

  const stepper = (steps: 1 | -1) => ({
    type: 'button' as const,
    className: 'number-input-step',
    // Keyboard users step with the arrow keys in the field.
    tabIndex: -1,
    disabled: off || (current !== null && stepNumber(current, steps, range) === current),
    onClick: () => goTo(stepNumber(current, steps, range)),
  });

  return (
    <div className={className ? `number-input ${className}` : 'number-input'}>
      <input
        inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'text'}
        autoComplete="off"
        {...rest}
        className="input number-input-text"
        type="text"
        role="spinbutton"
        aria-valuenow={current ?? undefined}
        aria-valuetext={current === null ? 'Empty' : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={isNoNumber || rest['aria-invalid']}
        value={draft ?? current ?? ''}
        onChange={(event) => {
          setDraft(event.target.value);
          const typed = parseNumber(event.target.value);
          if (typed !== undefined) set(typed);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setDraft(null);
          if (current !== null) set(clampNumber(current, range));
        }}
        onKeyDown={onKeyDown}
      />
      <button aria-label="Decrease" {...stepper(-1)}>
        <Minus aria-hidden="true" />
      </button>
      <button aria-label="Increase" {...stepper(1)}>
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
