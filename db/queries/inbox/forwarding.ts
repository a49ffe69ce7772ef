// The outbox of enquiries for the marketing platform: the next one to send, and the result of each attempt.
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { Enquiry, EnquiryKind } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { enquiries } from '#db/schema.ts';
import { enquiryColumns } from './enquiry-columns.ts';
import type { OutboxResult } from './outbox-result.ts';

/**
 * Leases the next due enquiry for `leaseMs` by the database's clock and counts an attempt, so that no other process sends it
 * meanwhile. Null when no enquiry of these kinds is due.
 */
export async function claimForwarding(
  db: Database,
  { kinds, leaseMs }: { kinds: readonly EnquiryKind[]; leaseMs: number },
): Promise<Enquiry | null> {
  return db.write(async (tx) => {
    const [due] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(isPendingOf(kinds), lte(enquiries.forwardNextAt, DATABASE_NOW)))
      .orderBy(asc(enquiries.forwardNextAt), asc(enquiries.id))
      .limit(1);
    if (!due) return null;
    const [claimed] = await tx
      .update(enquiries)
      .set({
        forwardAttempts: sql`${enquiries.forwardAttempts} + 1`,
        forwardNextAt: sql`${DATABASE_NOW} + ${leaseMs}`,
      })
      .where(eq(enquiries.id, due.id))
      .returning(enquiryColumns);
    return claimed ?? null;
  });
}

/**
 * Stores the result of an attempt, unless the enquiry was deleted meanwhile. Nothing is stored when another process has
 * claimed the enquiry since, which the number of attempts shows.
 */
export async function recordForwarding(
  db: Database,
  { id, forwardAttempts }: Pick<Enquiry, 'id' | 'forwardAttempts'>,
  result: OutboxResult,
): Promise<void> {
  await db.write((tx) =>
    tx
      .update(enquiries)
      .set({
        forwardState: result.state,
        forwardNextAt: result.state === 'pending' ? sql`${DATABASE_NOW} + ${result.waitMs}` : null,
        forwardedAt: result.state === 'sent' ? new Date(result.at).toISOString() : null,
        forwardError: result.state === 'sent' ? null : result.error,
      })
      .where(and(eq(enquiries.id, id), eq(enquiries.forwardAttempts, forwardAttempts))),
  );
}

/** Milliseconds until the next enquiry is due, by the database's clock; null when none is pending. */
export async function findForwardingDelay(
  db: Database,
  kinds: readonly EnquiryKind[],
): Promise<number | null> {
  const [next] = await db.read((read) =>
    read
      .select({ ms: sql<number | null>`min(${enquiries.forwardNextAt}) - ${DATABASE_NOW}` })
      .from(enquiries)
      .where(isPendingOf(kinds)),
  );
  return next?.ms ?? null;
}

/**
 * Condition: waits to be forwarded. An enquiry in the Spam box does not: it is sent once staff have taken it out. The values are
 * literal, so that SQLite uses the partial index.
 */
export const IS_TO_FORWARD: SQL = sql`${enquiries.forwardState} = 'pending' AND ${enquiries.status} <> 'spam'`;

function isPendingOf(kinds: readonly EnquiryKind[]) {
  return and(IS_TO_FORWARD, inArray(enquiries.kind, [...kinds]));
}
