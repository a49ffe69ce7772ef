// A switch for a setting that applies at once.
import * as RadixSwitch from '@radix-ui/react-switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice, choiceDescription } from './choice.tsx';

type SwitchProps = Omit<ComponentProps<typeof RadixSwitch.Root>, 'children' | 'asChild'> & {
  /** Without it the switch needs an `aria-label`. */
  label?: ReactNode;
  hint?: string;
  error?: string;
};

/** A switch. Its label names the setting and does not change with the state. The rest goes to the switch. */
export function Switch({ label, hint, error, id, className, ...rest }: SwitchProps) {
  const made = useId();
  const own = id ?? made;
  const control = (
    <RadixSwitch.Root
      id={own}
      className={className ? `switch ${className}` : 'switch'}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={choiceDescription(own, { own: rest['aria-describedby'], hint, error })}
    >
      <RadixSwitch.Thumb className="switch-thumb" />
    </RadixSwitch.Root>
  );
  if (label === undefined) return control;
  return (
    <Choice id={own} label={label} hint={hint} error={error}>
      {control}
    </Choice>
  );
}
