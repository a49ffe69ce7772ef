// What the browser has chosen, which the editor hears of a moment later than the keys pressed right after.
import type { EditorView } from '@tiptap/pm/view';

/** Whether the editor's selection within the text is where the browser shows it. */
export function isSelectionHeard(view: EditorView): boolean {
  const { dom, state } = view;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  const isAt = (position: number, node: Node | null = null, offset = 0) =>
    dom.contains(node) && node !== null && view.posAtDOM(node, offset) === position;
  const { anchor, head } = state.selection;
  return isAt(anchor, anchorNode, anchorOffset) && isAt(head, focusNode, focusOffset);
}

/** Makes the editor hear at once: a key pressed right after another would act on what is chosen no more, and Enter delete it. */
export function hearSelection(view: EditorView): void {
  if (!isSelectionHeard(view)) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}
