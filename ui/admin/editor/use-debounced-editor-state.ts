// State of the toolbar and the footer: updated in the next frame, or after a pause while somebody types.
import type { Editor, EditorEvents } from '@tiptap/core';
import { ReplaceStep } from '@tiptap/pm/transform';
import { useEffect, useState } from 'react';

/** A pause in typing. */
const PAUSE_MS = 250;

/**
 * Returns `select(editor)`; `select` must be a stable function. Working out the state of forty tools costs more than the
 * key itself, so it waits for a pause in typing.
 */
export function useDebouncedEditorState<State>(
  editor: Editor,
  select: (editor: Editor) => State,
): State {
  const [state, setState] = useState(() => select(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const update = () =>
      setState((before) => {
        const now = select(editor);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    const onTransaction = ({ transaction }: EditorEvents['transaction']) => {
      clearTimeout(timer);
      if (isTyping(transaction)) timer = setTimeout(update, PAUSE_MS);
      else {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(update);
      }
    };
    update();
    editor.on('transaction', onTransaction);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      editor.off('transaction', onTransaction);
    };
  }, [editor, select]);
  return state;
}

/** Whether a transaction only inserts or deletes text. */
function isTyping({ docChanged, steps }: EditorEvents['transaction']['transaction']): boolean {
  return (
    docChanged &&
    steps.every(
      (step) =>
        step instanceof ReplaceStep &&
        step.slice.content.childCount <= 1 &&
        (step.slice.content.firstChild?.isText ?? true),
    )
  );
}
