// A field for formatted text in a form of the back office, with uploads of its pictures.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { RichTextEditor } from '#ui/admin/editor/rich-text-editor.tsx';
import type { TextEditorHandle } from '#ui/admin/editor/text-editor.tsx';
import { useUploadMedia } from '#ui/admin/media/use-upload-media.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { Field } from '#ui/kit/field.tsx';

/**
 * Labelled; stands inside react-hook-form's `FormProvider` and a `Toaster`. The editor keeps its own text and gets the form's
 * value only when something else changed it, because rendering for each key would slow down typing.
 */
export function HtmlField<Values extends FieldValues>({
  name,
  label,
  required,
  minHeight,
  handle,
}: {
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  minHeight?: string;
  /** Receives the editor, to focus it at once: the form's own `setFocus` waits, and keys would be lost meanwhile. */
  handle?: RefObject<TextEditorHandle | null>;
}) {
  const toasts = useToasts();
  const upload = useUploadMedia();
  const { control, register, getValues, subscribe } = useFormContext<Values>();
  const error = get(useFormState({ control, name }).errors, name) as FieldError | undefined;
  const { onChange, onBlur } = register(name);
  const [first] = useState<string>(() => getValues(name));
  const editor = useRef<TextEditorHandle>(null);
  const takeEditor = useCallback(
    (taken: TextEditorHandle | null) => {
      editor.current = taken;
      if (handle) handle.current = taken;
      register(name).ref(taken);
    },
    [register, name, handle],
  );
  useEffect(
    () =>
      subscribe({
        name,
        formState: { values: true },
        callback: () => editor.current?.show(getValues(name)),
      }),
    [subscribe, getValues, name],
  );
  return (
    <Field label={label} required={required} error={error?.message}>
      <RichTextEditor
        ref={takeEditor}
        value={first}
        onChange={(html) => onChange({ type: 'change', target: { name, value: html } })}
        onBlur={() => onBlur({ type: 'blur', target: { name, value: getValues(name) } })}
        minHeight={minHeight}
        upload={upload}
        onProblem={(problem) => toasts.show({ ...problem, variant: 'destructive', stays: true })}
        onUploaded={() =>
          toasts.show({ title: 'Success', description: 'Image uploaded successfully' })
        }
      />
    </Field>
  );
}
