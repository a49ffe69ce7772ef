// The rich-text field of a form: a plain textarea with HTML until the editor's chunk has loaded.
import { type ComponentType, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paragraphsOf } from '#ui/admin/forms/fields/text-to-html.ts';
import { loadChunk } from '#ui/islands/load-chunk.ts';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';
import { Textarea } from '#ui/kit/textarea.tsx';
import type { TextEditorHandle, TextEditorProps } from './text-editor.tsx';

type RichTextEditorProps = Omit<
  TextEditorProps,
  'id' | 'placeholder' | 'minHeight' | 'autoFocus'
> & {
  id?: string;
  minHeight?: string;
};

const PLACEHOLDER = 'Write your content here...';

/**
 * A form control for a `Field`, which labels it. `value` is the initial HTML; `ref` replaces it later. `onChange` is called
 * for edits only, and unedited blocks keep their exact bytes. When the chunk cannot be loaded, the field dispatches
 * `preload-error`, rethrows the error and stays a plain textarea.
 */
export function RichTextEditor({
  id = 'text',
  minHeight = '20rem',
  ref,
  ...props
}: RichTextEditorProps) {
  const [loaded, setLoaded] = useState<{
    Editor: ComponentType<TextEditorProps>;
    initialHtml: string;
  } | null>(null);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  const typed = useRef(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // the HTML of the textarea, which changes line breaks in its own value
  const html = useRef(props.value);
  // stable functions: otherwise every render of the form would render the whole editor
  const [handlers] = useState(() => ({
    onChange: (changed: string) => latest.current.onChange(changed),
    onBlur: () => latest.current.onBlur?.(),
    onProblem: (problem: FileRefusal) => latest.current.onProblem?.(problem),
    onUploaded: () => latest.current.onUploaded?.(),
  }));
  const setField = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element;
      assignRef(
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
    let isMounted = true;
    async function load() {
      try {
        const { TextEditor } = await loadChunk(() => import('./text-editor.tsx'));
        if (!isMounted) return;
        // text typed without any tag is plain text, although the textarea takes HTML
        const isPlain = typed.current && !/<[a-z!/]/i.test(html.current);
        const initialHtml = isPlain ? paragraphsOf(html.current) : html.current;
        if (initialHtml !== html.current) latest.current.onChange(initialHtml);
        hadFocus.current = document.activeElement === field.current;
        // at once: letters typed until a later render would not be in the editor
        flushSync(() => setLoaded({ Editor: TextEditor, initialHtml }));
      } catch (error) {
        if (isMounted) setFailed(true);
        window.dispatchEvent(
          new CustomEvent('preload-error', { detail: { island: 'rich-text-editor', error } }),
        );
        throw error;
      }
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, []);

  const labelledBy = props['aria-label'] ? undefined : `${id}-label`;
  if (loaded)
    return (
      <loaded.Editor
        {...props}
        {...handlers}
        value={loaded.initialHtml}
        id={id}
        ref={ref}
        placeholder={PLACEHOLDER}
        minHeight={minHeight}
        autoFocus={hadFocus.current}
        aria-labelledby={props['aria-labelledby'] ?? labelledBy}
      />
    );
  return (
    <>
      <Textarea
        ref={setField}
        id={id}
        defaultValue={props.value}
        placeholder={PLACEHOLDER}
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
        required={props.required}
      />
      {failed && (
        <p className="field-note" role="status">
          The editor could not be loaded. You can write HTML here, or reload the page.
        </p>
      )}
    </>
  );
}

function assignRef(ref: Ref<TextEditorHandle> | undefined, target: TextEditorHandle | null) {
  if (typeof ref === 'function') ref(target);
  else if (ref) ref.current = target;
}
