// Renders a component again when the elements that it measures in the frame have moved.
import { useEffect, useState } from 'react';

/** A number that changes when the page scrolls or changes its size, at most once per animation frame. */
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
