// How often one address may search: enough for a person who types, too little to read the site out or to keep it busy.
import { DatabaseUnavailableError } from '#db/errors.ts';
import { countCall } from '#db/queries/rate-counts.ts';
import type { AppContext } from '#server/context.ts';
import { rateLimit, tooMany } from './rate-limit.ts';

const LIMIT = { max: 60, windowMs: 20_000 };
const message = (seconds: number) =>
  `That’s a lot of searching. Please give us ${seconds} s to catch up.`;

/** What one process has answered costs it nothing more to refuse, also while the database is away. */
const limitHere = rateLimit({ ...LIMIT, message });

/**
 * The result of `search`, which is counted for all processes together. Throws 429 when the address had too many within 20 s.
 * Both happen at once: visitors do not wait for the count.
 */
export async function withinSearchLimit<T>(c: AppContext, search: () => Promise<T>): Promise<T> {
  const { address } = c.env;
  limitHere(address);
  const limit = { name: 'search', address, ...LIMIT };
  const [waitMs, answer] = await Promise.all([
    countCall(c.var.db, limit, Date.now()).catch((error) => {
      if (error instanceof DatabaseUnavailableError) return 0;
      throw error;
    }),
    search(),
  ]);
  if (waitMs > 0) throw tooMany(waitMs, message);
  return answer;
}
