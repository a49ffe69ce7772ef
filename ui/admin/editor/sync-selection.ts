// The browser's selection, which the editor learns of in a later event than the key that changed it.
import type { EditorView } from '@tiptap/pm/view';

/**
 * Makes the editor read the selection now when the browser has already changed it. Otherwise a key that follows at once
 * acts on the old selection: Enter deletes text that is no longer selected.
 */
export function syncSelection(view: EditorView): void {
  if (!isInSync(view)) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Whether the editor's selection is where the browser shows it. */
function isInSync(view: EditorView): boolean {
  const { dom, state } = view;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  const isAt = (position: number, node: Node | null = null, offset = 0) =>
    dom.contains(node) && node !== null && view.posAtDOM(node, offset) === position;
  const { anchor, head } = state.selection;
  return isAt(anchor, anchorNode, anchorOffset) && isAt(head, focusNode, focusOffset);
}
