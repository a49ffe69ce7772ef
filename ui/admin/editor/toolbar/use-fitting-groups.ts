// How many groups of tools fit into one row of the toolbar.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Room for the button that opens the other tools, and for the gap before it. */
const MORE_REM = 3;

/**
 * Returns the number of groups that fit into `strip`, whose children they are. The first render draws all of them, to measure
 * their widths.
 */
export function useFittingGroups(strip: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  const widths = useRef<number[]>([]);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const more = MORE_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const fit = () => {
      const drawn = [...element.querySelectorAll(':scope > .editor-tool-group')];
      // measured again whenever they are drawn: a toolbar may be hidden at first, and a touch screen has wider tools
      for (const [at, group] of drawn.entries())
        widths.current[at] = group.getBoundingClientRect().width;
      const room = element.clientWidth;
      const all = widths.current.reduce((sum, width) => sum + width, 0);
      let used = 0;
      const first = widths.current.findIndex((width) => {
        used += width;
        return used > room - more;
      });
      setFitting(all <= room || first < 0 ? count : first);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [strip, count]);
  return fitting;
}
