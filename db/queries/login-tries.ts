// The login limits (docs/contract.md, Login limits), stored so that they survive a restart. Times are epoch milliseconds.
import { and, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import {
  LOGIN_TRIES_OVERALL,
  LOGIN_TRIES_PER_ADDRESS,
  LOGIN_WINDOW_OVERALL_MS,
  LOGIN_WINDOW_PER_ADDRESS_MS,
} from '#db/limits.ts';
import { loginTries } from '#db/schema.ts';

/**
 * Counts a login try before the password is checked, so that parallel tries cannot pass the limit.
 * Returns the try's id, or how long to wait when the address, or all addresses together, reached the limit.
 */
export async function reserveLoginTry(
  db: Database,
  address: string,
  now: number,
): Promise<{ id: number } | { retryAfterMs: number }> {
  return db.write(async (tx) => {
    await tx.delete(loginTries).where(lte(loginTries.triedAt, now - LOGIN_WINDOW_OVERALL_MS));
    const retryAfterMs = Math.max(
      await waitMs(tx, now, {
        where: eq(loginTries.address, address),
        tries: LOGIN_TRIES_PER_ADDRESS,
        windowMs: LOGIN_WINDOW_PER_ADDRESS_MS,
      }),
      await waitMs(tx, now, { tries: LOGIN_TRIES_OVERALL, windowMs: LOGIN_WINDOW_OVERALL_MS }),
    );
    if (retryAfterMs > 0) return { retryAfterMs };
    const [row] = await tx
      .insert(loginTries)
      .values({ address, triedAt: now })
      .returning({ id: loginTries.id });
    return row as { id: number };
  });
}

/** Deletes a try that was a successful login. */
export async function deleteLoginTry(db: Database, id: number): Promise<void> {
  await db.write((tx) => tx.delete(loginTries).where(eq(loginTries.id, id)));
}

/** How long until another try is allowed: until the oldest of the last `tries` leaves the window; 0 for now. */
async function waitMs(
  tx: Queryable,
  now: number,
  limit: { where?: SQL; tries: number; windowMs: number },
): Promise<number> {
  const [oldest] = await tx
    .select({ triedAt: loginTries.triedAt })
    .from(loginTries)
    .where(and(limit.where, gt(loginTries.triedAt, now - limit.windowMs)))
    .orderBy(desc(loginTries.triedAt))
    .limit(1)
    .offset(limit.tries - 1);
  return oldest ? oldest.triedAt + limit.windowMs - now : 0;
}
