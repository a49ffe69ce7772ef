// The table of each kind of item, for the columns that all kinds have.
import { and, type Column, eq, inArray, sql } from 'drizzle-orm';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { caseStudies, documents, posts } from '#db/schema.ts';

/** The tables by kind. */
export const ITEM_TABLE = {
  post: posts,
  'case-study': caseStudies,
  document: documents,
} as const satisfies Record<ItemKind, unknown>;

/** The type of a document as a column for queries of that kind; null for other kinds. */
export function typeColumn(kind: ItemKind) {
  return kind === 'document' ? sql<string>`${documents.type}` : sql<null>`NULL`;
}

/** The table of any kind. */
export type ItemTable = (typeof ITEM_TABLE)[ItemKind];

/** A table with rows about items of all kinds. */
interface TableOfItems {
  kind: Column;
  itemId: Column;
}

/** Condition: the row is about the item, or about the item of each row of a query. */
export function isOf(table: TableOfItems, kind: ItemKind, itemId: number | Column) {
  return and(eq(table.kind, kind), eq(table.itemId, itemId));
}

/** Condition: the row is about one of the items. */
export function isOfAny(table: TableOfItems, kind: ItemKind, itemIds: readonly number[]) {
  return and(eq(table.kind, kind), inArray(table.itemId, [...itemIds]));
}
