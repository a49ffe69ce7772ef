// The only definition of visible: items that are not drafts and whose date has passed.
import { and, gt, lte, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { listedPosts } from '#db/schema.ts';
import type { ItemTable } from './item-tables.ts';

/** All kinds of item are published by the same rule. */
type Dated = Pick<ItemTable | typeof listedPosts, 'status' | 'publishDate'>;

/**
 * A literal: SQLite prepares a statement again at each run when a parameter is compared with a column that the condition of an
 * index names.
 */
const DRAFT = sql`'draft'`;

/** Condition: the item is visible at `now` (ISO 8601). */
export function visibleAt(table: Dated, now: string | Placeholder | SQL): SQL | undefined {
  return and(ne(table.status, DRAFT), lte(table.publishDate, now));
}

/** Condition: the item becomes visible after `now` (ISO 8601). */
export function upcomingAt(table: Dated, now: string | Placeholder): SQL | undefined {
  return and(ne(table.status, DRAFT), gt(table.publishDate, now));
}

/**
 * The status to store and return at `now`: a scheduled item whose date has passed is published. A published item with a future
 * date keeps its status, although it is not visible yet; `statusFor` tells the two apart.
 */
export function statusAt(status: ItemStatus, publishDate: string, now: string): ItemStatus {
  return status === 'scheduled' && publishDate <= now ? 'published' : status;
}

/** The row with its status at `now`. */
export function withCurrentStatus<Row extends { status: ItemStatus; publishDate: string }>(
  row: Row,
  now: string,
): Row {
  return { ...row, status: statusAt(row.status, row.publishDate, now) };
}
