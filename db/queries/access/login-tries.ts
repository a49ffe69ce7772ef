// The login limits (docs/contract.md, Login limits), stored so that they survive a restart. Times are epoch milliseconds.
import { and, desc, eq, gt, lte, notLike, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { Database, Queryable } from '#db/database.ts';
import {
  LOGIN_TRIES_OVERALL,
  LOGIN_TRIES_PER_ADDRESS,
  LOGIN_WINDOW_OVERALL_MS,
  LOGIN_WINDOW_PER_ADDRESS_MS,
} from '#db/limits.ts';
import { loginTries } from '#db/schema.ts';

/** The caller of a login: an address, or a browser that logged in before, which has separate attempts. */
export type LoginCaller = { address: string } | { browser: string };

/** The prefix of browsers in the address column; no address begins with it. */
const BROWSER = 'browser ';

/** A limit of `tries` within `windowMs` among the rows that match `where`. */
interface Limit {
  where: SQL;
  tries: number;
  windowMs: number;
}

const OVERALL: Limit = {
  where: notLike(loginTries.address, `${BROWSER}%`),
  tries: LOGIN_TRIES_OVERALL,
  windowMs: LOGIN_WINDOW_OVERALL_MS,
};

/**
 * Counts a login attempt before the password is checked, so that concurrent attempts cannot exceed the limit.
 * Returns the attempt's id, or the time to wait when the limit of the caller, or of all addresses together, is reached.
 * Attempts of known browsers do not count towards the limit of all addresses.
 */
export async function reserveLoginTry(
  db: Database,
  caller: LoginCaller,
  now: number,
): Promise<{ id: number } | { retryAfterMs: number }> {
  const isKnown = 'browser' in caller;
  const address = isKnown ? BROWSER + caller.browser : caller.address;
  const limits = [
    {
      where: eq(loginTries.address, address),
      tries: LOGIN_TRIES_PER_ADDRESS,
      windowMs: LOGIN_WINDOW_PER_ADDRESS_MS,
    },
    ...(isKnown ? [] : [OVERALL]),
  ];
  return db.write(async (tx) => {
    // one statement: on a remote server each statement is a round trip, during which other writes wait
    const isAllowed = and(...limits.map((limit) => isBelow(limit, now)));
    const [row] = await tx
      .insert(loginTries)
      .select(sql`SELECT NULL, ${address}, ${now} WHERE ${isAllowed}`)
      .returning({ id: loginTries.id });
    if (row) return row;
    const waits = await Promise.all(limits.map((limit) => waitMs(tx, now, limit)));
    return { retryAfterMs: Math.max(...waits) };
  });
}

/** Deletes the attempt of a successful login. */
export async function deleteLoginTry(db: Database, id: number): Promise<void> {
  await db.write((tx) => tx.delete(loginTries).where(eq(loginTries.id, id)));
}

/** Deletes the attempts that no longer count, with their addresses. `now` is epoch milliseconds. */
export async function deleteOldLoginTries(db: Database, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .delete(loginTries)
      .where(
        or(
          lte(loginTries.triedAt, now - LOGIN_WINDOW_OVERALL_MS),
          gt(loginTries.triedAt, now + CLOCK_SKEW_MAX_MS),
        ),
      ),
  );
}

/** Condition: the attempts that count towards a limit at `now`. Later ones were stored while a clock was wrong. */
function countedIn({ where, windowMs }: Limit, now: number): SQL | undefined {
  const { triedAt } = loginTries;
  return and(where, gt(triedAt, now - windowMs), lte(triedAt, now + CLOCK_SKEW_MAX_MS));
}

function isBelow(limit: Limit, now: number): SQL {
  return sql`(SELECT count(*) FROM ${loginTries} WHERE ${countedIn(limit, now)}) < ${limit.tries}`;
}

/** The time until another attempt is allowed, when the oldest of the last `tries` leaves the window; 0 for now. */
async function waitMs(tx: Queryable, now: number, limit: Limit): Promise<number> {
  const [oldest] = await tx
    .select({ triedAt: loginTries.triedAt })
    .from(loginTries)
    .where(countedIn(limit, now))
    .orderBy(desc(loginTries.triedAt))
    .limit(1)
    .offset(limit.tries - 1);
  return oldest ? oldest.triedAt + limit.windowMs - now : 0;
}
