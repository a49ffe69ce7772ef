// A text field in a form of the back office, bound to the form's values and errors.
import type { HTMLInputTypeAttribute } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';

interface TextFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  required?: boolean;
  /** Shows '(optional)' after the label, where most fields are required. */
  optional?: boolean;
  /** The height in lines; left out for a field of one line. */
  rows?: number;
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
  min?: number;
  /** False for addresses and code. */
  spellCheck?: boolean;
  /** The recommended number of characters. More may be typed, with a note. */
  fits?: number;
  /** Called with the text after every edit in the field. */
  onText?: (text: string) => void;
}

/** Labelled; stands inside react-hook-form's `FormProvider`. Its HTML holds the value before any script has run. */
export function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  required,
  optional,
  rows,
  onText,
  fits,
  ...rest
}: TextFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const onChange = (event: { target: { value: string } }) => {
    field.onChange(event.target.value);
    onText?.(event.target.value);
  };
  const shared = {
    ...field,
    spellCheck: rest.spellCheck,
    onChange,
  };
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={optional}
      error={fieldState.error?.message}
      fit={fits === undefined ? undefined : { used: String(field.value ?? '').length, fits }}
    >
      {rows === undefined ? (
        <Input {...rest} {...shared} inputMode={rest.type === 'number' ? 'numeric' : undefined} />
      ) : (
        <Textarea {...shared} rows={rows} />
      )}
    </Field>
  );
}
