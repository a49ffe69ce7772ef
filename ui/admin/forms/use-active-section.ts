// Which section of a long form somebody is at.
import { useEffect, useState } from 'react';

/** The share of the window's height above which a section has begun. */
const LINE = 0.3;

/**
 * The id of the section that has the focus while it is in sight; else of the last one that begins above a line of the
 * window; at the top of the page of the first one, and at its end of the last one in sight.
 */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const focused = sections.find(({ id }) => isInHand(document.getElementById(id)));
      if (focused) return setActive(focused.id);
      if (scrollY === 0) return setActive(sections[0]?.id ?? null);
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = innerHeight * (isAtEnd ? 0.75 : LINE);
      const begun = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setActive((begun.at(-1) ?? sections[0])?.id ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    document.addEventListener('focusin', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
      document.removeEventListener('focusin', onScroll);
    };
  }, [sections]);
  return active;
}

function isInHand(section: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!focused || !section?.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
