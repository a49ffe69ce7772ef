// The header takes the theme of the section under it, hides when scrolling down and shows when scrolling up.
import { SECTION_THRESHOLDS } from '#db/limits.ts';

/** How far a page scrolls before the header hides, and how far back before it shows again. */
const LEAVES_AFTER_PX = 160;
const TURN_PX = 6;

/** Keeps `data-tone`, `data-away`, `data-scrolled` of the header and, where it lies over an image, `data-follow`. */
export function initHeader(): void {
  const header = document.querySelector<HTMLElement>('.header');
  if (!header) return;
  // read before any write, so that it forces no second layout
  const takesNoRoom = getComputedStyle(header).position === 'absolute';
  takeTone(header);
  goAway(header);
  // a header that takes room is sticky already
  if (takesNoRoom) header.dataset.follow = '';
}

/** The section under the header's middle line decides; of nested ones the innermost. */
function takeTone(header: HTMLElement): void {
  const sections = [
    ...document.querySelectorAll<HTMLElement>('main, main [data-theme], #footer-section'),
  ];
  const ownTone = header.dataset.tone;
  const under = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    under.clear();
    const middle = Math.round(header.offsetHeight / 2);
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) under.add(target);
          else under.delete(target);
        const section = sections.findLast((each) => under.has(each));
        // above the first section the header keeps its own tone
        header.dataset.tone = section ? toneOf(section) : ownTone;
      },
      {
        rootMargin: `-${middle}px 0px -${Math.max(0, innerHeight - middle - 1)}px 0px`,
        threshold: SECTION_THRESHOLDS,
      },
    );
    for (const section of sections) observer.observe(section);
  };
  observe();
  addEventListener('resize', observe);
}

function toneOf({ dataset: { tone, theme } }: HTMLElement): 'hero' | 'dark' | 'light' {
  if (tone === 'hero') return 'hero';
  return theme === 'dark' ? 'dark' : 'light';
}

function goAway(header: HTMLElement): void {
  let last = scrollY;
  const update = () => {
    const now = scrollY;
    header.toggleAttribute('data-scrolled', now > 0);
    if (Math.abs(now - last) < TURN_PX) return;
    const down = now > last && now > LEAVES_AFTER_PX;
    header.toggleAttribute('data-away', down && !header.contains(document.activeElement));
    last = now;
  };
  update();
  addEventListener('scroll', update, { passive: true });
  header.addEventListener('focusin', () => header.removeAttribute('data-away'));
}
