// Counts of the calls of an address within a time window, for all processes together.
import { gt, lte, or, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { Database } from '#db/database.ts';
import { HOUR_MS } from '#db/limits.ts';
import { rateCounts } from '#db/schema.ts';

/** Calls to count: the name of the limit, the address, the number of calls, and the length of the window. */
interface CountedCalls {
  name: string;
  address: string;
  calls: number;
  windowMs: number;
}

/** The number of calls in the window, and the time until it ends. */
export interface RateCount {
  calls: number;
  endsInMs: number;
}

/** Longer than any window: a count with a later end was stored while a clock was wrong. */
const WINDOW_MAX_MS = HOUR_MS;
/** Short, because visitors wait for the count. */
const COUNTED_WITHIN_MS = 300;

/**
 * Counts calls at `now` (epoch milliseconds) in the window that began with the first one. Returns the number of calls in it,
 * including these. Throws `DatabaseUnavailableError` after 0.3 s.
 */
export async function countCalls(
  db: Database,
  { name, address, calls, windowMs }: CountedCalls,
  now: number,
): Promise<RateCount> {
  const windowEndsAt = now + windowMs;
  // a later window was stored while a clock was wrong
  const isOver = sql`(${rateCounts.windowEndsAt} <= ${now} OR ${rateCounts.windowEndsAt} > ${windowEndsAt + CLOCK_SKEW_MAX_MS})`;
  const [row] = await db.write(
    (tx) =>
      tx
        .insert(rateCounts)
        .values({ name, address, windowEndsAt, calls })
        .onConflictDoUpdate({
          target: [rateCounts.name, rateCounts.address],
          set: {
            calls: sql`CASE WHEN ${isOver} THEN ${calls} ELSE ${rateCounts.calls} + ${calls} END`,
            windowEndsAt: sql`CASE WHEN ${isOver} THEN ${windowEndsAt} ELSE ${rateCounts.windowEndsAt} END`,
          },
        })
        .returning({ calls: rateCounts.calls, windowEndsAt: rateCounts.windowEndsAt }),
    { withinMs: COUNTED_WITHIN_MS },
  );
  const counted = row as { calls: number; windowEndsAt: number };
  return { calls: counted.calls, endsInMs: counted.windowEndsAt - now };
}

/** Deletes the counts of windows that are over, with their addresses. `now` is epoch milliseconds. */
export async function deleteOldRateCounts(db: Database, now: number): Promise<void> {
  const { windowEndsAt } = rateCounts;
  await db.write((tx) =>
    tx.delete(rateCounts).where(or(lte(windowEndsAt, now), gt(windowEndsAt, now + WINDOW_MAX_MS))),
  );
}
