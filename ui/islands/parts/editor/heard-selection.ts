// What the browser has chosen, which the text hears of a moment later than the keys pressed right after.
import type { Editor } from '@tiptap/core';

/** Makes the editor's selection the browser's. Does nothing while a whole image or cells are chosen. */
export function takeSelection({ view, state, commands }: Editor): void {
  const chosen = view.dom.ownerDocument.getSelection();
  if (!chosen?.anchorNode || !chosen.focusNode || !('$cursor' in state.selection)) return;
  if (!view.dom.contains(chosen.anchorNode) || !view.dom.contains(chosen.focusNode)) return;
  const anchor = view.posAtDOM(chosen.anchorNode, chosen.anchorOffset);
  const head = view.posAtDOM(chosen.focusNode, chosen.focusOffset);
  commands.setTextSelection({ from: Math.min(anchor, head), to: Math.max(anchor, head) });
}
