// The outbox of mails about enquiries: queued with the enquiry, claimed by one process at a time, retried until sent.
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS, DATABASE_NOW } from '#db/clock.ts';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { MailPurpose } from '#db/contract/mail-purpose.ts';
import type { Database, Queryable } from '#db/database.ts';
import {
  DAY_MS,
  HOUR_MS,
  MAIL_DIGEST_EVERY_MS,
  MAIL_DIGEST_MAX,
  MAILS_PER_RECEIVER,
  MAILS_PER_VISITOR,
  MAILS_WINDOW_MS,
} from '#db/limits.ts';
import { readSetting } from '#db/queries/settings.ts';
import { enquiries, mails, replies } from '#db/schema.ts';
import { enquiryColumns } from './enquiry-columns.ts';
import type { OutboxResult } from './outbox-result.ts';

// literal values, so that SQLite uses the partial indexes
const IS_PENDING = sql`${mails.state} = 'pending'`;

/** How mails about a new enquiry are sent. */
export interface MailPlan {
  /** The addresses of staff. */
  receivers: readonly string[];
  /** The public origin for links; null when it is not certain. */
  origin: string | null;
  /** Whether a newsletter sign-up is confirmed by a link. */
  confirms: boolean;
}

/** One mail: about one enquiry, or a digest of several. */
export interface ClaimedMail {
  /** The rows that the mail covers; its Message-ID is made from the first. */
  ids: number[];
  purpose: MailPurpose;
  /** Null means the visitor. */
  receiver: string | null;
  origin: string | null;
  attempts: number;
  /** Epoch milliseconds. */
  queuedAt: number;
  isDigest: boolean;
  /** The reply that it contains. */
  reply: Pick<typeof replies.$inferSelect, 'subject' | 'text'> | null;
  /** Earlier mails to the visitor about the enquiry, oldest first. */
  earlier: Pick<MailRow, 'id' | 'purpose'>[];
  /** The end of this process's lease, by the database's clock. It distinguishes this attempt from a later one. */
  leasedUntil: number;
  enquiries: (Enquiry & { confirmToken: string | null })[];
}

/** Queues the mails about a new enquiry, in its transaction. `now` is epoch milliseconds. */
export async function queueMails(
  tx: Queryable,
  enquiry: Pick<Enquiry, 'id' | 'kind' | 'email'> & { isSpam: boolean },
  plan: MailPlan,
  now: number,
): Promise<void> {
  const { id: enquiryId, kind, email, isSpam } = enquiry;
  const queue: { purpose: MailPurpose; receiver: string | null; at?: number }[] = [];
  const remindAfterMs = (await readSetting(tx, 'reminderHours')) * HOUR_MS;
  if (kind !== 'newsletter')
    for (const receiver of plan.receivers) {
      queue.push({ purpose: 'notice', receiver });
      // the reminder of suspected spam is dropped when due, unless staff have marked it as no spam
      if (remindAfterMs > 0) queue.push({ purpose: 'reminder', receiver, at: now + remindAfterMs });
    }
  const toVisitor = kind === 'newsletter' ? 'confirmation' : 'receipt';
  const isWanted = kind === 'newsletter' ? plan.confirms : await readSetting(tx, 'receipts');
  if (
    email !== null &&
    isWanted &&
    !isSpam &&
    (await countForVisitor(tx, email, now)) < MAILS_PER_VISITOR
  )
    queue.push({ purpose: toVisitor, receiver: null });
  const { origin } = plan;
  for (const { purpose, receiver, at } of queue)
    await tx.insert(mails).values({
      enquiryId,
      purpose,
      receiver,
      origin,
      state: 'pending',
      queuedAt: at ?? now,
      nextAt: at ?? DATABASE_NOW,
    });
}

/** The number of mails queued for an address in the last day because it was entered in a form. */
async function countForVisitor(tx: Queryable, email: string, now: number): Promise<number> {
  const [found] = await tx
    .select({ number: count() })
    .from(enquiries)
    .innerJoin(mails, eq(mails.enquiryId, enquiries.id))
    .where(
      and(
        gt(mails.queuedAt, now - DAY_MS),
        // a later time was stored while the clock was wrong
        lte(mails.queuedAt, now + CLOCK_SKEW_MAX_MS),
        sql`${enquiries.email} = ${email} COLLATE NOCASE`,
        isNull(mails.receiver),
        ne(mails.purpose, 'reply'),
      ),
    );
  return found?.number ?? 0;
}

/**
 * Leases the next due mail for `leaseMs` by the database's clock and counts an attempt, so that no other process sends it
 * meanwhile. A receiver with many mails in the last hour gets further ones as a digest, some time after the last one.
 * `receivers` are the addresses of staff: mails to former receivers are dropped. Null when nothing is
 * due.
 */
export async function claimMail(
  db: Database,
  { leaseMs, receivers }: { leaseMs: number; receivers: readonly string[] },
): Promise<ClaimedMail | null> {
  return db.write(async (tx) => {
    const [found] = await tx
      .select({ due: mails, now: DATABASE_NOW })
      .from(mails)
      .where(and(IS_PENDING, lte(mails.nextAt, DATABASE_NOW)))
      .orderBy(asc(mails.nextAt), asc(mails.id))
      .limit(1);
    if (!found) return null;
    const { due, now } = found;
    const isGone = due.receiver !== null && !receivers.includes(due.receiver);
    if (isGone || (due.purpose === 'reminder' && !(await isOpen(tx, due.enquiryId)))) {
      await tx.delete(mails).where(eq(mails.id, due.id));
      return null;
    }
    if (due.purpose === 'reminder') await deleteLaterReminders(tx, due);
    const digestId = due.digestId ?? (await digestFor(tx, due, now));
    if (digestId === 'later') return null;
    const which = digestId === null ? eq(mails.id, due.id) : eq(mails.digestId, digestId);
    const claimed = await tx
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAt: sql`${DATABASE_NOW} + ${leaseMs}` })
      .where(and(which, IS_PENDING))
      .returning();
    const ids = claimed.map(({ id }) => id).sort((a, b) => a - b);
    const about = await tx
      .select({ ...enquiryColumns, confirmToken: enquiries.confirmToken })
      .from(enquiries)
      .where(
        inArray(
          enquiries.id,
          claimed.map(({ enquiryId }) => enquiryId),
        ),
      )
      .orderBy(asc(enquiries.id));
    const { purpose, receiver, origin, queuedAt, attempts, replyId } = due;
    const [reply = null] =
      replyId === null ? [] : await tx.select().from(replies).where(eq(replies.id, replyId));
    return {
      ids,
      purpose,
      receiver,
      origin,
      attempts: attempts + 1,
      queuedAt,
      isDigest: digestId !== null,
      reply,
      earlier: reply === null ? [] : await listMailsBefore(tx, due),
      leasedUntil: claimed[0]?.nextAt ?? 0,
      enquiries: about,
    };
  });
}

async function listMailsBefore(tx: Queryable, { id, enquiryId }: MailRow) {
  return tx
    .select({ id: mails.id, purpose: mails.purpose })
    .from(mails)
    .where(
      and(
        eq(mails.enquiryId, enquiryId),
        isNull(mails.receiver),
        eq(mails.state, 'sent'),
        lt(mails.id, id),
      ),
    )
    .orderBy(asc(mails.id));
}

/** Whether the enquiry, and the one that it was merged into, are unanswered. */
async function isOpen(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .select({ status: enquiries.status })
    .from(enquiries)
    .where(or(eq(enquiries.id, id), eq(enquiries.id, shownAs(id))));
  return rows.length > 0 && rows.every(({ status }) => status === 'new' || status === 'read');
}

/** Deletes the later reminders of merged enquiries, so that the receiver gets only the earliest. */
async function deleteLaterReminders(tx: Queryable, due: MailRow): Promise<void> {
  const shown = shownAs(due.enquiryId);
  const merged = tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(or(eq(enquiries.id, shown), eq(enquiries.mergedInto, shown)));
  await tx
    .delete(mails)
    .where(
      and(
        IS_PENDING,
        ne(mails.id, due.id),
        eq(mails.purpose, 'reminder'),
        sql`${mails.receiver} IS ${due.receiver}`,
        inArray(mails.enquiryId, merged),
      ),
    );
}

/** The id of the enquiry itself, or of the one that it was merged into. */
function shownAs(id: number): SQL {
  return sql`(SELECT coalesce(o.merged_into, o.id) FROM enquiries o WHERE o.id = ${id})`;
}

type MailRow = typeof mails.$inferSelect;

/**
 * Null while the receiver gets each enquiry in a separate mail. Otherwise the id of a new digest of all due notices, or
 * 'later' when the last digest is too recent, so that all of them wait.
 */
async function digestFor(
  tx: Queryable,
  due: MailRow,
  now: number,
): Promise<number | null | 'later'> {
  if (due.purpose !== 'notice' || due.receiver === null) return null;
  const [sent] = await tx
    .select({
      single: sql<number>`count(*) FILTER (WHERE ${mails.digestId} IS NULL)`,
      lastDigestAt: sql<
        number | null
      >`max(${mails.sentAt}) FILTER (WHERE ${mails.digestId} IS NOT NULL)`,
    })
    .from(mails)
    .where(
      and(
        eq(mails.receiver, due.receiver),
        gt(mails.sentAt, now - MAILS_WINDOW_MS),
        // a later time was stored while the clock was wrong
        lte(mails.sentAt, now + CLOCK_SKEW_MAX_MS),
      ),
    );
  if ((sent?.single ?? 0) < MAILS_PER_RECEIVER) return null;
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        IS_PENDING,
        lte(mails.nextAt, now),
        eq(mails.receiver, due.receiver),
        eq(mails.purpose, 'notice'),
        isNull(mails.digestId),
      ),
    )
    .orderBy(asc(mails.id))
    .limit(MAIL_DIGEST_MAX);
  const ids = waiting.map(({ id }) => id);
  const nextAt = (sent?.lastDigestAt ?? 0) + MAIL_DIGEST_EVERY_MS;
  if (nextAt > now) {
    await tx.update(mails).set({ nextAt }).where(inArray(mails.id, ids));
    return 'later';
  }
  await tx.update(mails).set({ digestId: due.id }).where(inArray(mails.id, ids));
  return due.id;
}

/**
 * Stores the result of an attempt for all rows of a mail. Enquiries deleted meanwhile are skipped. Nothing is stored when
 * another process has claimed the mail since.
 */
export async function recordMail(
  db: Database,
  { ids, leasedUntil }: Pick<ClaimedMail, 'ids' | 'leasedUntil'>,
  result: OutboxResult,
): Promise<void> {
  await db.write((tx) =>
    tx
      .update(mails)
      .set({
        state: result.state,
        nextAt: result.state === 'pending' ? sql`${DATABASE_NOW} + ${result.waitMs}` : null,
        sentAt: result.state === 'sent' ? result.at : null,
        error: result.state === 'sent' ? null : result.error,
      })
      .where(and(inArray(mails.id, ids), eq(mails.nextAt, leasedUntil))),
  );
}

/** Milliseconds until the next mail is due, by the database's clock; null when none is pending. */
export async function findMailDelay(db: Database): Promise<number | null> {
  const [next] = await db.read((read) =>
    read
      .select({ ms: sql<number | null>`min(${mails.nextAt}) - ${DATABASE_NOW}` })
      .from(mails)
      .where(IS_PENDING),
  );
  return next?.ms ?? null;
}
