// Enquiries of visitors: stored once, within limits, and processed by staff.
import { createHash } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type {
  Enquiry,
  EnquiryFilter,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
  ParsedEnquiryInput,
} from '#db/contract/enquiries.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import {
  ENQUIRIES_OVERALL,
  ENQUIRIES_PER_ADDRESS,
  ENQUIRIES_WINDOW_OVERALL_MS,
  ENQUIRIES_WINDOW_PER_ADDRESS_MS,
  ENQUIRY_REPEAT_MS,
} from '#db/limits.ts';
import { enquiries } from '#db/schema.ts';

const {
  key: _k,
  content: _c,
  address: _a,
  forwardNextAt: _n,
  ...columns
} = getTableColumns(enquiries);

/** The columns that staff see. */
export const enquiryColumns = columns;

/**
 * Stores an enquiry once: another with the same key, or with the same text within ten minutes, is the same enquiry.
 * Returns its id, or how long to wait when the address, or all addresses together, reached the limit.
 * `forward` queues it for the marketing platform. `now` is epoch milliseconds.
 */
export async function createEnquiry(
  db: Database,
  input: ParsedEnquiryInput,
  { address, now, forward }: { address: string; now: number; forward: boolean },
): Promise<{ id: number } | { retryAfterMs: number }> {
  const { key, ...fields } = input;
  const content = hashContent(fields);
  return db.write(async (tx) => {
    const before = await findSame(tx, { key, content, since: toIso(now - ENQUIRY_REPEAT_MS) });
    if (before) return before;
    const retryAfterMs = Math.max(
      await waitMs(tx, now, {
        where: eq(enquiries.address, address),
        number: ENQUIRIES_PER_ADDRESS,
        windowMs: ENQUIRIES_WINDOW_PER_ADDRESS_MS,
      }),
      await waitMs(tx, now, { number: ENQUIRIES_OVERALL, windowMs: ENQUIRIES_WINDOW_OVERALL_MS }),
    );
    if (retryAfterMs > 0) return { retryAfterMs };
    await forgetAddresses(tx, now);
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...fields,
        key: key ?? null,
        content,
        address,
        status: 'new',
        createdAt: toIso(now),
        forwardState: forward ? 'pending' : 'off',
        forwardNextAt: forward ? now : null,
      })
      .returning({ id: enquiries.id });
    return row as { id: number };
  });
}

/** One page of enquiries, newest first; a page past the end is empty. `search` matches all text fields. */
export async function listEnquiries(db: Database, query: EnquiryListQuery): Promise<EnquiryList> {
  const { page, limit } = query;
  const where = matching(query);
  return db.read(async (read) => {
    const [found, total, unread] = await Promise.all([
      read
        .select(columns)
        .from(enquiries)
        .where(where)
        .orderBy(desc(enquiries.id))
        .limit(limit)
        .offset((page - 1) * limit),
      read.$count(enquiries, where),
      countNew(read),
    ]);
    return {
      enquiries: found,
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
      unread,
    };
  });
}

/** All matching enquiries, newest first, for an export. */
export async function exportEnquiries(db: Database, filter: EnquiryFilter): Promise<Enquiry[]> {
  return db.read((read) =>
    read.select(columns).from(enquiries).where(matching(filter)).orderBy(desc(enquiries.id)),
  );
}

/** The number of unread enquiries. */
export async function countNewEnquiries(db: Database): Promise<number> {
  return db.read(countNew);
}

/** Sets the status of an enquiry. Throws `NotFoundError`. */
export async function setEnquiryStatus(
  db: Database,
  id: number,
  status: EnquiryStatus,
): Promise<Enquiry> {
  return db.write(async (tx) => {
    const [row] = await tx
      .update(enquiries)
      .set({ status })
      .where(eq(enquiries.id, id))
      .returning(columns);
    if (!row) throw new NotFoundError('Enquiry not found');
    return row;
  });
}

/** The page is left out: the same text from another page is the same enquiry. */
function hashContent({ page: _, ...written }: Omit<ParsedEnquiryInput, 'key'>): string {
  const sorted = Object.entries(written).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

async function findSame(
  tx: Queryable,
  { key, content, since }: { key?: string; content: string; since: string },
): Promise<{ id: number } | undefined> {
  const [same] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      or(
        key === undefined ? undefined : eq(enquiries.key, key),
        and(eq(enquiries.content, content), gt(enquiries.createdAt, since)),
      ),
    )
    .limit(1);
  return same;
}

/** How long until another is allowed: until the oldest of the last `number` leaves the window; 0 for now. */
async function waitMs(
  tx: Queryable,
  now: number,
  limit: { where?: SQL; number: number; windowMs: number },
): Promise<number> {
  const [oldest] = await tx
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(and(limit.where, gt(enquiries.createdAt, toIso(now - limit.windowMs))))
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
    .offset(limit.number - 1);
  return oldest ? Date.parse(oldest.createdAt) + limit.windowMs - now : 0;
}

/** Deletes the addresses of visitors that count no more. `now` is epoch milliseconds. */
export async function deleteOldAddresses(db: Database, now: number): Promise<void> {
  await db.write((tx) => forgetAddresses(tx, now));
}

async function forgetAddresses(tx: Queryable, now: number): Promise<void> {
  const before = toIso(now - ENQUIRIES_WINDOW_OVERALL_MS);
  await tx
    .update(enquiries)
    .set({ address: null })
    .where(and(isNotNull(enquiries.address), lte(enquiries.createdAt, before)));
}

function countNew(read: Queryable): Promise<number> {
  return read.$count(enquiries, eq(enquiries.status, 'new'));
}

function matching({ search, status, kind }: EnquiryFilter): SQL | undefined {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const written = [
    enquiries.name,
    enquiries.email,
    enquiries.company,
    enquiries.phone,
    enquiries.interest,
    enquiries.message,
  ];
  return and(
    status && eq(enquiries.status, status),
    kind && eq(enquiries.kind, kind),
    search.trim() === ''
      ? undefined
      : or(...written.map((column) => sql`${column} like ${pattern} escape '\\'`)),
  );
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
