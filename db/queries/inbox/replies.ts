// Replies of staff from the inbox.
import { eq, inArray } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { Enquiry, ReplyInput } from '#db/contract/enquiries.ts';
import type { Database, Queryable } from '#db/database.ts';
import { ConflictError, NotFoundError, StaleEditError } from '#db/errors.ts';
import { enquiries, mails, replies } from '#db/schema.ts';
import { getEnquiry } from './enquiry-columns.ts';

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
