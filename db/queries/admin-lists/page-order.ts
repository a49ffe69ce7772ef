// Order and paging of the admin lists.
import { and, asc, desc, gt, type SQL, sql } from 'drizzle-orm';
import type {
  AdminCaseStudyQuery,
  AdminPageQuery,
  AdminPostQuery,
} from '#db/contract/admin-lists.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { ITEM_TABLE, isOf } from '#db/queries/items/item-tables.ts';
import { matchingIds } from '#db/queries/search/search-index.ts';
import { drafts } from '#db/schema.ts';
import { editedAt } from './matches.ts';

type PageQuery = Pick<AdminPageQuery, 'page' | 'limit' | 'first'> & {
  sort: AdminCaseStudyQuery['sort'];
};

/** The condition and the offset that select the page of the items that match `found`. */
export function pageOf(
  kind: ItemKind,
  query: PageQuery,
  found: SQL | undefined,
): { where: SQL | undefined; offset: number } {
  const offset = (query.page - 1) * query.limit;
  const isByEdit = query.sort === 'updated' || query.sort === 'updated-asc';
  if (!isByEdit || query.first !== undefined) return { where: found, offset };
  return { where: isOnPageByEdit(kind, query, offset, found), offset: 0 };
}

/**
 * Condition: the item is on the page of a list sorted by the last edit. The few items whose draft is newer are merged with
 * the other items, which the index returns in order.
 */
function isOnPageByEdit(
  kind: ItemKind,
  { sort, limit }: PageQuery,
  offset: number,
  found: SQL = sql`1`,
): SQL {
  const table = ITEM_TABLE[kind];
  const direction = sort === 'updated' ? sql`DESC` : sql`ASC`;
  const isNewer = and(isOf(drafts, kind, table.id), gt(drafts.updatedAt, table.updatedAt));
  return sql`${table.id} IN (SELECT id FROM (
    SELECT ${table.id} AS id, ${drafts.updatedAt} AS edited
      FROM ${drafts} JOIN ${table} ON ${isNewer} WHERE ${found}
    UNION ALL
    SELECT ${table.id}, ${table.updatedAt} FROM ${table}
      WHERE NOT EXISTS (SELECT 1 FROM ${drafts} WHERE ${isNewer}) AND ${found}
    ORDER BY edited ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}))`;
}

/** The order that puts items whose title matches the search first, if the query asks for it. */
export function matchingTitles(
  kind: ItemKind,
  { search, first }: Pick<AdminPostQuery, 'search' | 'first'>,
): SQL[] {
  if (first === undefined) return [];
  return [sql`${ITEM_TABLE[kind].id} IN (${matchingIds(kind, search, { inTitle: true })}) DESC`];
}

/** The sort order of a list. Equal items are sorted by id, in the direction of the order. */
export function sortOrder(read: Queryable, kind: ItemKind, sort: AdminPostQuery['sort']): SQL[] {
  const table = ITEM_TABLE[kind];
  if (sort === 'oldest') return [asc(table.publishDate), asc(table.id)];
  // as in the index, so that case does not matter
  if (sort === 'title') return [sql`title collate nocase`, asc(table.id)];
  if (sort === 'title-desc') return [sql`title collate nocase desc`, desc(table.id)];
  if (sort === 'updated-asc') return [asc(editedAt(read, kind)), asc(table.id)];
  if (sort === 'updated') return [desc(editedAt(read, kind)), desc(table.id)];
  return [desc(table.publishDate), desc(table.id)];
}
