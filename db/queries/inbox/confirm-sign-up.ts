// Confirms newsletter sign-ups on the page behind their mailed link.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import { enquiries } from '#db/schema.ts';

/** Confirms the sign-up with this token, even repeatedly. False when the token is unknown. `now` is epoch milliseconds. */
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

/** Whether the sign-up with this token is confirmed; null when the token is unknown. */
export async function findConfirmState(db: Database, token: string) {
  const [found] = await db.read((read) =>
    read
      .select({ state: enquiries.confirmState })
      .from(enquiries)
      .where(eq(enquiries.confirmToken, token)),
  );
  return found?.state ?? null;
}

/** The unconfirmed sign-up of the address (in any case), or undefined. Spam is left out. */
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
