// The field for the title of a post, set like its headline: text without line breaks that wraps over several lines.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Field } from '#ui/kit/field.tsx';

interface TitleFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** Whether the field takes the focus at the start, unless another element already has it. */
  isStart: boolean;
  /** Called with the text after every edit in the field. */
  onText: (text: string) => void;
  /** Called for Enter, which inserts no line break. */
  onEnter: () => void;
}

/** Labelled 'Title'; stands inside react-hook-form's `FormProvider`. Pasted line breaks become spaces. */
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
    // at once: the form's own setFocus waits for a timer, and would take the focus from a field in use by then
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
