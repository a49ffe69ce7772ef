// The title of a post as the headline it will be: one line of text that grows over several lines.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Field } from '#ui/kit/field.tsx';

interface TitleFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** Whether writing begins here, unless somebody has begun elsewhere while the page loaded. */
  isStart: boolean;
  /** Called with every change by hand. */
  onText: (text: string) => void;
  /** Called on Enter, which makes no line break. */
  onEnter: () => void;
}

/** Labelled 'Title'; stands inside react-hook-form's `FormProvider`. Line breaks that are pasted become spaces. */
export function TitleField<Values extends FieldValues>({
  name,
  isStart,
  onText,
  onEnter,
}: TitleFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // at once: the form's own setFocus waits for a timer, and takes the focus from whoever writes by then
    if (isStart && document.activeElement === document.body) area.current?.focus();
  }, [isStart]);
  return (
    <Field label="Title" required error={fieldState.error?.message}>
      <textarea
        {...field}
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
        className="title-field"
        rows={1}
        placeholder="Untitled"
        onChange={(event) => {
          const text = event.target.value.replace(/\s*[\r\n]+\s*/g, ' ');
          field.onChange(text);
          onText(text);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (!event.shiftKey && !event.altKey) onEnter();
        }}
      />
    </Field>
  );
}
