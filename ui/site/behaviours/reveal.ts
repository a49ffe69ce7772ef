// Reveals headings line by line and pictures by a wipe, each once, when it is first seen.

const TEXT = 'main h2, .footer-headline';
const IMAGES = 'main .picture:has(img[data-src]), .footer .picture:has(img[data-src])';
/** The share of the window, from its top, in which they are seen. */
const SEEN_ABOVE = 0.9;
/** Islands belong to React, prose to the reader, and some things have a motion of their own. */
const LEFT_ALONE = '.prose, [data-island], [data-still], .client-logo';

/**
 * Hides what lies below the window until it is seen; what is in the window now never waits. Does nothing for people who
 * asked for less motion. Print shows everything.
 */
export function revealWhenSeen(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const below = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      // what the observer knows: to ask the window lays the page out
      const fold = (entries[0]?.rootBounds?.bottom ?? Number.POSITIVE_INFINITY) / SEEN_ABOVE;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        const waits = below.has(element);
        // the first news of each comes at once: where it is, without laying anything out to know
        if (!waits && boundingClientRect.top >= fold) {
          below.add(element);
          element.dataset.reveal = 'waits';
        } else if (!waits || isIntersecting) {
          observer.unobserve(element);
          if (waits) reveal(element);
        } else if (boundingClientRect.bottom < 0) {
          observer.unobserve(element);
          element.removeAttribute('data-reveal');
        }
      }
    },
    { rootMargin: `0px 0px ${(SEEN_ABOVE - 1) * 100}%` },
  );
  for (const element of document.querySelectorAll<HTMLElement>(`${TEXT}, ${IMAGES}`))
    if (!element.closest(LEFT_ALONE)) observer.observe(element);
  addEventListener('beforeprint', () => {
    observer.disconnect();
    for (const element of below) element.removeAttribute('data-reveal');
  });
}

function reveal(element: HTMLElement): void {
  const isText = element.matches(TEXT);
  const words = isText ? splitWords(element) : [];
  element.dataset.reveal = isText ? 'text' : 'image';
  const moving =
    words.length > 0 ? words.map(({ firstElementChild }) => firstElementChild) : [element];
  const done = moving
    .flatMap((each) => each?.getAnimations() ?? [])
    .map(({ finished }) => finished);
  Promise.allSettled(done).then(() => {
    for (const word of words) word.replaceWith(word.textContent);
    element.normalize();
    element.removeAttribute('data-reveal');
  });
}

/** Puts every word of `element` into a mask; words of one line share their delay. Returns the masks. */
function splitWords(element: HTMLElement): HTMLElement[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const masks = texts.flatMap((text) => {
    const parts = text.data.split(/(\s+)/).map((part) => (part.trim() ? masked(part) : part));
    text.replaceWith(...parts);
    return parts.filter((part) => typeof part !== 'string');
  });
  let [line, top] = [-1, Number.NaN];
  // read all, then write all
  const lines = masks.map(({ offsetTop }) => {
    if (offsetTop !== top) line += 1;
    top = offsetTop;
    return line;
  });
  masks.forEach((mask, index) => {
    mask.style.setProperty('--reveal-line', `${lines[index]}`);
  });
  return masks;
}

function masked(word: string): HTMLElement {
  const mask = document.createElement('span');
  const inner = document.createElement('span');
  mask.className = 'reveal-mask';
  inner.className = 'reveal-word';
  inner.textContent = word;
  mask.append(inner);
  return mask;
}
