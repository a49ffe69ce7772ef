// Finds the section of a long form where somebody works or reads.
import { useEffect, useState } from 'react';

/** A section counts as begun above this share of the window's height. */
const LINE = 0.3;

/**
 * The id of the section with the focused element, while that is in sight. Otherwise the last section that begins above a
 * line of the window, which is lower at the end of the page; at the top of the page the first one. Null before the first read.
 */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const focused = sections.find(({ id }) => hasVisibleFocus(document.getElementById(id)));
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

function hasVisibleFocus(section: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!focused || !section?.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
