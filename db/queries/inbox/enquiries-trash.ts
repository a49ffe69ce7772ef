// Deleted enquiries: moved to the trash with all their data, restored unchanged, and deleted permanently.
import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { type DeletedEnquiry, deletedEnquiries, enquiries, mails, replies } from '#db/schema.ts';
import { enquiryColumns } from './enquiry-columns.ts';

/** Moves enquiries to the trash, atomically. Throws `NotFoundError` when one does not exist. */
export async function deleteEnquiries(db: Database, ids: readonly number[]): Promise<void> {
  await db.write(async (tx) => {
    // read first, because the delete cascades to them
    const attached = await readAttached(tx, ids);
    const rows = await tx
      .delete(enquiries)
      .where(inArray(enquiries.id, [...ids]))
      .returning();
    if (rows.length < ids.length) throw new NotFoundError('Enquiry not found');
    // enquiries merged into a deleted one are listed separately again
    await tx
      .update(enquiries)
      .set({ mergedInto: null })
      .where(inArray(enquiries.mergedInto, [...ids]));
    const deletedAt = new Date().toISOString();
    for (const row of rows)
      await tx.insert(deletedEnquiries).values({
        id: row.id,
        title: senderOf(row),
        deletedAt,
        // without the address, which must be deleted after an hour, also from the snapshot
        snapshot: { ...row, address: null, ...attached(row.id) },
      });
  });
}

/** Reads the replies and mails of the enquiries, and the ids of those merged into them. */
async function readAttached(tx: Queryable, ids: readonly number[]) {
  const ofThem = [...ids];
  const itsReplies = await tx.select().from(replies).where(inArray(replies.enquiryId, ofThem));
  const itsMails = await tx.select().from(mails).where(inArray(mails.enquiryId, ofThem));
  const others = await tx
    .select({ id: enquiries.id, mergedInto: enquiries.mergedInto })
    .from(enquiries)
    .where(inArray(enquiries.mergedInto, ofThem));
  return (id: number) => ({
    replies: itsReplies.filter(({ enquiryId }) => enquiryId === id),
    mails: itsMails.filter(({ enquiryId }) => enquiryId === id),
    merged: others.filter(({ mergedInto }) => mergedInto === id).map((other) => other.id),
  });
}

/**
 * Restores deleted enquiries with their ids, replies and mails, atomically. Mails that were unsent when deleted are sent.
 * Those that exist count as restored. Throws `NotFoundError`.
 */
export async function restoreEnquiries(db: Database, ids: readonly number[]): Promise<Enquiry[]> {
  return db.write(async (tx) => {
    for (const id of ids) {
      const [deleted] = await tx
        .delete(deletedEnquiries)
        .where(eq(deletedEnquiries.id, id))
        .returning();
      if (deleted) await restore(tx, deleted.snapshot);
      else if ((await tx.$count(enquiries, eq(enquiries.id, id))) === 0)
        throw new NotFoundError('This enquiry is not in Recently deleted');
    }
    const restored = await tx
      .select(enquiryColumns)
      .from(enquiries)
      .where(inArray(enquiries.id, [...ids]))
      .orderBy(asc(enquiries.id));
    return ids.map((id) => restored.find((each) => each.id === id) as Enquiry);
  });
}

async function restore(tx: Queryable, snapshot: DeletedEnquiry): Promise<void> {
  // snapshots of an older version have only the fields of the enquiry
  const {
    key,
    mergedInto,
    replies: storedReplies = [],
    mails: queued = [],
    merged = [],
    ...fields
  } = snapshot;
  await tx.insert(enquiries).values({
    ...fields,
    key: (await isTaken(tx, key)) ? null : key,
    mergedInto: (await takesOthers(tx, mergedInto)) ? mergedInto : null,
  });
  if (storedReplies.length > 0)
    await tx.insert(replies).values(await withFreeKeys(tx, storedReplies));
  if (queued.length > 0) await tx.insert(mails).values(queued);
  if (merged.length === 0) return;
  const targets = tx
    .select({ id: enquiries.mergedInto })
    .from(enquiries)
    .where(isNotNull(enquiries.mergedInto));
  await tx
    .update(enquiries)
    .set({ mergedInto: fields.id })
    .where(
      and(
        inArray(enquiries.id, merged),
        // not those merged into another one meanwhile
        isNull(enquiries.mergedInto),
        notInArray(enquiries.id, targets),
      ),
    );
}

/** Permanently deletes an enquiry in the trash at once, for the right to erasure. Throws `NotFoundError`. */
export async function deleteEnquiryPermanently(db: Database, id: number): Promise<void> {
  await db.write(async (tx) => {
    const deleted = await tx
      .delete(deletedEnquiries)
      .where(eq(deletedEnquiries.id, id))
      .returning({ id: deletedEnquiries.id });
    if (deleted.length === 0) throw new NotFoundError('This enquiry is not in Recently deleted');
  });
}

/** Permanently deletes the enquiries deleted before that date (ISO 8601). Returns their number. */
export async function deleteExpiredEnquiries(db: Database, before: string): Promise<number> {
  return db.write(async (tx) => {
    const deleted = await tx
      .delete(deletedEnquiries)
      .where(lt(deletedEnquiries.deletedAt, before))
      .returning({ id: deletedEnquiries.id });
    return deleted.length;
  });
}

/** Whether an enquiry with this key exists, because the sender sent it again after it was deleted. */
async function isTaken(tx: Queryable, key: string | null): Promise<boolean> {
  return key !== null && (await tx.$count(enquiries, eq(enquiries.key, key))) > 0;
}

/** The replies, with a new key for those whose key another stored reply has. */
async function withFreeKeys(tx: Queryable, storedReplies: (typeof replies.$inferInsert)[]) {
  const keys = storedReplies.map(({ key }) => key);
  const rows = await tx
    .select({ key: replies.key })
    .from(replies)
    .where(inArray(replies.key, keys));
  const taken = new Set(rows.map(({ key }) => key));
  return storedReplies.map((reply) =>
    taken.has(reply.key) ? { ...reply, key: crypto.randomUUID() } : reply,
  );
}

/** Whether the enquiry exists and is not merged into another. */
async function takesOthers(tx: Queryable, id: number | null): Promise<boolean> {
  if (id === null) return false;
  return (await tx.$count(enquiries, and(eq(enquiries.id, id), isNull(enquiries.mergedInto)))) > 0;
}
