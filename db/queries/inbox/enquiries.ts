// Enquiries as staff see and handle them: listed, exported, changed.
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type {
  Enquiry,
  EnquiryBox,
  EnquiryFilter,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
  EnquiryUpdate,
} from '#db/contract/enquiries.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError, StaleEditError } from '#db/errors.ts';
import { readSetting } from '#db/queries/settings.ts';
import { enquiries } from '#db/schema.ts';
import { enquiryColumns, getEnquiry } from './enquiry-columns.ts';
import { findNextErasure } from './erase-old-enquiries.ts';
import { countUnsentMails } from './unsent-mails.ts';

/** The maximum number of suggested owners. */
const OWNERS_MAX = 50;

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
      pagination: paginationOf(query, total),
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
 * stored note is not the one that the new note is based on, or the stored status neither `statusBefore` nor the new one.
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
  { noteBefore, statusBefore, ...change }: EnquiryUpdate,
): Promise<Enquiry> {
  const { note, status } = change;
  if (noteBefore !== undefined || statusBefore !== undefined) {
    const stored = await getEnquiry(tx, id);
    const isStale =
      (note !== undefined && noteBefore !== undefined && stored.note !== noteBefore) ||
      (statusBefore !== undefined && ![statusBefore, status].includes(stored.status));
    if (isStale) throw new StaleEditError(stored);
  }
  const now = new Date().toISOString();
  // a reopened enquiry keeps the time, because it decides how long the enquiry is kept
  const answeredAt = sql`coalesce(CASE WHEN ${enquiries.status} = 'answered' THEN ${enquiries.answeredAt} END, ${now})`;
  const [row] = await tx
    .update(enquiries)
    .set({
      ...change,
      ...(change.status === 'answered' && { answeredAt }),
      ...(change.status === 'spam' && { markedSpamAt: now }),
    })
    .where(eq(enquiries.id, id))
    .returning(enquiryColumns);
  if (!row) throw new NotFoundError('Enquiry not found');
  return row;
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
