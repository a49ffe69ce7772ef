// What visitors get of an item, the same for the server and the back office.
import type { ItemStatus } from './fields.ts';
import type { Item } from './item-kind.ts';

/** What visitors get of the item at `now` (ISO 8601): nothing, nothing before its date, or all of it (contract §6). */
export function statusFor(
  { status, publishDate }: Pick<Item, 'status' | 'publishDate'>,
  now: string,
): ItemStatus {
  if (status === 'draft') return 'draft';
  return publishDate > now ? 'scheduled' : 'published';
}
