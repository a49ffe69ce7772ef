// Erases enquiries some time after the last exchange, as stated in the privacy notice (docs/decisions/0085).
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { NextErasure } from '#db/contract/enquiries.ts';
import type { Database, Queryable } from '#db/database.ts';
import { DAY_MS, TRASH_KEPT_MS } from '#db/limits.ts';
import { readSetting, storeSettings } from '#db/queries/settings.ts';
import { enquiries } from '#db/schema.ts';

/** How long in advance staff are informed of an erasure. */
const TOLD_FOR_MS = 30 * DAY_MS;
/** A larger step between two runs means that the clock was set or the site was off. */
const CLOCK_STEP_MAX_MS = DAY_MS;
/** How long the clock must at least run steadily before anything is erased: time to notice that it is wrong. */
const STEADY_FOR_MS = 7 * DAY_MS;
/** How long staff can undo that they marked a reader of the newsletter as spam. */
const UNDOABLE_FOR_MS = TRASH_KEPT_MS;
/** Keeps the transaction short; the remaining ones follow in the next run. */
const AT_ONCE_MAX = 500;

interface Period<Months = number> {
  /** Epoch milliseconds, by the clock of the database. */
  now: number;
  /** The number of months that an enquiry is kept after the last exchange; null for ever. */
  keptMonths: Months;
}

/**
 * Erases enquiries with everything about them once the last exchange is older than the period: the newest message, answer
 * or mark as done of an enquiry and those merged into it. Sign-ups of readers are kept; one marked as spam goes after 30 days at
 * the earliest. Run it every hour: it erases nothing until, for a week, the clock has not jumped and the period has not become
 * shorter; after a jump ahead of more than a week, for as long as it jumped. Returns the number of erased rows.
 */
export async function eraseOldEnquiries(
  db: Database,
  { now, keptMonths }: Period<number | null>,
): Promise<number> {
  return db.write(async (tx) => {
    const isSteady = await isClockSteady(tx, { now, keptMonths });
    if (!isSteady || keptMonths === null) return 0;
    const due = (await listDue(tx, { now, keptMonths })).slice(0, AT_ONCE_MAX).map(({ id }) => id);
    if (due.length === 0) return 0;
    const erased = await tx
      .delete(enquiries)
      .where(or(inArray(enquiries.id, due), inArray(enquiries.mergedInto, due)))
      .returning({ id: enquiries.id });
    return erased.length;
  });
}

/** The number of enquiries to be erased within 30 days, and the time of the first; null for none. Also inside a transaction. */
export async function findNextErasure(
  read: Queryable,
  { now, keptMonths }: Period,
): Promise<NextErasure | null> {
  const due = await listDue(read, { now: now + TOLD_FOR_MS, keptMonths });
  const [oldest] = due;
  if (!oldest) return null;
  const since = await findSteadySince(read, { now, keptMonths });
  const at = Math.max(oldest.until, since + STEADY_FOR_MS, now);
  return { number: due.length, at: new Date(at).toISOString() };
}

/** Stores the time of the clock. Returns whether it has run steadily for long enough. */
async function isClockSteady(
  tx: Queryable,
  { now, keptMonths }: Period<number | null>,
): Promise<boolean> {
  const steadySince = await findSteadySince(tx, { now, keptMonths });
  await storeSettings(tx, { erasureClock: { steadySince, seenAt: now, keptMonths } });
  return now - steadySince >= STEADY_FOR_MS;
}

/**
 * When the clock last jumped or the period last became shorter, as epoch milliseconds; later after a jump ahead of more than
 * a week, so that nothing is erased until the clock has run for as long as it jumped.
 */
async function findSteadySince(
  read: Queryable,
  { now, keptMonths }: Period<number | null>,
): Promise<number> {
  const stored = await readSetting(read, 'erasureClock');
  const step = now - stored.seenAt;
  const isSteady = step >= -CLOCK_SKEW_MAX_MS && step <= CLOCK_STEP_MAX_MS;
  const { keptMonths: keptBefore = keptMonths } = stored;
  const isShorter = keptMonths !== null && (keptBefore === null || keptMonths < keptBefore);
  if (isSteady && !isShorter) return stored.steadySince;
  const isFirstRun = stored.seenAt === 0;
  if (isFirstRun || step < -CLOCK_SKEW_MAX_MS) return now;
  // a clock that is years ahead erases nothing for years
  return Math.max(now, now + step - STEADY_FOR_MS, stored.steadySince);
}

/** The enquiries that are not merged into another and whose period is over, the first due first. */
async function listDue(read: Queryable, { now, keptMonths }: Period) {
  const before = new Date(addMonths(now, -keptMonths)).toISOString();
  const rows = await read.values<[number, string, string]>(sql`
    WITH old(id) AS (
      SELECT DISTINCT coalesce(o.merged_into, o.id) FROM enquiries o
      WHERE o.created_at < ${before} AND ${IS_NO_READER}
    )
    SELECT coalesce(e.merged_into, e.id) AS shown, max(${LAST_AT}) AS last_at, max(${READER_MARKED_AT})
    FROM enquiries e
    WHERE e.id IN old OR e.merged_into IN old
    GROUP BY shown HAVING last_at < ${before}`);
  return (
    rows
      // not every driver returns arrays
      .map((row) => {
        const until = addMonths(Date.parse(row[1]), keptMonths);
        const undoableUntil = row[2] === '' ? 0 : Date.parse(row[2]) + UNDOABLE_FOR_MS;
        return { id: row[0], until: Math.max(until, undoableUntil) };
      })
      // in March, a month before is up to three days after the end of February
      .filter(({ until }) => until < now)
      .toSorted((a, b) => a.until - b.until)
  );
}

/** Condition: not a reader of the newsletter, who is kept until they unsubscribe. Sign-ups without confirmation are `off`. */
const IS_NO_READER: SQL = sql`
  (o.kind <> 'newsletter' OR o.confirm_state = 'pending' OR o.status = 'spam')`;

/** When staff marked a reader as spam; '' for others. A reader is kept, so the mark alone would erase them at once. */
const READER_MARKED_AT: SQL = sql`
  CASE WHEN e.kind = 'newsletter' AND e.confirm_state <> 'pending' THEN coalesce(e.marked_spam_at, '') ELSE '' END`;

const LAST_AT: SQL = sql`max(e.created_at, coalesce(e.answered_at, ''),
  coalesce((SELECT max(r.created_at) FROM replies r WHERE r.enquiry_id = e.id), ''))`;

function addMonths(ms: number, months: number): number {
  const date = new Date(ms);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
