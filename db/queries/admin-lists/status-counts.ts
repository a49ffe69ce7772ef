// How many items of an admin list have each status.
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { StatusCounts } from '#db/contract/admin-lists.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { hasUpcomingChanges } from '#db/queries/items/draft-rows.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { upcomingAt, visibleAt } from '#db/queries/items/visible.ts';
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
    const [[row], changes] = await Promise.all([
      read.values<[number, number, number]>(sql`SELECT count(*), ${countIf(isDraft)},
        ${countIf(isUpcoming)} FROM (${matchingIds(kind, search)})`),
      countChanges(read, kind, found, now),
    ]);
    const counts = { all: row?.[0] ?? 0, draft: row?.[1] ?? 0, scheduled: row?.[2] ?? 0 };
    return withChanges(counts, changes);
  }
  if (found !== undefined) return countAmong(read, kind, found, now);
  // each of these counts has an index; counting a whole table is many times faster than reading its rows
  const [all, draft, scheduled, changes] = await Promise.all([
    read.$count(table),
    read.$count(table, isDraft),
    read.$count(table, isUpcoming),
    countChanges(read, kind, found, now),
  ]);
  return withChanges({ all, draft, scheduled }, changes);
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
  const [[row], changes] = await Promise.all([
    read
      .select({
        all: count(),
        draft: countIf(sql`${table.status} = 'draft'`),
        scheduled: countIf(upcomingAt(table, now)),
      })
      .from(table)
      .where(found),
    countChanges(read, kind, found, now),
  ]);
  return withChanges(row ?? { all: 0, draft: 0, scheduled: 0 }, changes);
}

/** `countByStatus` for posts without a search, from the stored counts. */
export async function countPostsByStatus(
  read: Queryable,
  category: string,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const [counts, changes] = await Promise.all([
    countByStatusOf(read, category, now),
    countChanges(read, 'post', found, now),
  ]);
  return withChanges(counts, changes);
}

interface Changes {
  /** The number of public or scheduled items with a pending draft. */
  changed: number;
  /** The number of public items whose changes are scheduled. */
  toCome: number;
}

/** The counts of pending drafts whose items match `found`. */
async function countChanges(
  read: Queryable,
  kind: ItemKind,
  found: SQL | undefined,
  now: string,
): Promise<Changes> {
  const table = ITEM_TABLE[kind];
  const isToCome = and(visibleAt(table, now), hasUpcomingChanges(now));
  const [row] = await read
    .select({
      changed: count(),
      toCome: sql<number>`count(*) FILTER (WHERE ${isToCome})`.mapWith(Number),
    })
    .from(drafts)
    .innerJoin(table, eq(table.id, drafts.itemId))
    .where(and(eq(drafts.kind, kind), ne(table.status, 'draft'), found));
  return row ?? { changed: 0, toCome: 0 };
}

/** A public item with scheduled changes counts as published and as scheduled. */
function withChanges(
  { all, draft, scheduled }: Pick<StatusCounts, 'all' | 'draft' | 'scheduled'>,
  { changed, toCome }: Changes,
): StatusCounts {
  const published = all - draft - scheduled;
  return { all, draft, scheduled: scheduled + toCome, published, changed };
}
