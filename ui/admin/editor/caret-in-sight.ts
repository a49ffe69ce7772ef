// Whether the page has to move so that the one who writes sees the caret. The editor scrolls with the page, in no box of its own.
import type { EditorView } from '@tiptap/pm/view';

/** How near to the edges of the screen the caret may come, in pixels: what sticks to them covers it (`scroll-padding`). */
export interface ScreenEdges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Beyond what sticks there, so that the browser, which would bring the line to the middle, finds it in sight too. */
const MARGIN = 12;

/** The edges as the page's styles name them. */
export function screenEdges(): ScreenEdges {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [top = 0, bottom = 0] = [scrollPaddingTop, scrollPaddingBottom].map(
    (padding) => (Number.parseFloat(padding) || 0) + MARGIN,
  );
  return { top, bottom, left: 0, right: 0 };
}

/**
 * Of a view whose caret has moved. ProseMirror would measure everything around the text to learn the same, with each key,
 * which takes longer than to draw it.
 */
export function isCaretInSight(view: EditorView, edges: ScreenEdges): boolean {
  const { top, bottom } = view.coordsAtPos(view.state.selection.head);
  // a keyboard on the screen takes a part of the window
  const height = window.visualViewport?.height ?? window.innerHeight;
  return top >= edges.top && bottom <= height - edges.bottom;
}
