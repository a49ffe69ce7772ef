// How often one address may search: enough for a person who types, too little to read the site out or to keep it busy.
import { HttpError } from './errors.ts';

const SEARCHES = 60;
const WINDOW_MS = 20_000;
/** Addresses that are remembered at once. */
const ADDRESSES_MAX = 10_000;

let windowEndsAt = 0;
const searches = new Map<string, number>();

/** Counts a search. Throws 429 when the address had too many within 20 s. Nothing of it is stored. `now` is epoch milliseconds. */
export function limitSearches(address: string, now: number = Date.now()): void {
  if (now >= windowEndsAt || searches.size > ADDRESSES_MAX) {
    searches.clear();
    windowEndsAt = now + WINDOW_MS;
  }
  const number = (searches.get(address) ?? 0) + 1;
  searches.set(address, number);
  if (number <= SEARCHES) return;
  const seconds = Math.max(1, Math.ceil((windowEndsAt - now) / 1000));
  throw new HttpError(429, `That’s a lot of searching. Please give us ${seconds} s to catch up.`, {
    'Retry-After': String(seconds),
  });
}
