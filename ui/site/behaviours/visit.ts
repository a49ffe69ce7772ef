// Where somebody came from, remembered by the tab and sent with a form: nothing of it leaves the browser before.
import { UTM_NAMES } from '#db/contract/utm.ts';
import { ENQUIRY_UTM_MAX_CHARS } from '#db/limits.ts';

const KEY = 'visit';

interface Visit {
  firstPage: string;
  /** The host that led here. */
  referrer: string | null;
  utm: Record<string, string>;
  page: string;
  pageBefore: string | null;
}

/** Notes the page. Somebody who asks not to be followed is not, and without storage nothing is known. */
export function rememberVisit(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const page = location.pathname;
  const before = storedVisit();
  const visit = before ?? { firstPage: page, page, pageBefore: null, ...cameBy() };
  if (page !== visit.page) visit.pageBefore = visit.page;
  visit.page = page;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {}
}

/** What the tab remembers; null when it is nothing. */
export function storedVisit(): Visit | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
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
