// A checkbox, with an indeterminate state.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Choice, choiceDescription } from './choice.tsx';

type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'children' | 'onChange' | 'ref'
> & {
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
  /** Without it the box needs an `aria-label`. */
  label?: ReactNode;
  hint?: string;
  error?: string;
};

/** The browser's own box, since lists have many. With a `name` its value is sent with its form. The rest goes to the box. */
export function Checkbox({
  checked,
  onCheckedChange,
  label,
  hint,
  error,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const isSome = checked === 'indeterminate';
  useEffect(() => {
    // `indeterminate` has no HTML attribute, and a click resets it
    if (input.current && input.current.indeterminate !== isSome)
      input.current.indeterminate = isSome;
  });
  const box = (
    <input
      {...rest}
      ref={input}
      id={own}
      type="checkbox"
      className={className ? `checkbox ${className}` : 'checkbox'}
      checked={checked === undefined ? undefined : checked === true}
      onChange={(event) => onCheckedChange?.(event.target.checked)}
      aria-checked={isSome ? 'mixed' : undefined}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={choiceDescription(own, { own: rest['aria-describedby'], hint, error })}
    />
  );
  if (label === undefined) return box;
  return (
    <Choice id={own} label={label} hint={hint} error={error}>
      {box}
    </Choice>
  );
}
