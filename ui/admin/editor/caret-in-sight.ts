// Whether the page has to scroll to show the caret. The editor has no scroll box of its own.
import type { EditorView } from '@tiptap/pm/view';

/** Pixels at the edges of the screen that sticky elements cover (`scroll-padding`). */
interface ScreenEdges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Added so that the browser finds the line visible too; otherwise it scrolls the line to the middle. */
const MARGIN = 12;

/** The edges as `scroll-padding` of the page sets them. */
export function screenEdges(): ScreenEdges {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [top = 0, bottom = 0] = [scrollPaddingTop, scrollPaddingBottom].map(
    (padding) => (Number.parseFloat(padding) || 0) + MARGIN,
  );
  return { top, bottom, left: 0, right: 0 };
}

/**
 * Whether the caret is between the edges. ProseMirror's own check measures every element around the text with each key,
 * which takes longer than drawing the letter.
 */
export function isCaretInSight(view: EditorView, edges: ScreenEdges): boolean {
  const { top, bottom } = view.coordsAtPos(view.state.selection.head);
  // an on-screen keyboard covers a part of the window
  const height = window.visualViewport?.height ?? window.innerHeight;
  return top >= edges.top && bottom <= height - edges.bottom;
}
