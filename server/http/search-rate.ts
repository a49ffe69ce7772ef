// How often one address may search: enough for a person who types, too little to read the site out or to keep it busy.
import { rateLimit } from './rate-limit.ts';

/** Counts a search. Throws 429 when the address had too many within 20 s. `now` is epoch milliseconds. */
export const limitSearches = rateLimit({
  max: 60,
  windowMs: 20_000,
  message: (seconds) => `That’s a lot of searching. Please give us ${seconds} s to catch up.`,
});
