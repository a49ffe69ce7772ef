// The only definition of what visitors see: items that are not drafts and whose date has come.
import { and, gt, lte, ne, type Placeholder, type SQL } from 'drizzle-orm';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { listedPosts } from '#db/schema.ts';
import type { ItemTable } from './item-tables.ts';

/** All kinds are published by the same rule. */
export type Publishable = ItemTable;
type Dated = Pick<Publishable | typeof listedPosts, 'status' | 'publishDate'>;

/** Condition: visitors see the item at `now` (ISO 8601). */
export function visibleAt(table: Dated, now: string | Placeholder | SQL): SQL | undefined {
  return and(ne(table.status, 'draft'), lte(table.publishDate, now));
}

/** Condition: visitors will see the item after `now` (ISO 8601). */
export function upcomingAt(table: Dated, now: string | Placeholder): SQL | undefined {
  return and(ne(table.status, 'draft'), gt(table.publishDate, now));
}

/** The status at `now`: a scheduled item whose date has come is published. */
export function statusAt(status: ItemStatus, publishDate: string, now: string): ItemStatus {
  return status === 'scheduled' && publishDate <= now ? 'published' : status;
}
