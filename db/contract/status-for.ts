// The status of an item at a moment, computed alike by the server and the admin.
import type { ItemStatus } from './fields.ts';
import type { Item } from './item-kind.ts';

/** The status of the item at `now` (ISO 8601): a published item whose date is to come is scheduled, and the reverse. */
export function statusFor(
  { status, publishDate }: Pick<Item, 'status' | 'publishDate'>,
  now: string,
): ItemStatus {
  if (status === 'draft') return 'draft';
  return publishDate > now ? 'scheduled' : 'published';
}
