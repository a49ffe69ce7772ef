// The field for formatted text: a plain field for HTML until the editor, a chunk of its own, has arrived.
import { type ComponentType, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { paragraphsOf } from '#ui/admin/forms/text-to-html.ts';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';
import { Textarea } from '#ui/kit/textarea.tsx';
import type { TextEditorHandle, TextEditorProps } from './text-editor.tsx';

type RichTextEditorProps = Omit<
  TextEditorProps,
  'id' | 'placeholder' | 'minHeight' | 'autoFocus'
> & {
  id?: string;
  placeholder?: string;
  minHeight?: string;
};

/**
 * Goes into a `Field`, which labels it. `value` is the HTML that it opens with, and `ref` shows another; `onChange` is called
 * for edits and never for opening, and text that nobody edited is never handed out in other bytes. A chunk that cannot be
 * loaded fires `preload-error` (spec §7), rethrows, and leaves the plain field.
 */
export function RichTextEditor({
  id = 'text',
  placeholder = 'Write your content here...',
  minHeight = '20rem',
  ref,
  ...props
}: RichTextEditorProps) {
  const [arrived, setArrived] = useState<{
    Editor: ComponentType<TextEditorProps>;
    opensWith: string;
  } | null>(null);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  const typed = useRef(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // what the plain field stands for, which may write line breaks in its own way
  const html = useRef(props.value);
  // the same functions for ever, or a change around it would draw the whole editor
  const [calls] = useState(() => ({
    onChange: (changed: string) => latest.current.onChange(changed),
    onBlur: () => latest.current.onBlur?.(),
    onProblem: (problem: FileRefusal) => latest.current.onProblem?.(problem),
    onUploaded: () => latest.current.onUploaded?.(),
  }));
  const takeField = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element;
      give(
        ref,
        element && {
          focus: () => element.focus(),
          show: (shown) => {
            if (shown === html.current) return;
            html.current = shown;
            typed.current = false;
            element.value = shown;
          },
        },
      );
    },
    [ref],
  );

  useEffect(() => {
    let here = true;
    async function load() {
      try {
        const { TextEditor } = await import('./text-editor.tsx');
        if (!here) return;
        // words typed before are words, though the plain field takes HTML
        const isPlain = typed.current && !/<[a-z!/]/i.test(html.current);
        const opensWith = isPlain ? paragraphsOf(html.current) : html.current;
        if (opensWith !== html.current) latest.current.onChange(opensWith);
        hadFocus.current = document.activeElement === field.current;
        setArrived({ Editor: TextEditor, opensWith });
      } catch (error) {
        if (here) setFailed(true);
        window.dispatchEvent(
          new CustomEvent('preload-error', { detail: { island: 'rich-text-editor', error } }),
        );
        throw error;
      }
    }
    void load();
    return () => {
      here = false;
    };
  }, []);

  const labelledBy = props['aria-label'] ? undefined : `${id}-label`;
  if (arrived)
    return (
      <arrived.Editor
        {...props}
        {...calls}
        value={arrived.opensWith}
        id={id}
        ref={ref}
        placeholder={placeholder}
        minHeight={minHeight}
        autoFocus={hadFocus.current}
        aria-labelledby={props['aria-labelledby'] ?? labelledBy}
      />
    );
  return (
    <>
      <Textarea
        ref={takeField}
        id={id}
        defaultValue={props.value}
        placeholder={placeholder}
        style={{ minHeight }}
        onChange={(event) => {
          typed.current = true;
          html.current = event.target.value;
          props.onChange(html.current);
        }}
        onBlur={props.onBlur}
        aria-label={props['aria-label']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-required={props['aria-required']}
      />
      {failed && (
        <p className="field-note" role="status">
          The editor could not be loaded. You can write HTML here, or reload the page.
        </p>
      )}
    </>
  );
}

function give(ref: Ref<TextEditorHandle> | undefined, target: TextEditorHandle | null) {
  if (typeof ref === 'function') ref(target);
  else if (ref) ref.current = target;
}
