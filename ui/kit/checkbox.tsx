// Yes, no, or some of them: one box to tick.
import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice, choiceDescription } from './choice.tsx';
import { Check, Minus } from './icons.ts';

type CheckboxProps = Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children' | 'asChild'> & {
  /** Left out, the box stands alone and needs an `aria-label`. */
  label?: ReactNode;
  hint?: string;
  error?: string;
};

/** A checkbox; `checked` may be `'indeterminate'`. With a `name` it is sent with its form. The rest goes to the box. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const box = (
    <RadixCheckbox.Root
      id={own}
      className={className ? `checkbox ${className}` : 'checkbox'}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={choiceDescription(own, { own: rest['aria-describedby'], hint, error })}
    >
      <RadixCheckbox.Indicator className="checkbox-mark">
        <Check aria-hidden="true" />
        <Minus aria-hidden="true" />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
  if (label === undefined) return box;
  return (
    <Choice id={own} label={label} hint={hint} error={error}>
      {box}
    </Choice>
  );
}
