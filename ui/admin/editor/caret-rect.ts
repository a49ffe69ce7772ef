// The place of the caret or the selection in the window.
import { type Editor, posToDOMRect } from '@tiptap/core';

/** The bounding rectangle of the selection, in pixels of the window. */
export function caretRect(editor: Editor): DOMRect {
  const { from, to } = editor.state.selection;
  return posToDOMRect(editor.view, from, to);
}
