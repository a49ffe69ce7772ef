// Enquiries of visitors: stored once, within limits, and handled by staff.
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS, DATABASE_NOW } from '#db/clock.ts';
import type {
  Enquiry,
  EnquiryBox,
  EnquiryFilter,
  EnquiryKind,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
  EnquiryUpdate,
  EnquiryVisit,
  ParsedEnquiryInput,
} from '#db/contract/enquiries.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError, StaleEditError } from '#db/errors.ts';
import {
  ENQUIRIES_HELD_OVERALL,
  ENQUIRIES_OVERALL,
  ENQUIRIES_PER_ADDRESS,
  ENQUIRIES_WINDOW_OVERALL_MS,
  ENQUIRIES_WINDOW_PER_ADDRESS_MS,
  ENQUIRY_REPEAT_MS,
} from '#db/limits.ts';
import { readSetting } from '#db/queries/settings.ts';
import { enquiries } from '#db/schema.ts';
import { findUnconfirmedSignUp } from './confirm-sign-up.ts';
import { enquiryColumns } from './enquiry-columns.ts';
import { findNextErasure } from './erase-old-enquiries.ts';
import { type MailPlan, queueMails } from './mails.ts';
import { spamReasonOf } from './spam-reason.ts';
import { countUnsentMails } from './unsent-mails.ts';

/** The maximum number of suggested owners. */
const OWNERS_MAX = 50;

/**
 * Stores an enquiry once: one with the same key, or with the same text within ten minutes, counts as the same. A further
 * sign-up of an address that is not confirmed yet counts as the same too, with the new time, and its link is mailed again.
 * Returns its id, or the time to wait when the limit of the address, or of all addresses together, is reached. In a flood
 * from many addresses, enquiries and call requests are stored as possible spam, so that real ones are not lost.
 * `forward` queues it for the marketing platform, `mail` the mails about it. `isTrapped`: the honeypot field was filled in.
 * An enquiry that looks like spam is stored as spam. `now` is epoch milliseconds.
 */
export async function createEnquiry(
  db: Database,
  input: ParsedEnquiryInput,
  {
    address,
    now,
    forward,
    mail = null,
    isTrapped = false,
  }: {
    address: string;
    now: number;
    forward: boolean;
    mail?: MailPlan | null;
    isTrapped?: boolean;
  },
): Promise<{ id: number; isNew?: boolean } | { retryAfterMs: number }> {
  const { key, visit, ...fields } = input;
  const content = hashContent(fields);
  return db.write(async (tx) => {
    const before = await findSame(tx, { key, content, now });
    if (before) return before;
    const limits = await checkLimits(tx, { kind: input.kind, address, now });
    if (limits.retryAfterMs > 0) return { retryAfterMs: limits.retryAfterMs };
    if (input.kind === 'newsletter' && mail?.confirms && !isTrapped) {
      const unconfirmed = await findUnconfirmedSignUp(tx, input.email);
      if (unconfirmed) {
        const { id } = unconfirmed;
        await tx
          .update(enquiries)
          .set({ createdAt: toIso(now), address })
          .where(eq(enquiries.id, id));
        await queueMails(tx, { ...unconfirmed, isSpam: false }, mail, now);
        return { id };
      }
    }
    const spamReason = isTrapped ? TRAPPED : (spamReasonOf(input) ?? limits.heldReason);
    await forgetAddresses(tx, now);
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...fields,
        key: key ?? null,
        content,
        address,
        ...originOf(visit),
        spamReason,
        status: spamReason === null ? 'new' : 'spam',
        createdAt: toIso(now),
        forwardState: forward && !isTrapped ? 'pending' : 'off',
        forwardNextAt: forward && !isTrapped ? DATABASE_NOW : null,
        ...(input.kind === 'newsletter' && mail?.confirms && pendingConfirmation()),
      })
      .returning({ id: enquiries.id });
    const { id } = row as { id: number };
    const queued = { id, kind: input.kind, email: input.email, isSpam: spamReason !== null };
    if (mail && !isTrapped) await queueMails(tx, queued, mail, now);
    return { id, isNew: true };
  });
}

/**
 * One page of enquiries, newest first; a page past the end is empty. `search` matches all text fields, including those of
 * merged ones. With `canReply` the reply templates are included. `keptMonths` is the retention period in months; null for
 * no limit.
 */
export async function listEnquiries(
  db: Database,
  query: EnquiryListQuery,
  { canReply = false, keptMonths = null }: { canReply?: boolean; keptMonths?: number | null } = {},
): Promise<EnquiryList> {
  const { page, limit } = query;
  const where = matching(query);
  return db.read(async (read) => {
    const [found, total, unread, boxes, owners, unsentMails, erasure, replyTemplates] =
      await Promise.all([
        read
          .select(enquiryColumns)
          .from(enquiries)
          .where(where)
          .orderBy(desc(enquiries.id))
          .limit(limit)
          .offset((page - 1) * limit),
        read.$count(enquiries, where),
        countNew(read),
        countBoxes(read),
        listOwners(read),
        countUnsentMails(read),
        keptMonths === null ? null : findNextErasure(read, { now: Date.now(), keptMonths }),
        canReply ? readSetting(read, 'replyTemplates') : null,
      ]);
    return {
      enquiries: found,
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
      unread,
      boxes,
      owners,
      unsentMails,
      erasure,
      replyTemplates,
    };
  });
}

/** All matching enquiries and those merged into them, newest first, for an export. */
export async function exportEnquiries(db: Database, filter: EnquiryFilter): Promise<Enquiry[]> {
  return db.read((read) => {
    const found = read.select({ id: enquiries.id }).from(enquiries).where(matching(filter));
    return read
      .select(enquiryColumns)
      .from(enquiries)
      .where(or(inArray(enquiries.id, found), inArray(enquiries.mergedInto, found)))
      .orderBy(desc(enquiries.id));
  });
}

/**
 * Stores the fields in `change` and keeps the others. Throws `NotFoundError`, and `StaleEditError` with the enquiry when the
 * stored note is not the one that the new note is based on.
 */
export async function changeEnquiry(
  db: Database,
  id: number,
  change: EnquiryUpdate,
): Promise<Enquiry> {
  return db.write((tx) => applyChange(tx, id, change));
}

/** Sets the status of each enquiry, atomically. Throws `NotFoundError`. */
export async function setEnquiryStatuses(
  db: Database,
  items: readonly { id: number; status: EnquiryStatus }[],
): Promise<Enquiry[]> {
  return db.write(async (tx) => {
    const changed: Enquiry[] = [];
    for (const { id, status } of items) changed.push(await applyChange(tx, id, { status }));
    return changed;
  });
}

async function applyChange(
  tx: Queryable,
  id: number,
  { noteBefore, ...change }: EnquiryUpdate,
): Promise<Enquiry> {
  if (change.note !== undefined && noteBefore !== undefined)
    await assertNoteBefore(tx, id, noteBefore);
  // a reopened enquiry keeps the time, because it decides how long the enquiry is kept
  const answeredAt = sql`coalesce(CASE WHEN ${enquiries.status} = 'answered' THEN ${enquiries.answeredAt} END, ${toIso(Date.now())})`;
  const [row] = await tx
    .update(enquiries)
    .set({ ...change, ...(change.status === 'answered' && { answeredAt }) })
    .where(eq(enquiries.id, id))
    .returning(enquiryColumns);
  if (!row) throw new NotFoundError('Enquiry not found');
  return row;
}

async function assertNoteBefore(tx: Queryable, id: number, note: string): Promise<void> {
  const [row] = await tx.select(enquiryColumns).from(enquiries).where(eq(enquiries.id, id));
  if (row && row.note !== note) throw new StaleEditError(row);
}

function pendingConfirmation() {
  return { confirmState: 'pending', confirmToken: randomBytes(24).toString('base64url') } as const;
}

/** How long the sender must wait (0 for not at all), and why an accepted enquiry is held as possible spam. */
async function checkLimits(
  tx: Queryable,
  { kind, address, now }: { kind: EnquiryKind; address: string; now: number },
): Promise<{ retryAfterMs: number; heldReason: string | null }> {
  const windowMs = ENQUIRIES_WINDOW_OVERALL_MS;
  const ofAddress = await waitMs(tx, now, {
    where: eq(enquiries.address, address),
    number: ENQUIRIES_PER_ADDRESS,
    windowMs: ENQUIRIES_WINDOW_PER_ADDRESS_MS,
  });
  const ofAll = await waitMs(tx, now, { number: ENQUIRIES_OVERALL, windowMs });
  if (ofAll <= 0) return { retryAfterMs: ofAddress, heldReason: null };
  // a held sign-up would never be mailed its link
  const ofHeld =
    kind === 'newsletter'
      ? ofAll
      : await waitMs(tx, now, { number: ENQUIRIES_HELD_OVERALL, windowMs });
  return { retryAfterMs: Math.max(ofAddress, ofHeld), heldReason: FLOODED };
}

const FLOODED = 'It came while far more enquiries than usual were sent.';
const TRAPPED = 'A hidden field was filled in.';

function originOf(visit: EnquiryVisit | null) {
  if (visit === null) return null;
  const { seconds: _, ...origin } = visit;
  return origin;
}

/** Hashes all fields except the page: the same text from another page is the same enquiry. Case of the address is ignored. */
function hashContent({ page: _, ...written }: Omit<ParsedEnquiryInput, 'key' | 'visit'>): string {
  const fields = { ...written, email: written.email?.toLowerCase() ?? null };
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

async function findSame(
  tx: Queryable,
  { key, content, now }: { key?: string; content: string; now: number },
): Promise<{ id: number } | undefined> {
  const [same] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      or(
        key === undefined ? undefined : eq(enquiries.key, key),
        and(eq(enquiries.content, content), isWithin(ENQUIRY_REPEAT_MS, now)),
      ),
    )
    .limit(1);
  return same;
}

/** Condition: stored in the last `windowMs` before `now`. A later time was stored while a clock was wrong. */
function isWithin(windowMs: number, now: number): SQL {
  const { createdAt } = enquiries;
  const latest = toIso(now + CLOCK_SKEW_MAX_MS);
  return sql`(${createdAt} > ${toIso(now - windowMs)} AND ${createdAt} <= ${latest})`;
}

/** The time until another enquiry is allowed, when the oldest of the last `number` leaves the window; 0 for now. */
async function waitMs(
  tx: Queryable,
  now: number,
  limit: { where?: SQL; number: number; windowMs: number },
): Promise<number> {
  const [oldest] = await tx
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(and(limit.where, isWithin(limit.windowMs, now)))
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
    .offset(limit.number - 1);
  return oldest ? Date.parse(oldest.createdAt) + limit.windowMs - now : 0;
}

/** Deletes the addresses of visitors that no longer count. `now` is epoch milliseconds. */
export async function deleteOldAddresses(db: Database, now: number): Promise<void> {
  await db.write((tx) => forgetAddresses(tx, now));
}

async function forgetAddresses(tx: Queryable, now: number): Promise<void> {
  const counts = isWithin(ENQUIRIES_WINDOW_OVERALL_MS, now);
  await tx
    .update(enquiries)
    .set({ address: null })
    .where(and(isNotNull(enquiries.address), not(counts)));
}

/** Condition: an enquiry or call request; a newsletter sign-up needs no reply. */
const IS_LEAD = sql`${enquiries.kind} <> 'newsletter'`;

const BOXES: Record<EnquiryBox, SQL> = {
  open: sql`${IS_LEAD} AND ${enquiries.status} IN ('new', 'read')`,
  done: sql`${IS_LEAD} AND ${enquiries.status} = 'answered'`,
  newsletter: sql`${enquiries.kind} = 'newsletter' AND ${enquiries.status} <> 'spam'`,
  spam: sql`${enquiries.status} = 'spam'`,
  all: sql`1`,
};

/** Condition: not merged into another enquiry. */
const IS_OWN = sql`${enquiries.mergedInto} IS NULL`;

function countNew(read: Queryable): Promise<number> {
  // literal values, so that SQLite uses the partial index
  return read.$count(enquiries, sql`${enquiries.status} = 'new' AND ${IS_LEAD} AND ${IS_OWN}`);
}

/** The number of enquiries in each box, in one scan. */
async function countBoxes(read: Queryable): Promise<EnquiryList['boxes']> {
  const countOf = (where: SQL) => sql<number>`count(*) FILTER (WHERE ${where})`;
  const [counts] = await read
    .select({
      open: countOf(BOXES.open),
      done: countOf(BOXES.done),
      newsletter: countOf(BOXES.newsletter),
      spam: countOf(BOXES.spam),
      all: countOf(BOXES.all),
    })
    .from(enquiries)
    .where(IS_OWN);
  return counts as EnquiryList['boxes'];
}

/** The owners in use, in alphabetical order. */
async function listOwners(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectDistinct({ owner: enquiries.owner })
    .from(enquiries)
    .where(isNotNull(enquiries.owner))
    .orderBy(enquiries.owner)
    .limit(OWNERS_MAX);
  return rows.map(({ owner }) => owner as string);
}

function matching({ search, status, kind, box, id }: EnquiryFilter): SQL | undefined {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const written = [
    enquiries.name,
    enquiries.email,
    enquiries.company,
    enquiries.phone,
    enquiries.interest,
    enquiries.message,
    enquiries.note,
    enquiries.owner,
  ];
  const holds = (table: SQL) =>
    or(
      ...written.map(
        ({ name }) => sql`${table}${sql.identifier(name)} like ${pattern} escape '\\'`,
      ),
    );
  const isInMerged = sql`EXISTS (SELECT 1 FROM enquiries m
    WHERE m.merged_into = enquiries.id AND (${holds(sql`m.`)}))`;
  return and(
    IS_OWN,
    BOXES[box],
    status && eq(enquiries.status, status),
    kind && eq(enquiries.kind, kind),
    id === undefined
      ? undefined
      : sql`enquiries.id = (SELECT coalesce(o.merged_into, o.id) FROM enquiries o WHERE o.id = ${id})`,
    search.trim() === '' ? undefined : or(holds(sql``), isInMerged),
  );
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
