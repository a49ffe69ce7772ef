// The outbox of tags for a CDN to purge. It is filled from the changes recorded by saves, so that saves cost nothing extra. Each
// tag is in it once, even after several saves. Times are epoch milliseconds by the database's clock.
import { and, asc, count, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import { DATABASE_NOW, readClock } from '#db/clock.ts';
import type { Database, Queryable } from '#db/database.ts';
import { cdnPurges, cdnState, changes } from '#db/schema.ts';

/** The tag of all pages. */
export const EVERY_PAGE = 'site';
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const ERROR_MAX_CHARS = 300;
const ONLY_ROW = 1;

/** A claimed purge. `number` distinguishes it from a later one of the same tag. */
interface ClaimedPurge {
  tag: string;
  number: number;
}

/** The rate limit of a CDN: `burst` calls at once, then one every `everyMs`. */
export interface CallRate {
  burst: number;
  everyMs: number;
}

/**
 * Whether there are saved changes that are not queued yet, when the next purge is due (null when none is), and the database's
 * time.
 */
export async function findCdnWork(
  db: Database,
): Promise<{ isBehind: boolean; nextAt: number | null; now: number }> {
  // one query, because each process runs it several times a second
  const [state] = await db.read((read) =>
    read
      .select({
        changeId: cdnState.changeId,
        newestId: sql<number | null>`(SELECT max(${changes.id}) FROM ${changes})`,
        nextAt: sql<number | null>`(SELECT min(${cdnPurges.dueAt}) FROM ${cdnPurges})`,
        now: DATABASE_NOW,
      })
      .from(cdnState),
  );
  if (state === undefined) return { isBehind: true, nextAt: null, now: await readClock(db) };
  const { changeId, newestId, nextAt, now } = state;
  return { isBehind: changeId !== (newestId ?? 0), nextAt, now };
}

/**
 * Queues the tags of changes since the last call, converted by `tagOf`. The first time, and when changes are missing or
 * belong to another history of the database, a purge of all pages is queued.
 */
export async function queueCdnPurges(
  db: Database,
  tagOf: (tag: string) => string,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const [state] = await tx.select().from(cdnState);
    const [newest] = await tx
      .select({ id: changes.id, token: changes.token })
      .from(changes)
      .orderBy(sql`${changes.id} DESC`)
      .limit(1);
    const position = { changeId: newest?.id ?? 0, changeToken: newest?.token ?? '' };
    const tags = state ? await tagsSince(tx, state, tagOf) : [EVERY_PAGE];
    await tx
      .insert(cdnState)
      .values({ id: ONLY_ROW, ...position, usedCalls: 0, countedAt: now })
      .onConflictDoUpdate({ target: cdnState.id, set: position });
    for (const tag of tags) await queue(tx, tag, now);
  });
}

async function tagsSince(
  tx: Queryable,
  { changeId, changeToken }: typeof cdnState.$inferSelect,
  tagOf: (tag: string) => string,
): Promise<Set<string> | string[]> {
  if (changeId > 0) {
    const [last] = await tx
      .select({ token: changes.token })
      .from(changes)
      .where(eq(changes.id, changeId));
    if (last?.token !== changeToken) return [EVERY_PAGE];
  }
  const rows = await tx
    .select({ tags: changes.tags })
    .from(changes)
    .where(gt(changes.id, changeId));
  const saved = new Set(rows.flatMap(({ tags }) => tags));
  if (saved.has('*')) return [EVERY_PAGE];
  return new Set([...saved].map(tagOf));
}

async function queue(tx: Queryable, tag: string, now: number): Promise<void> {
  await tx
    .insert(cdnPurges)
    .values({ tag, number: 1, dueAt: now, isAgain: false, attempts: 0 })
    .onConflictDoUpdate({
      target: cdnPurges.tag,
      set: { number: sql`${cdnPurges.number} + 1`, dueAt: now, isAgain: false },
    });
}

/**
 * Claims due purges for one call, at most `atOnce`, for `leaseMs`; after that another process may claim them. When more than
 * `most` are due, all pages are purged instead. When the rate limit allows no call now, nothing is claimed, and `waitMs` is
 * the time to wait.
 */
export async function claimCdnPurges(
  db: Database,
  {
    atOnce,
    most,
    rate,
    leaseMs,
  }: { atOnce: number; most: number; rate: CallRate; leaseMs: number },
  now: number,
): Promise<{ claimed: ClaimedPurge[]; everyPage: boolean; waitMs: number }> {
  return db.write(async (tx) => {
    const nothing = { claimed: [], everyPage: false, waitMs: 0 };
    const [due] = await tx.select({ n: count() }).from(cdnPurges).where(lte(cdnPurges.dueAt, now));
    const n = due?.n ?? 0;
    if (n === 0) return nothing;
    const waitMs = await spendCall(tx, rate, now);
    if (waitMs > 0) return { ...nothing, waitMs };
    const everyPage = n > most;
    const tags = await tx
      .select({ tag: cdnPurges.tag })
      .from(cdnPurges)
      .where(lte(cdnPurges.dueAt, now))
      .orderBy(asc(cdnPurges.dueAt))
      .limit(everyPage ? n : atOnce);
    const claimed = await tx
      .update(cdnPurges)
      .set({ dueAt: now + leaseMs, attempts: sql`${cdnPurges.attempts} + 1` })
      .where(
        inArray(
          cdnPurges.tag,
          tags.map(({ tag }) => tag),
        ),
      )
      .returning({ tag: cdnPurges.tag, number: cdnPurges.number });
    return { claimed, everyPage, waitMs: 0 };
  });
}

/** Counts a call and returns 0 if the rate limit allows it, otherwise the ms to wait. One call expires every `everyMs`. */
async function spendCall(
  tx: Queryable,
  { burst, everyMs }: CallRate,
  now: number,
): Promise<number> {
  const [state] = await tx.select().from(cdnState);
  if (!state) return 0;
  const passed = Math.max(0, now - state.countedAt);
  const used = Math.max(0, state.usedCalls - passed / everyMs);
  if (used > burst - 1) return Math.ceil((used - (burst - 1)) * everyMs);
  await tx.update(cdnState).set({ usedCalls: used + 1, countedAt: now });
  return 0;
}

/**
 * Records that the CDN has purged the tags: each is due once more at `againAt`, and done after that. A tag queued again
 * meanwhile stays due.
 */
export async function recordCdnPurged(
  db: Database,
  claimed: readonly ClaimedPurge[],
  againAt: number,
): Promise<void> {
  await db.write(async (tx) => {
    for (const each of claimed) {
      await tx.delete(cdnPurges).where(and(isSame(each), eq(cdnPurges.isAgain, true)));
      await tx
        .update(cdnPurges)
        .set({ isAgain: true, dueAt: againAt, attempts: 0, error: null })
        .where(isSame(each));
    }
  });
}

/** Records a refusal: the tags are due again after a pause that grows to a minute, or after `retryAfterMs` if longer. */
export async function recordCdnFailure(
  db: Database,
  claimed: readonly ClaimedPurge[],
  { error, retryAfterMs = 0 }: { error: string; retryAfterMs?: number },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    for (const each of claimed) {
      const [row] = await tx
        .select({ attempts: cdnPurges.attempts })
        .from(cdnPurges)
        .where(isSame(each));
      const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** ((row?.attempts ?? 1) - 1), LONGEST_RETRY_MS);
      await tx
        .update(cdnPurges)
        .set({
          dueAt: now + Math.max(pauseMs, retryAfterMs),
          error: error.slice(0, ERROR_MAX_CHARS),
        })
        .where(isSame(each));
    }
  });
}

/** The number of tags to be purged, and an error of the CDN about one of them, or null. */
export async function readCdnQueue(
  db: Database,
): Promise<{ waiting: number; error: string | null }> {
  const [row] = await db.read((read) =>
    read.select({ waiting: count(), error: max(cdnPurges.error) }).from(cdnPurges),
  );
  return { waiting: row?.waiting ?? 0, error: row?.error ?? null };
}

function isSame({ tag, number }: ClaimedPurge) {
  return and(eq(cdnPurges.tag, tag), eq(cdnPurges.number, number));
}
