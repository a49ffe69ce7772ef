// The conditions of the admin lists, search, filters and status, and the columns about pending drafts.
import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AdminPostQuery } from '#db/contract/admin-lists.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { hasUpcomingChanges } from '#db/queries/items/draft-rows.ts';
import { ITEM_TABLE, isOf } from '#db/queries/items/item-tables.ts';
import { upcomingAt, visibleAt } from '#db/queries/items/visible.ts';
import { matchesSearch } from '#db/queries/search/search-index.ts';
import { drafts } from '#db/schema.ts';

/** What an admin list is asked for, besides its page and order. */
export type ListQuery = Pick<AdminPostQuery, 'search' | 'status' | 'category'> & {
  sector?: string;
};

/** Condition: the item matches the search and the category. `areFew` is true when few items match. */
export function matches(
  kind: Exclude<ItemKind, 'document'>,
  { search, category }: ListQuery,
  areFew = false,
): SQL | undefined {
  const table = ITEM_TABLE[kind];
  // the text search rejects most rows before their JSON list is parsed
  const mayHaveCategory = sql`instr(${table.categories}, ${JSON.stringify(category)}) > 0`;
  const hasCategory = sql`${mayHaveCategory} AND EXISTS (SELECT 1 FROM json_each(${table.categories}) WHERE value = ${category})`;
  return and(
    search.trim() === '' ? undefined : matchesSearch(kind, search, areFew),
    category === '' ? undefined : hasCategory,
  );
}

/** Condition: the item has this status; none for all. Public items whose changes are scheduled are also among the scheduled. */
export function hasStatus(
  read: Queryable,
  kind: ItemKind,
  status: ListQuery['status'],
  now: string,
): SQL | undefined {
  const table = ITEM_TABLE[kind];
  if (status === 'draft') return sql`${table.status} = 'draft'`;
  if (status === 'scheduled') {
    // a list of ids: the lookup of each row's draft would read every row
    const withChanges = read
      .select({ id: drafts.itemId })
      .from(drafts)
      .where(and(eq(drafts.kind, kind), hasUpcomingChanges(now)));
    return or(upcomingAt(table, now), and(visibleAt(table, now), inArray(table.id, withChanges)));
  }
  if (status === 'published') return visibleAt(table, now);
  return status === 'changed' ? hasChanges(read, kind) : undefined;
}

/** Condition: the item is public or scheduled, and has a pending draft. An item with the status draft does not count. */
export function hasChanges(read: Queryable, kind: ItemKind): SQL | undefined {
  return and(ne(ITEM_TABLE[kind].status, 'draft'), hasDraft(read, kind));
}

function hasDraft(read: Queryable, kind: ItemKind) {
  return exists(
    read
      .select({ one: sql`1` })
      .from(drafts)
      .where(isOf(drafts, kind, ITEM_TABLE[kind].id)),
  );
}

/** The columns of each row that say whether it has a pending draft, when that is published, and when it was last edited. */
export function draftColumns(read: Queryable, kind: ItemKind) {
  return {
    changed: sql<boolean>`${hasChanges(read, kind)}`.mapWith(Boolean),
    changesAt: sql<string | null>`${ofDraft(read, kind, drafts.publishAt)}`,
    changesFailed: sql<boolean>`${ofDraft(read, kind, drafts.publishFailure)} IS NOT NULL`.mapWith(
      Boolean,
    ),
    editedAt: editedAt(read, kind),
  };
}

/** The time of the last edit: the save of the item, or of its draft if that is newer. */
export function editedAt(read: Queryable, kind: ItemKind): SQL<string> {
  const { updatedAt } = ITEM_TABLE[kind];
  return sql<string>`max(${updatedAt}, coalesce(${ofDraft(read, kind, drafts.updatedAt)}, ''))`;
}

/** A column of the pending draft of each item; null for items without a draft. */
function ofDraft(read: Queryable, kind: ItemKind, column: SQLiteColumn) {
  return read
    .select({ column })
    .from(drafts)
    .where(isOf(drafts, kind, ITEM_TABLE[kind].id));
}
