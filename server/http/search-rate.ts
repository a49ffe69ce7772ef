// The limit to searches of one address: enough for a person who types, too little to read the site out or to keep it busy.
import type { AppContext } from '#server/context.ts';
import { rateLimit } from './rate-limit.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

const LIMIT = {
  name: 'search',
  max: 60,
  windowMs: 20_000,
  message: (seconds: number) => `Too many searches. Please try again in ${seconds} s.`,
};

/** To refuse what comes after so much costs a process nothing, also while the database is away. */
const limitHere = rateLimit(LIMIT);
const limitEverywhere = sharedRateLimit(LIMIT);

/**
 * The result of `search`. Throws 429 when the address had too many within 20 s, through whichever processes. It is counted
 * while it runs: visitors do not wait for that.
 */
export async function withinSearchLimit<T>(c: AppContext, search: () => Promise<T>): Promise<T> {
  const { address } = c.env;
  limitHere(address);
  const [answer] = await Promise.all([search(), limitEverywhere(c.var.db, address)]);
  return answer;
}
