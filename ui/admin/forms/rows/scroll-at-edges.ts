// While something is dragged near the edge of the window, the page scrolls along.

/** So near to the edge of the window the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 12;

/** Until `signal` ends it. `pointerY` is where the pointer is in the window; `onScroll` is called after each step. */
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
