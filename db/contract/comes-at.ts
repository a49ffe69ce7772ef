// When something scheduled is published: an item, or the changes of a live one.
import type { ItemStatus } from './fields.ts';

/** The date of a scheduled item, or that of the scheduled changes of a live one, ISO 8601. */
export function comesAt(item: {
  status: ItemStatus;
  publishDate: string;
  changesAt: string | null;
}): string {
  return item.status === 'scheduled' || item.changesAt === null ? item.publishDate : item.changesAt;
}
