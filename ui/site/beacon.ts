// Reports events that the server does not see: a page from the browser's cache, the end of a text, a link to another host,
// the booking button, and a search in the search dialog.
// A bundle of its own, at most 1 kB, on the page only while counting is on.
import { asksNotToBeTracked } from './behaviours/do-not-track.ts';
import type { SearchEnded } from './search/search-overlay.ts';

/** The minimum time on a page before its text counts as read. */
const READING_MS = 10_000;

const send = (event: string, more?: object) =>
  navigator.sendBeacon(
    '/api/beacon',
    new Blob([JSON.stringify({ event, page: location.pathname, ...more })], {
      type: 'application/json',
    }),
  );
if (!asksNotToBeTracked()) {
  const view = () => send('view');
  const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  // the server did not count a page that was prefetched or prerendered
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
