// Marks the link to the section in the middle of the window in a table of contents.

/** Only the strip across the middle of the window counts. */
const MIDDLE = '-45% 0px -54%';

/** Moves `aria-current` among the links marked `data-anchor`; outside of all their sections no link has it. */
export function initCurrentAnchor(): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-anchor]')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (section) links.set(section, link);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.get(target);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: MIDDLE },
  );
  for (const section of links.keys()) observer.observe(section);
}
