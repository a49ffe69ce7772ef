// How many items of an admin list have each status.
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { StatusCounts } from '#db/contract/admin-lists.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { upcomingAt } from '#db/queries/items/visible.ts';
import { countByStatusOf } from '#db/queries/post-lists.ts';
import { matchingIds } from '#db/queries/search/search-index.ts';
import { drafts } from '#db/schema.ts';
import type { ListQuery } from './matches.ts';

/** The number of items of each status among those that match `found`, the condition of `query`; of all items if `found` is undefined. */
export async function countByStatus(
  read: Queryable,
  kind: ItemKind,
  { search, category, sector = '' }: ListQuery,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const table = ITEM_TABLE[kind];
  const isDraft = sql`${table.status} = 'draft'`;
  const isUpcoming = upcomingAt(table, now);
  if (search.trim() !== '' && category === '' && sector === '') {
    const countIf = (condition: SQL | undefined) =>
      sql`count(*) FILTER (WHERE id IN (SELECT ${table.id} FROM ${table} WHERE ${condition}))`;
    // one search; only rows of drafts and upcoming items are read
    const [[row], changed] = await Promise.all([
      read.values<[number, number, number]>(sql`SELECT count(*), ${countIf(isDraft)},
        ${countIf(isUpcoming)} FROM (${matchingIds(kind, search)})`),
      countChanged(read, kind, found),
    ]);
    return withPublished({
      ...{ all: row?.[0] ?? 0, draft: row?.[1] ?? 0, scheduled: row?.[2] ?? 0 },
      changed,
    });
  }
  if (found !== undefined) return countAmong(read, kind, found, now);
  // each of these counts has an index; counting a whole table is many times faster than reading its rows
  const [all, draft, scheduled, changed] = await Promise.all([
    read.$count(table),
    read.$count(table, isDraft),
    read.$count(table, isUpcoming),
    countChanged(read, kind, found),
  ]);
  return withPublished({ all, draft, scheduled, changed });
}

/** `countByStatus` in one scan of the matches, in an index that contains status and date. */
export async function countAmong(
  read: Queryable,
  kind: ItemKind,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const table = ITEM_TABLE[kind];
  const countIf = (condition: SQL | undefined) =>
    sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const [[row], changed] = await Promise.all([
    read
      .select({
        all: count(),
        draft: countIf(sql`${table.status} = 'draft'`),
        scheduled: countIf(upcomingAt(table, now)),
      })
      .from(table)
      .where(found),
    countChanged(read, kind, found),
  ]);
  return withPublished({ ...(row ?? { all: 0, draft: 0, scheduled: 0 }), changed });
}

/** `countByStatus` for posts without a search, from the stored counts. */
export async function countKept(
  read: Queryable,
  category: string,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const [counts, changed] = await Promise.all([
    countByStatusOf(read, category, now),
    countChanged(read, 'post', found),
  ]);
  return withPublished({ ...counts, changed });
}

/** The number of items with a pending draft that match `found`. */
async function countChanged(
  read: Queryable,
  kind: ItemKind,
  found: SQL | undefined,
): Promise<number> {
  const table = ITEM_TABLE[kind];
  const [row] = await read
    .select({ total: count() })
    .from(drafts)
    .innerJoin(table, eq(table.id, drafts.itemId))
    .where(and(eq(drafts.kind, kind), ne(table.status, 'draft'), found));
  return row?.total ?? 0;
}

function withPublished(counts: Omit<StatusCounts, 'published'>): StatusCounts {
  return { ...counts, published: counts.all - counts.draft - counts.scheduled };
}
