// Merging of enquiries: several messages of one person are shown as one.
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { enquiries } from '#db/schema.ts';
import { getEnquiry } from './enquiry-columns.ts';

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
