// Reveals one section of a page when it is first seen: its heading line by line, its pictures by a wipe. Others are static.

/** Headings of sections; those of lists and cards have no section of their own. */
const HEADINGS = 'main section h2:not(li h2)';
const PICTURES = '.picture:has(img[data-src])';
/** The share of the window, from its top, in which an element counts as seen. */
const SEEN_ABOVE = 0.9;
/** Not animated: islands, which belong to React, prose, and elements with a motion of their own. */
const LEFT_ALONE = '.prose, [data-island], [data-still], .client-logo';

/**
 * Hides the first section whose heading is below the window until it is seen; visible content is never hidden.
 * Does nothing with reduced motion. Print shows everything.
 */
export function revealWhenSeen(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const waiting = new Set<HTMLElement>();
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)].filter(isOurs);
  let isChosen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      // from the observer, because `window.innerHeight` would force a layout
      const fold = (entries[0]?.rootBounds?.bottom ?? Number.POSITIVE_INFINITY) / SEEN_ABOVE;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (waiting.has(element)) {
          if (isIntersecting) finish(element, reveal);
          else if (boundingClientRect.bottom < 0) finish(element, stand);
          continue;
        }
        // the first entry of each heading comes at once, in page order
        if (isChosen || boundingClientRect.top < fold) observer.unobserve(element);
        else choose(element);
      }
    },
    { rootMargin: `0px 0px ${(SEEN_ABOVE - 1) * 100}%` },
  );
  const choose = (heading: HTMLElement) => {
    isChosen = true;
    const pictures = heading.closest('section')?.querySelectorAll<HTMLElement>(PICTURES) ?? [];
    for (const element of [heading, ...[...pictures].filter(isOurs)]) {
      waiting.add(element);
      element.dataset.reveal = 'waits';
      observer.observe(element);
    }
  };
  const finish = (element: HTMLElement, how: (element: HTMLElement) => void) => {
    observer.unobserve(element);
    waiting.delete(element);
    how(element);
  };
  for (const heading of headings) observer.observe(heading);
  addEventListener('beforeprint', () => {
    observer.disconnect();
    for (const element of waiting) stand(element);
  });
}

function isOurs(element: HTMLElement): boolean {
  return !element.closest(LEFT_ALONE);
}

function stand(element: HTMLElement): void {
  element.removeAttribute('data-reveal');
}

function reveal(element: HTMLElement): void {
  const isText = element.matches('h2');
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
    stand(element);
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
