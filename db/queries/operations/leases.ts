// Leases for work that only one process does at a time. Times are those of the database, independent of the clocks of
// machines. A time too far in the future was stored while the database's clock was wrong, and is ignored.
import { and, eq, not, or, sql } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { Database } from '#db/database.ts';
import { HOUR_MS } from '#db/limits.ts';
import { leases } from '#db/schema.ts';

/** A lease that was taken. Its number is higher than those of all earlier holders. */
export interface Lease {
  name: string;
  number: number;
}

/** The maximum duration of a lease. */
const TTL_MAX_MS = HOUR_MS;
const IS_HELD = sql`(${leases.expiresAt} > ${DATABASE_NOW} AND ${leases.expiresAt} <= ${DATABASE_NOW} + ${TTL_MAX_MS})`;

function isDone(everyMs: number) {
  return sql`(${leases.doneAt} > ${DATABASE_NOW} - ${everyMs} AND ${leases.doneAt} <= ${DATABASE_NOW})`;
}

/**
 * Takes the lease `name` for `ttlMs`. Null while another process holds it, or when the work was done less than `everyMs`
 * ago. A `holder`, unique to one piece of work, can take its lease again, because the answer to its first call may have
 * been lost.
 */
export async function takeLease(
  db: Database,
  name: string,
  {
    ttlMs,
    everyMs = 0,
    holder = null,
  }: { ttlMs: number; everyMs?: number; holder?: string | null },
): Promise<Lease | null> {
  const isFree = holder === null ? not(IS_HELD) : or(not(IS_HELD), eq(leases.holder, holder));
  return db.write(async (tx) => {
    await tx.insert(leases).values({ name, number: 0, expiresAt: 0 }).onConflictDoNothing();
    const [taken] = await tx
      .update(leases)
      .set({
        number: sql`${leases.number} + 1`,
        expiresAt: sql`${DATABASE_NOW} + ${ttlMs}`,
        holder,
      })
      .where(and(eq(leases.name, name), isFree, not(isDone(everyMs))))
      .returning({ name: leases.name, number: leases.number });
    return taken ?? null;
  });
}

/**
 * Releases a lease; with `done` the work is recorded as done now. Returns false, and changes nothing, when another process
 * has taken it since.
 */
export async function releaseLease(
  db: Database,
  { name, number }: Lease,
  { done }: { done: boolean },
): Promise<boolean> {
  const released = await db.write((tx) =>
    tx
      .update(leases)
      .set({ expiresAt: 0, ...(done && { doneAt: DATABASE_NOW }) })
      .where(and(eq(leases.name, name), eq(leases.number, number)))
      .returning({ number: leases.number }),
  );
  return released.length > 0;
}

/** Whether the lease is free, and the work was never done or longer than `everyMs` ago. */
export async function isLeaseDue(db: Database, name: string, everyMs: number): Promise<boolean> {
  const rows = await db.read((read) =>
    read
      .select({ name: leases.name })
      .from(leases)
      .where(and(eq(leases.name, name), or(IS_HELD, isDone(everyMs)))),
  );
  return rows.length === 0;
}

/** Extends the lease to `ttlMs` from now; false when another process has taken it since. */
export async function renewLease(
  db: Database,
  { name, number }: Lease,
  ttlMs: number,
): Promise<boolean> {
  const renewed = await db.write((tx) =>
    tx
      .update(leases)
      .set({ expiresAt: sql`${DATABASE_NOW} + ${ttlMs}` })
      .where(and(eq(leases.name, name), eq(leases.number, number)))
      .returning({ number: leases.number }),
  );
  return renewed.length > 0;
}
