// The login limits (docs/contract.md, Login limits), stored so that they survive a restart. Times are epoch milliseconds.
import { and, desc, eq, gt, lte, notLike, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import {
  LOGIN_TRIES_OVERALL,
  LOGIN_TRIES_PER_ADDRESS,
  LOGIN_WINDOW_OVERALL_MS,
  LOGIN_WINDOW_PER_ADDRESS_MS,
} from '#db/limits.ts';
import { loginTries } from '#db/schema.ts';

/** Who tries: an address, or a browser that logged in before, which has tries of its own. */
export type LoginCaller = { address: string } | { browser: string };

/** No address looks like this. */
const BROWSER = 'browser ';

/**
 * Counts a login try before the password is checked, so that parallel tries cannot pass the limit.
 * Returns the try's id, or how long to wait when the caller, or all addresses together, reached the limit. The tries of
 * known browsers do not count among those of all.
 */
export async function reserveLoginTry(
  db: Database,
  caller: LoginCaller,
  now: number,
): Promise<{ id: number } | { retryAfterMs: number }> {
  return db.write(async (tx) => {
    await deleteTriesBefore(tx, now);
    const isKnown = 'browser' in caller;
    const address = isKnown ? BROWSER + caller.browser : caller.address;
    const retryAfterMs = Math.max(
      await waitMs(tx, now, {
        where: eq(loginTries.address, address),
        tries: LOGIN_TRIES_PER_ADDRESS,
        windowMs: LOGIN_WINDOW_PER_ADDRESS_MS,
      }),
      isKnown
        ? 0
        : await waitMs(tx, now, {
            where: notLike(loginTries.address, `${BROWSER}%`),
            tries: LOGIN_TRIES_OVERALL,
            windowMs: LOGIN_WINDOW_OVERALL_MS,
          }),
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

/** Deletes the tries that count no more, and with them the addresses. `now` is epoch milliseconds. */
export async function deleteOldLoginTries(db: Database, now: number): Promise<void> {
  await db.write((tx) => deleteTriesBefore(tx, now));
}

async function deleteTriesBefore(tx: Queryable, now: number): Promise<void> {
  await tx.delete(loginTries).where(lte(loginTries.triedAt, now - LOGIN_WINDOW_OVERALL_MS));
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
