// Draws a component again when what it measures in the frame has moved.
import { useEffect, useState } from 'react';

/** Follows the scrolling and the size of the page, once in a frame. The number changes with each. */
export function useFrameTick(page: Document): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const { defaultView: view, body } = page;
    if (!view || !body) return;
    let frame = 0;
    const onMove = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setTick((before) => before + 1);
      });
    };
    const observer = new ResizeObserver(onMove);
    observer.observe(body);
    view.addEventListener('scroll', onMove, { passive: true });
    view.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      view.removeEventListener('scroll', onMove);
      view.removeEventListener('resize', onMove);
    };
  }, [page]);
  return tick;
}
