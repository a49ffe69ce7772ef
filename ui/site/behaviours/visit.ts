// The origin of a visit, kept in the tab's session storage. It leaves the browser only with a form that the visitor sends.
import { UTM_NAMES } from '#db/contract/utm.ts';
import { ENQUIRY_UTM_MAX_CHARS } from '#db/limits.ts';
import { tabStore } from '#ui/kit/browser-storage.ts';
import { asksNotToBeTracked } from './do-not-track.ts';

const KEY = 'visit';

interface Visit {
  firstPage: string;
  /** The host of the page that linked here; null for none. */
  referrer: string | null;
  utm: Record<string, string>;
  page: string;
  pageBefore: string | null;
}

/** Records the page. Does nothing when the browser asks not to be tracked, or without storage. */
export function rememberVisit(): void {
  if (asksNotToBeTracked()) return;
  const page = location.pathname;
  const before = storedVisit();
  const visit = before ?? { firstPage: page, page, pageBefore: null, ...cameBy() };
  if (page !== visit.page) visit.pageBefore = visit.page;
  visit.page = page;
  tabStore.setItem(KEY, JSON.stringify(visit));
}

/** The visit stored in the tab; null when there is none. */
export function storedVisit(): Visit | null {
  try {
    return JSON.parse(tabStore.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function cameBy() {
  const from = URL.parse(document.referrer);
  const named = new URLSearchParams(location.search);
  const utm = UTM_NAMES.map((name) => [
    name,
    named.get(name)?.slice(0, ENQUIRY_UTM_MAX_CHARS),
  ]).filter(([, value]) => value);
  return {
    referrer: from && from.host !== location.host ? from.hostname : null,
    utm: Object.fromEntries(utm),
  };
}
