// The visit that the headers of a request describe, and whether it may be counted.
import { isbot } from 'isbot';
import { COUNT_DETAIL_MAX_CHARS } from '#db/limits.ts';

const CAMPAIGN_PARTS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const LANGUAGES_LOOKED_AT = 5;

/** Whether a page is only prefetched, not opened yet. */
export function isFetchedAhead(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz');
  return purpose !== null && /prefetch|prerender/.test(purpose);
}

/** Whether the browser that sends these headers is counted: not that of staff, and without an opt-out header. */
export function isCounted(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  return !/(^|[ -])session=/.test(headers.get('cookie') ?? '');
}

const robots = new Map<string, boolean>();
const ROBOTS_MAX = 1000;

/** Whether the user agent is no browser. Cached, because detection takes 30 µs and most visitors share a few user agents. */
export function isRobot(userAgent: string): boolean {
  let is = robots.get(userAgent);
  if (is === undefined) {
    is = userAgent === '' || isbot(userAgent);
    if (robots.size >= ROBOTS_MAX) robots.clear();
    robots.set(userAgent, is);
  }
  return is;
}

/** The country of the first language with a region, such as GB of `en-GB`; null when none has one. */
export function countryOf(languages: string | null): string | null {
  for (const language of (languages ?? '').split(',', LANGUAGES_LOOKED_AT)) {
    const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i.exec(language)?.[1];
    if (region) return region.toUpperCase();
  }
  return null;
}

/** The host of another site that led here, without `www.`; null for pages of `origin` and without a referrer. */
export function referrerOf(referrer: string | null, origin: string): string | null {
  const url = referrer ? URL.parse(referrer) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === origin) return null;
  return hostOf(url);
}

/** A host as it is counted, without `www.`. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '').slice(0, COUNT_DETAIL_MAX_CHARS);
}

/** Source, medium and campaign of a query such as `?utm_source=letter`, in one line; null when it has none of them. */
export function campaignOf(search: string): string | null {
  if (!search.includes('utm_')) return null;
  const query = new URLSearchParams(search);
  const parts = CAMPAIGN_PARTS.map((name) => plainText(query.get(name) ?? ''));
  return parts.some(Boolean) ? parts.filter(Boolean).join(' / ') : null;
}

/** One line of at most 40 characters. */
function plainText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, COUNT_DETAIL_MAX_CHARS / 3)
    .toWellFormed();
}
