// Scrolls the page while something is dragged near the edge of the window.

/** The distance to the edge of the window within which the page scrolls. */
const EDGE_PX = 72;
const SCROLL_PX = 12;

/** Scrolls until `signal` aborts. `pointerY` gives the pointer in the window; `onScroll` is called after each step. */
export function scrollAtEdges(
  pointerY: () => number,
  onScroll: () => void,
  signal: AbortSignal,
): void {
  const step = () => {
    if (signal.aborted) return;
    const y = pointerY();
    const by = y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      onScroll();
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
