// The browser's select, styled; works without script.
import type { ComponentProps } from 'react';
import { ChevronDown } from './icons.ts';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type NativeSelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[];
};

/** A `<select>` on a hairline; wrap it in a `<label>` or give it `aria-label`. The rest goes to the select. */
export function NativeSelect({ options, className, ...rest }: NativeSelectProps) {
  return (
    <span className={className ? `native-select ${className}` : 'native-select'}>
      <select className="native-select-control" {...rest}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
