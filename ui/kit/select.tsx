// One choice from a short list. For islands only.
import * as RadixSelect from '@radix-ui/react-select';
import { type ComponentProps, useRef, useState } from 'react';
import { Check, ChevronDown, ChevronUp } from './icons.ts';
import { useSectionTheme } from './section-theme.ts';

export interface SelectOption {
  /** Not empty: Radix keeps the empty value for 'nothing chosen'. */
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

type SelectProps = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'
> & {
  options: readonly (SelectOption | SelectGroup)[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Said while nothing is chosen. */
  placeholder?: string;
  required?: boolean;
  dir?: 'ltr' | 'rtl';
};

/** Looks like an `Input`; put it in a `Field` for its label. With `name` it is sent with its form. The rest goes to the button. */
export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = 'Choose...',
  name,
  form,
  required,
  disabled,
  dir,
  className,
  ...rest
}: SelectProps) {
  const [open, setOpen] = useState(false);
  const [own, setOwn] = useState(defaultValue);
  const trigger = useRef<HTMLButtonElement>(null);
  const themed = useSectionTheme(trigger);
  return (
    <RadixSelect.Root
      open={open}
      onOpenChange={setOpen}
      onValueChange={(chosen) => {
        setOwn(chosen);
        onValueChange?.(chosen);
      }}
      {...{ value, defaultValue, name, form, required, disabled, dir }}
    >
      <RadixSelect.Trigger
        ref={trigger}
        className={['input select', className].filter(Boolean).join(' ')}
        // While it is open Radix hides all else from assistive tools, and what is hidden takes no focus.
        tabIndex={open ? -1 : undefined}
        {...rest}
      >
        <span className="select-value">
          {/* Said here: Radix learns the label from the list, which the server does not render. */}
          <RadixSelect.Value placeholder={placeholder}>
            {labelOf(options, value ?? own)}
          </RadixSelect.Value>
        </span>
        <ChevronDown aria-hidden="true" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          ref={themed}
          className="presence floating select-list"
          position="popper"
          sideOffset={4}
          collisionPadding={8}
        >
          <RadixSelect.ScrollUpButton className="select-scroll">
            <ChevronUp aria-hidden="true" />
          </RadixSelect.ScrollUpButton>
          <RadixSelect.Viewport className="select-viewport">
            {options.map((each) =>
              'options' in each ? (
                <RadixSelect.Group key={each.label}>
                  <RadixSelect.Label className="option-heading">{each.label}</RadixSelect.Label>
                  {each.options.map((option) => optionOf(option))}
                </RadixSelect.Group>
              ) : (
                optionOf(each)
              ),
            )}
          </RadixSelect.Viewport>
          <RadixSelect.ScrollDownButton className="select-scroll">
            <ChevronDown aria-hidden="true" />
          </RadixSelect.ScrollDownButton>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function labelOf(options: SelectProps['options'], value = ''): string {
  const all = options.flatMap((each) => ('options' in each ? each.options : each));
  return all.find((option) => option.value === value)?.label || value;
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <RadixSelect.Item className="option" key={value} value={value} disabled={disabled}>
      <span className="option-text">
        <RadixSelect.ItemText>{label || value}</RadixSelect.ItemText>
      </span>
      <span className="option-mark">
        <RadixSelect.ItemIndicator asChild>
          <Check aria-hidden="true" />
        </RadixSelect.ItemIndicator>
      </span>
    </RadixSelect.Item>
  );
}
