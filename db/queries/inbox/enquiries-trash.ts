// Deleted enquiries: moved to the trash whole, restored as they were, and deleted permanently.
import { eq, inArray, lt } from 'drizzle-orm';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { deletedEnquiries, enquiries } from '#db/schema.ts';
import { enquiryColumns } from './enquiry-columns.ts';

/** Moves enquiries to the trash: all of them or none. Throws `NotFoundError` when one does not exist. */
export async function deleteEnquiries(db: Database, ids: readonly number[]): Promise<void> {
  await db.write(async (tx) => {
    const rows = await tx
      .delete(enquiries)
      .where(inArray(enquiries.id, [...ids]))
      .returning();
    if (rows.length < ids.length) throw new NotFoundError('Enquiry not found');
    // what was merged into a deleted enquiry stands for itself again
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
        // nobody deletes the address in there after an hour
        snapshot: { ...row, address: null },
      });
  });
}

/** Restores deleted enquiries as they were, with their ids: all of them or none. Throws `NotFoundError`. */
export async function restoreEnquiries(db: Database, ids: readonly number[]): Promise<Enquiry[]> {
  return db.write(async (tx) => {
    const restored: Enquiry[] = [];
    for (const id of ids) {
      const [deleted] = await tx
        .delete(deletedEnquiries)
        .where(eq(deletedEnquiries.id, id))
        .returning();
      if (!deleted) throw new NotFoundError('This enquiry is not among the recently deleted ones');
      const { key, ...fields } = deleted.snapshot;
      const [row] = await tx
        .insert(enquiries)
        .values({ ...fields, key: (await isTaken(tx, key)) ? null : key })
        .returning(enquiryColumns);
      restored.push(row as Enquiry);
    }
    return restored;
  });
}

/** Deletes an enquiry in the trash at once, for the right to erasure. Throws `NotFoundError`. */
export async function deleteEnquiryPermanently(db: Database, id: number): Promise<void> {
  await db.write(async (tx) => {
    const gone = await tx
      .delete(deletedEnquiries)
      .where(eq(deletedEnquiries.id, id))
      .returning({ id: deletedEnquiries.id });
    if (gone.length === 0)
      throw new NotFoundError('This enquiry is not among the recently deleted ones');
  });
}

/** Deletes the enquiries permanently that were deleted before that date (ISO 8601). Returns their number. */
export async function deleteExpiredEnquiries(db: Database, before: string): Promise<number> {
  return db.write(async (tx) => {
    const gone = await tx
      .delete(deletedEnquiries)
      .where(lt(deletedEnquiries.deletedAt, before))
      .returning({ id: deletedEnquiries.id });
    return gone.length;
  });
}

/** Whether the sender's key belongs to another enquiry by now: the same one, sent again. */
async function isTaken(tx: Queryable, key: string | null): Promise<boolean> {
  return key !== null && (await tx.$count(enquiries, eq(enquiries.key, key))) > 0;
}
