// What stands around the text and follows it: at once when the caret goes elsewhere, only at rest while somebody types.
import type { Editor, EditorEvents } from '@tiptap/core';
import { ReplaceStep } from '@tiptap/pm/transform';
import { useEffect, useState } from 'react';

/** Typing rests when no key came for this long. */
const REST_MS = 250;

/**
 * `select`, a function that stays the same, of the editor as it is. To know which of forty tools would do something
 * costs more than the key itself, so keys do not wait for it.
 */
export function useRestedState<State>(editor: Editor, select: (editor: Editor) => State): State {
  const [state, setState] = useState(() => select(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const look = () =>
      setState((before) => {
        const now = select(editor);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    const onTransaction = ({ transaction }: EditorEvents['transaction']) => {
      clearTimeout(timer);
      if (isTyping(transaction)) timer = setTimeout(look, REST_MS);
      else {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(look);
      }
    };
    look();
    editor.on('transaction', onTransaction);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      editor.off('transaction', onTransaction);
    };
  }, [editor, select]);
  return state;
}

/** Whether it puts in or takes away text and nothing else. */
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
