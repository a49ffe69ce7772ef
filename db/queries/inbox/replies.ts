// Replies of staff from the inbox, and merging of enquiries.
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { Enquiry, ReplyInput } from '#db/contract/enquiries.ts';
import type { Database, Queryable } from '#db/database.ts';
import { ConflictError, InvalidInputError, NotFoundError, StaleEditError } from '#db/errors.ts';
import { enquiries, mails, replies } from '#db/schema.ts';
import { enquiryColumns } from './enquiry-columns.ts';

/**
 * Stores a reply once, queues its mail to the sender, and marks the enquiry, and the one that it was merged into, as answered.
 * Throws `NotFoundError`, also when the enquiry has no email address, `ConflictError` when another reply has the key, and
 * `StaleEditError` with the enquiry when it has more replies than `repliesBefore`.
 * `now` is epoch milliseconds.
 */
export async function createReply(
  db: Database,
  enquiryId: number,
  { repliesBefore = Number.POSITIVE_INFINITY, ...input }: ReplyInput,
  now: number,
): Promise<Enquiry> {
  return db.write(async (tx) => {
    const enquiry = await getEnquiry(tx, enquiryId);
    const { email, mergedInto } = enquiry;
    if (!email) throw new NotFoundError('This enquiry has no email address to reply to');
    const createdAt = new Date(now).toISOString();
    const [reply] = await tx
      .insert(replies)
      .values({ ...input, enquiryId, createdAt })
      .onConflictDoNothing({ target: replies.key })
      .returning({ id: replies.id });
    if (reply) {
      if (enquiry.replies.length > repliesBefore) throw new StaleEditError(enquiry);
      await tx.insert(mails).values({
        enquiryId,
        purpose: 'reply',
        replyId: reply.id,
        state: 'pending',
        queuedAt: now,
        nextAt: DATABASE_NOW,
      });
      await tx
        .update(enquiries)
        .set({ status: 'answered', answeredAt: createdAt })
        .where(inArray(enquiries.id, [enquiryId, mergedInto ?? enquiryId]));
    } else await checkSame(tx, enquiryId, input);
    return getEnquiry(tx, enquiryId);
  });
}

/** Throws `ConflictError` unless the reply stored under the key is this one. */
async function checkSame(tx: Queryable, enquiryId: number, input: ReplyInput): Promise<void> {
  const { key, subject, text } = input;
  const [stored] = await tx.select().from(replies).where(eq(replies.key, key));
  if (stored?.enquiryId !== enquiryId || stored.subject !== subject || stored.text !== text)
    throw new ConflictError('This key was already used for another reply', 'key');
}

/**
 * Sets `ids` as the enquiries merged into this one: they are shown only with it. Enquiries merged into it before and not in
 * `ids` are separated. When an unanswered enquiry is added, this one becomes unanswered. Throws `NotFoundError`, also for an
 * enquiry that is merged into another one or is a newsletter sign-up, and `InvalidInputError` when `ids` contains `into` or
 * `into` is merged into another enquiry or is a newsletter sign-up.
 */
export async function mergeEnquiries(
  db: Database,
  into: number,
  ids: readonly number[],
): Promise<Enquiry> {
  return db.write(async (tx) => {
    const target = await getEnquiry(tx, into);
    if (target.mergedInto !== null || ids.includes(into))
      throw new InvalidInputError(
        'An enquiry cannot be merged into itself or into one that is already merged',
        'ids',
      );
    if (target.kind === 'newsletter' && ids.length > 0)
      throw new InvalidInputError('An enquiry cannot be merged into a newsletter sign-up', 'ids');
    await tx.update(enquiries).set({ mergedInto: null }).where(eq(enquiries.mergedInto, into));
    if (ids.length > 0) {
      const isFree = and(inArray(enquiries.id, [...ids]), isNull(enquiries.mergedInto));
      const merged = await tx
        .update(enquiries)
        .set({ mergedInto: into })
        .where(and(isFree, ne(enquiries.kind, 'newsletter')))
        .returning({ id: enquiries.id, status: enquiries.status });
      if (merged.length < new Set(ids).size) throw new NotFoundError('Enquiry not found');
      const known = new Set(target.merged.map(({ id }) => id));
      if (!waits(target) && merged.some((each) => waits(each) && !known.has(each.id)))
        await tx.update(enquiries).set({ status: 'read' }).where(eq(enquiries.id, into));
      // enquiries merged into those are included
      await tx
        .update(enquiries)
        .set({ mergedInto: into })
        .where(inArray(enquiries.mergedInto, [...ids]));
    }
    return getEnquiry(tx, into);
  });
}

function waits({ status }: Pick<Enquiry, 'status'>): boolean {
  return status === 'new' || status === 'read';
}

async function getEnquiry(tx: Queryable, id: number): Promise<Enquiry> {
  const [row] = await tx.select(enquiryColumns).from(enquiries).where(eq(enquiries.id, id));
  if (!row) throw new NotFoundError('Enquiry not found');
  return row;
}
