// Where the caret or the chosen text is in the window.
import { type Editor, posToDOMRect } from '@tiptap/core';

/** The rectangle around the selection. */
export function caretRect(editor: Editor): DOMRect {
  const { from, to } = editor.state.selection;
  return posToDOMRect(editor.view, from, to);
}
