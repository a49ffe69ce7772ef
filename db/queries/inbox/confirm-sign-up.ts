// A sign-up for the newsletter counts once its mailed link was opened.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import { enquiries } from '#db/schema.ts';

/** Confirms the sign-up of a link, also a second time. False when no sign-up has this token. `now` is epoch milliseconds. */
export async function confirmSignUp(db: Database, token: string, now: number): Promise<boolean> {
  return db.write(async (tx) => {
    const confirmedAt = sql`coalesce(${enquiries.confirmedAt}, ${new Date(now).toISOString()})`;
    const confirmed = await tx
      .update(enquiries)
      .set({ confirmState: 'confirmed', confirmedAt })
      .where(eq(enquiries.confirmToken, token))
      .returning({ id: enquiries.id });
    return confirmed.length > 0;
  });
}

/** Whether the link of a sign-up has this token. */
export async function isConfirmToken(db: Database, token: string): Promise<boolean> {
  const found = await db.read((read) =>
    read.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.confirmToken, token)),
  );
  return found.length > 0;
}

/** The sign-up of the address, in any case, whose link was not opened yet; undefined without one. Spam is left out. */
export async function findUnconfirmedSignUp(tx: Queryable, email: string) {
  const [found] = await tx
    .select({ id: enquiries.id, kind: enquiries.kind, email: enquiries.email })
    .from(enquiries)
    .where(
      and(
        sql`${enquiries.email} = ${email} COLLATE NOCASE`,
        eq(enquiries.confirmState, 'pending'),
        ne(enquiries.status, 'spam'),
      ),
    )
    .limit(1);
  return found;
}
