// The clock of the database. The clocks of machines differ; this one is the same for all processes.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The time of the database, in epoch milliseconds. */
export const DATABASE_NOW = sql<number>`CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER)`;

/** How far the clocks of two machines may differ. A later time was stored while a clock was wrong. */
export const CLOCK_SKEW_MAX_MS = 60_000;

/** Reads the time of the database, in epoch milliseconds. Throws `DatabaseUnavailableError`. */
export async function readClock(db: Database): Promise<number> {
  const rows = await db.read((read) => read.values<[number]>(sql`SELECT ${DATABASE_NOW}`));
  return Number(rows[0]?.[0]);
}
