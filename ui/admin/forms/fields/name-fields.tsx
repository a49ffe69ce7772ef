// Fields for names that items share. Their inputs suggest existing names.
import { type KeyboardEvent, useId, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { NameKind } from '#db/contract/names.ts';
import { listOf } from '#ui/admin/forms/post/post-form-values.ts';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { TagInput } from '#ui/kit/tag-input.tsx';
import { useNames } from './use-names.ts';

interface NameFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  of: NameKind;
  required?: boolean;
}

/** One name. Stands inside react-hook-form's `FormProvider`. */
export function NameField<Values extends FieldValues>({ name, label, of }: NameFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const { id, ...suggesting } = useSuggestions(field.onBlur);
  return (
    <div className="name-field">
      <Field label={label} error={fieldState.error?.message}>
        <Input {...field} {...suggesting} autoComplete="off" />
      </Field>
      <NamesLink of={of} label={label} />
      <Suggestions id={id} names={useNames(of)} />
    </div>
  );
}

/** Several names as chips. The value is a list, or text with commas when the form's value is text. */
export function NamesField<Values extends FieldValues>({
  name,
  label,
  of,
  required,
}: NameFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const { name: _, value, onChange, onBlur, ...rest } = field;
  const { id, ...suggesting } = useSuggestions(onBlur);
  const chosen: string[] = typeof value === 'string' ? listOf(value) : value;
  const free = useNames(of).filter((each) => !chosen.includes(each));
  return (
    <div className="name-field">
      <Field
        label={label}
        hint="Press Enter or comma to add"
        required={required}
        error={fieldState.error?.message}
      >
        <TagInput
          {...rest}
          {...suggesting}
          value={chosen}
          onValueChange={(names) => onChange(typeof value === 'string' ? names.join(', ') : names)}
        />
      </Field>
      <NamesLink of={of} label={label} />
      <Suggestions id={id} names={free} />
    </div>
  );
}

/** A typed character or the down arrow attaches the list of suggestions until the focus leaves. Before, the input is plain. */
function useSuggestions(onBlur: () => void) {
  const id = useId();
  const [isOffered, setOffered] = useState(false);
  return {
    id,
    list: isOffered ? id : undefined,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key.length === 1 || key === 'ArrowDown') setOffered(true);
    },
    onBlur: () => {
      setOffered(false);
      onBlur();
    },
  };
}

/** Opens the screen that renames and merges names, in a new tab, so that the form stays open. */
function NamesLink({ of, label }: { of: NameKind; label: string }) {
  return (
    <a
      className="name-field-link"
      href={`/vs-admin/names#names-${of}`}
      target="_blank"
      rel="noopener"
    >
      Manage<span className="visually-hidden"> {label} (opens a new tab)</span>
    </a>
  );
}

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
