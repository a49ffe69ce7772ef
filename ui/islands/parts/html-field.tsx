// Formatted text of a form of the back office, with its pictures uploaded where it is written.
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Field } from '#ui/kit/field.tsx';
import { useToasts } from '../lib/toasts.ts';
import { uploadImage } from '../lib/upload-image.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

/** Labelled; stands inside react-hook-form's `FormProvider` and a `Toaster`. */
export function HtmlField<Values extends FieldValues>({
  name,
  label,
  minHeight,
}: {
  name: FieldPath<Values>;
  label: string;
  minHeight?: string;
}) {
  const toasts = useToasts();
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      <RichTextEditor
        {...field}
        minHeight={minHeight}
        upload={uploadImage}
        onProblem={(problem) => toasts.show({ ...problem, variant: 'destructive' })}
      />
    </Field>
  );
}
