// Which section of a long form is in sight.
import { useEffect, useState } from 'react';

/** The share of the window's height above which a section has begun. */
const LINE = 0.3;

/** The id of the last section that begins above a line of the window; at the end of the page the last one in sight. */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = innerHeight * (isAtEnd && scrollY > 0 ? 0.75 : LINE);
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
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [sections]);
  return active;
}
