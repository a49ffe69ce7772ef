// A sign-up for the newsletter counts once the page of its mailed link was answered.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import { enquiries } from '#db/schema.ts';

/** Confirms the sign-up of a token, also a second time. False when no sign-up has this token. `now` is epoch milliseconds. */
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

/** Whether the sign-up with this token is confirmed; null when no sign-up has it. */
export async function findConfirmState(db: Database, token: string) {
  const [found] = await db.read((read) =>
    read
      .select({ state: enquiries.confirmState })
      .from(enquiries)
      .where(eq(enquiries.confirmToken, token)),
  );
  return found?.state ?? null;
}

/** The sign-up of the address, in any case, that is not confirmed yet; undefined without one. Spam is left out. */
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
