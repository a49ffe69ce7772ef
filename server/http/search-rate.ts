// The limit on searches from one address: enough for a person who types, too low to scrape the site or to overload it.
import { SEARCHES_PER_ADDRESS, SEARCHES_WINDOW_PER_ADDRESS_MS } from '#db/limits.ts';
import type { AppContext } from '#server/context.ts';
import { rateLimit } from './rate-limit.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

const LIMIT = {
  name: 'search',
  max: SEARCHES_PER_ADDRESS,
  windowMs: SEARCHES_WINDOW_PER_ADDRESS_MS,
  message: (seconds: number) => `Too many searches. Please try again in ${seconds} s.`,
};

/** A local limit first: refusing in memory costs nothing and works without the database. */
const limitHere = rateLimit(LIMIT);
const limitEverywhere = sharedRateLimit(LIMIT);

/**
 * The result of `search`. Throws 429 when the address searched too often, in all processes together. Counting
 * runs beside the search, so that visitors do not wait for it.
 */
export async function withinSearchLimit<T>(c: AppContext, search: () => Promise<T>): Promise<T> {
  const { address } = c.env;
  limitHere(address);
  const [answer] = await Promise.all([search(), limitEverywhere(c.get('db'), address)]);
  return answer;
}
