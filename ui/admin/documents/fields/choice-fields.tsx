// The fields of a document that hold a choice, a number, a date, a date with time, a colour, or yes or no.
import { useController, useFormContext } from 'react-hook-form';
import { DateTimeInput } from '#ui/kit/date-time-input.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { NumberInput } from '#ui/kit/number-input.tsx';
import { Switch } from '#ui/kit/switch.tsx';

interface FieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string;
}

function useField(name: string) {
  const { control } = useFormContext();
  return useController({ control, name });
}

/** A choice of one of `options`. Each of these fields stands inside react-hook-form's `FormProvider`. */
export function ChoiceField({
  name,
  label,
  hint,
  options,
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  const { field, fieldState } = useField(name);
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <NativeSelect {...field} options={options} />
    </Field>
  );
}

/** A number. An emptied field is stored as the smallest number allowed. */
export function NumberField({
  name,
  label,
  hint,
  min,
  max,
}: FieldProps & { min?: number; max?: number }) {
  const { field, fieldState } = useField(name);
  const { onChange, ...rest } = field;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <NumberInput {...rest} min={min} max={max} onValueChange={onChange} />
    </Field>
  );
}

/** A date without a time, or none. */
export function DayField({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useField(name);
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <Input {...field} type="date" />
    </Field>
  );
}

/** A yes or no. */
export function SwitchField({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useField(name);
  const { value, onChange, ...rest } = field;
  return (
    <Switch
      {...rest}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      checked={value === true}
      onCheckedChange={onChange}
    />
  );
}

/** A date with a time, or none. */
export function MomentField({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useField(name);
  const { value, onChange, ...rest } = field;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <DateTimeInput
        {...rest}
        value={value === '' ? null : value}
        onValueChange={(next) => onChange(next ?? '')}
      />
    </Field>
  );
}

/** A colour as `#rrggbb`, chosen or typed. */
export function ColourField({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useField(name);
  const isColour = /^#[0-9a-f]{6}$/i.test(field.value);
  return (
    <div className="colour-field">
      <Field label={label} hint={hint} error={fieldState.error?.message}>
        <Input {...field} spellCheck={false} placeholder="#rrggbb" maxLength={7} />
      </Field>
      <input
        className="colour-field-choice"
        type="color"
        aria-label={`Choose ${label.toLowerCase()}`}
        value={isColour ? field.value : '#000000'}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </div>
  );
}
