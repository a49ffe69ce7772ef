// Scrolls smoothly to the element of the address's hash shortly after the page has loaded (docs/contract.md, Divisions and services).
import { HASH_SCROLL_DELAY_MS } from '#db/limits.ts';

/** Works only on a page that was just opened: Back and reload keep the scroll position. */
export function scrollToHash(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash.length < 2 || navigation?.type !== 'navigate') return;
  const timer = setTimeout(() => {
    const element = document.getElementById(decoded(location.hash.slice(1)));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  }, HASH_SCROLL_DELAY_MS);
  // a visitor who is already scrolling is not moved
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, () => clearTimeout(timer), { once: true, passive: true });
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
