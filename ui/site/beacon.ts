// Tells the server what it does not see: a page from the browser's own cache, the end of a text, a link to another host, what
// was searched for over the page.
// A program of its own, at most 1 kB, and on the page only while counting is on.
import type { SearchEnded } from './search/search-overlay.ts';

/** A text that was open for less time was not read. */
const READING_MS = 10_000;

const send = (event: string, more?: object) =>
  navigator.sendBeacon(
    '/api/beacon',
    new Blob([JSON.stringify({ event, page: location.pathname, ...more })], {
      type: 'application/json',
    }),
  );
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};
if (doNotTrack !== '1' && !globalPrivacyControl) {
  const view = () => send('view');
  const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  // fetched ahead, the page was not counted by the server
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', view, { once: true });
  else if (load?.deliveryType === 'navigational-prefetch') view();
  window.addEventListener('pageshow', ({ persisted }) => persisted && view());

  const end = document.querySelector('.article-more, article > .call-to-action');
  if (end)
    setTimeout(() => {
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return;
        observer.disconnect();
        send('read');
      });
      observer.observe(end);
    }, READING_MS);

  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href],[data-opens=booking]');
      if (link?.dataset.opens === 'booking') send('booking');
      else if (/^http/.test(link?.protocol ?? '') && link?.host !== location.host)
        send('outgoing', { detail: link?.hostname });
    },
    true,
  );
  addEventListener('searched', (event) => {
    const { query, isFound } = (event as SearchEnded).detail;
    send(isFound ? 'search' : 'search-without-result', { query });
  });
}
