// Unsent mails: listing them for staff, and queueing them again.
import { and, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { UnsentMail } from '#db/contract/mail.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { MAIL_LEASE_MS, MAIL_TIMEOUT_MS } from '#db/limits.ts';
import { enquiries, mails } from '#db/schema.ts';

const UNSENT_MAX = 100;
/** Condition: not a reminder that is not due yet, which is not sent again with the others. */
const IS_NO_LATER_REMINDER = or(ne(mails.purpose, 'reminder'), isNotNull(mails.error));
const COULD_NOT_BE_SENT = and(sql`${mails.state} <> 'sent'`, isNotNull(mails.error));

/** The mails that could not be sent so far, newest first, at most a hundred. */
export async function listUnsentMails(db: Database): Promise<UnsentMail[]> {
  const rows = await db.read((read) =>
    read
      .select({
        id: mails.id,
        enquiryId: mails.enquiryId,
        purpose: mails.purpose,
        receiver: sql<string>`coalesce(${mails.receiver}, ${enquiries.email}, '')`,
        sender: sql<string>`coalesce(${enquiries.name}, ${enquiries.email}, ${enquiries.phone}, '')`,
        sentAt: enquiries.createdAt,
        error: mails.error,
        attempts: mails.attempts,
        nextAt: mails.nextAt,
      })
      .from(mails)
      .innerJoin(enquiries, eq(enquiries.id, mails.enquiryId))
      .where(COULD_NOT_BE_SENT)
      .orderBy(sql`${mails.id} DESC`)
      .limit(UNSENT_MAX),
  );
  return rows.map(({ nextAt, ...row }) => ({
    ...row,
    error: row.error as string,
    nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
  }));
}

/** The number of mails that could not be sent so far; also inside a transaction. */
export function countUnsentMails(read: Queryable): Promise<number> {
  return read.$count(mails, COULD_NOT_BE_SENT);
}

/**
 * Queues unsent mails for another day of attempts: those of one enquiry and those merged into it, or all failed ones.
 * Returns their number. Throws `NotFoundError` when the enquiry has none. `now` is epoch milliseconds.
 */
export async function sendMailsAgain(
  db: Database,
  { enquiryId, now }: { enquiryId?: number; now: number },
): Promise<number> {
  return db.write(async (tx) => {
    const itsIds = tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(or(eq(enquiries.id, enquiryId ?? 0), eq(enquiries.mergedInto, enquiryId ?? 0)));
    const queued = await tx
      .update(mails)
      .set({
        state: 'pending',
        queuedAt: now,
        nextAt: sql`CASE WHEN ${isUnderWay()} THEN ${mails.nextAt} ELSE ${DATABASE_NOW} END`,
        attempts: 0,
        digestId: null,
      })
      .where(
        enquiryId === undefined
          ? COULD_NOT_BE_SENT
          : and(inArray(mails.enquiryId, itsIds), ne(mails.state, 'sent'), IS_NO_LATER_REMINDER),
      )
      .returning({ id: mails.id });
    if (enquiryId !== undefined && queued.length === 0)
      throw new NotFoundError('All emails about this enquiry have been sent');
    return queued.length;
  });
}

/**
 * Condition: a process may be sending the mail, so its lease is kept and it is sent once. A lease is as long as a retry pause,
 * so a mail that waits about a minute for its next attempt may match too.
 */
function isUnderWay(): SQL | undefined {
  return and(
    eq(mails.state, 'pending'),
    gt(mails.attempts, 0),
    gt(mails.nextAt, sql`${DATABASE_NOW} + ${MAIL_LEASE_MS - MAIL_TIMEOUT_MS}`),
    lte(mails.nextAt, sql`${DATABASE_NOW} + ${MAIL_LEASE_MS}`),
  );
}
