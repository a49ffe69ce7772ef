// A limit on how often one address may do something, counted in the database for all processes together.
import type { Database } from '#db/database.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { countCalls, type RateCount } from '#db/queries/access/rate-counts.ts';
import { tooMany } from './rate-limit.ts';

/** Calls that are counted by one write. */
interface Batch {
  calls: number;
  counted: Promise<RateCount>;
}

/**
 * Returns a function that counts a call of an address (as several, with `calls`), and throws 429 with `message` after more than
 * `max` calls in the window. Calls that arrive while earlier ones of the address are being counted form the next batch. While
 * the database is unavailable, nothing is refused.
 */
export function sharedRateLimit({
  name,
  max,
  windowMs,
  message,
}: {
  name: string;
  max: number;
  windowMs: number;
  message: (seconds: number) => string;
}): (db: Database, address: string, calls?: number) => Promise<void> {
  const waiting = new Map<string, Batch>();
  const writing = new Map<string, Promise<unknown>>();

  const write = async (db: Database, address: string, batch: Batch) => {
    await writing.get(address)?.catch(() => undefined);
    waiting.delete(address);
    const written = countCalls(db, { name, address, windowMs, calls: batch.calls }, Date.now());
    writing.set(address, written);
    return written.finally(() => {
      if (writing.get(address) === written) writing.delete(address);
    });
  };
  return async (db, address, calls = 1) => {
    let batch = waiting.get(address);
    if (batch === undefined) {
      batch = { calls: 0, counted: Promise.resolve({ calls: 0, endsInMs: 0 }) };
      waiting.set(address, batch);
      batch.counted = Promise.resolve(batch).then((each) => write(db, address, each));
    }
    batch.calls += calls;
    const place = batch.calls;
    const counted = await batch.counted.catch((error) => {
      if (error instanceof DatabaseUnavailableError) return null;
      throw error;
    });
    if (counted === null) return;
    // `counted` includes the calls after this one in the batch
    if (counted.calls - (batch.calls - place) > max) throw tooMany(counted.endsInMs, message);
  };
}
