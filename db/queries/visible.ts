// The one place that says what visitors may see: what is not a draft, and whose date has come.
import { and, gt, lte, ne, type Placeholder, type SQL } from 'drizzle-orm';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { caseStudies, posts } from '#db/schema.ts';

/** Posts and case studies come out by the same rule. */
export type Publishable = typeof posts | typeof caseStudies;

/** Condition: visitors may see the item at `now` (ISO 8601). */
export function visibleAt(table: Publishable, now: string | Placeholder): SQL | undefined {
  return and(ne(table.status, 'draft'), lte(table.publishDate, now));
}

/** Condition: visitors will see the item, but not yet at `now` (ISO 8601). */
export function toComeAt(table: Publishable, now: string): SQL | undefined {
  return and(ne(table.status, 'draft'), gt(table.publishDate, now));
}

/** Status at `now`: what was scheduled is published once its date has come (contract §6). */
export function statusAt(status: ItemStatus, publishDate: string, now: string): ItemStatus {
  return status === 'scheduled' && publishDate <= now ? 'published' : status;
}
