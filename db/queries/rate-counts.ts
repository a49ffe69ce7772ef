// How often an address did something within a window of time, counted for all processes together.
import { lte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { rateCounts } from '#db/schema.ts';

/** What is counted, for whom, and how often it is allowed in a window. */
export interface RateLimit {
  name: string;
  address: string;
  max: number;
  windowMs: number;
}

/** Visitors wait for it. */
const COUNTED_WITHIN_MS = 300;

/**
 * Counts a call at `now` (epoch milliseconds). Returns 0, or how long to wait when there were more than `max` in the window,
 * which begins with the first call. Throws `DatabaseUnavailableError` after 0.3 s.
 */
export async function countCall(
  db: Database,
  { name, address, max, windowMs }: RateLimit,
  now: number,
): Promise<number> {
  const isOver = sql`${rateCounts.windowEndsAt} <= ${now}`;
  const [counted] = await db.write(
    (tx) =>
      tx
        .insert(rateCounts)
        .values({ name, address, windowEndsAt: now + windowMs, calls: 1 })
        .onConflictDoUpdate({
          target: [rateCounts.name, rateCounts.address],
          set: {
            calls: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateCounts.calls} + 1 END`,
            windowEndsAt: sql`CASE WHEN ${isOver} THEN ${now + windowMs} ELSE ${rateCounts.windowEndsAt} END`,
          },
        })
        .returning({ calls: rateCounts.calls, windowEndsAt: rateCounts.windowEndsAt }),
    { withinMs: COUNTED_WITHIN_MS },
  );
  return counted && counted.calls > max ? counted.windowEndsAt - now : 0;
}

/** Deletes the counts whose windows are over, and with them the addresses. `now` is epoch milliseconds. */
export async function deleteOldRateCounts(db: Database, now: number): Promise<void> {
  await db.write((tx) => tx.delete(rateCounts).where(lte(rateCounts.windowEndsAt, now)));
}
