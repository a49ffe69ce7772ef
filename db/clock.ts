// The clock of the database, shared by all processes: the clocks of machines differ.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The time of the database, in epoch milliseconds. */
export const DATABASE_NOW = sql<number>`CAST(unixepoch('now', 'subsec') * 1000 AS INTEGER)`;

/** The maximum difference between the clocks of machines. A later time was stored while a clock was wrong. */
export const CLOCK_SKEW_MAX_MS = 60_000;

/** Whether less than `ms` have passed since a time (epoch ms). A time in the future was stored while a clock was wrong. */
export function isWithin(since: number, ms: number): boolean {
  const age = Date.now() - since;
  return age < ms && age >= -CLOCK_SKEW_MAX_MS;
}

/** Reads the time of the database, in epoch milliseconds. Throws `DatabaseUnavailableError`. */
export async function readClock(db: Database): Promise<number> {
  const rows = await db.read((read) => read.values<[number]>(sql`SELECT ${DATABASE_NOW}`));
  return Number(rows[0]?.[0]);
}
