// A choice of one among a few visible options.
import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice, choiceDescription } from './choice.tsx';

type RadioGroupProps = Omit<ComponentProps<typeof RadixRadioGroup.Root>, 'asChild'> & {
  /** The question; names the group. */
  label: string;
  hint?: string;
  error?: string;
  /** `RadioGroupItem`s. */
  children: ReactNode;
};

/** The question and its answers; arrow keys choose. `orientation="horizontal"` sets them in a row. The rest goes to the group. */
export function RadioGroup({
  label,
  hint,
  error,
  id,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <RadixRadioGroup.Root
      id={own}
      className={className ? `radio-group ${className}` : 'radio-group'}
      data-orientation={rest.orientation ?? 'vertical'}
      aria-labelledby={`${own}-label`}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={choiceDescription(own, { own: rest['aria-describedby'], hint, error })}
    >
      <p className="field-label" id={`${own}-label`}>
        {label}
      </p>
      {hint && (
        <p className="field-note" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      <div className="radio-group-items">{children}</div>
      {error && (
        <p className="field-error" id={`${own}-error`} role="alert">
          {error}
        </p>
      )}
    </RadixRadioGroup.Root>
  );
}

type RadioGroupItemProps = Omit<
  ComponentProps<typeof RadixRadioGroup.Item>,
  'children' | 'asChild'
> & {
  label: ReactNode;
  hint?: string;
};

/** One answer. The rest goes to its button. @throws outside a `RadioGroup`. */
export function RadioGroupItem({ label, hint, id, className, ...rest }: RadioGroupItemProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Choice id={own} label={label} hint={hint}>
      <RadixRadioGroup.Item
        id={own}
        className={className ? `radio-group-item ${className}` : 'radio-group-item'}
        {...rest}
        aria-describedby={choiceDescription(own, { own: rest['aria-describedby'], hint })}
      >
        <RadixRadioGroup.Indicator className="radio-group-dot" />
      </RadixRadioGroup.Item>
    </Choice>
  );
}
