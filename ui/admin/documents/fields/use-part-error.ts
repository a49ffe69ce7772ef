// The error of a part of a form that has no control of its own: a list, a drawing or a section.
import { useId } from 'react';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';

/** `props` go to the element of the part, so that the form can lead to it; `id` goes to the text of the error. */
export function usePartError(name: string, more?: string | null) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const id = useId();
  const found = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const error = more ?? found?.root?.message ?? found?.message;
  const props = error && { 'aria-invalid': true, 'aria-describedby': id, tabIndex: -1 };
  return { error, id, props: props || undefined };
}
