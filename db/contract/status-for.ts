// The status of an item at a given time, shared by server and admin.
import type { ItemStatus } from './fields.ts';
import type { Item } from './item-kind.ts';

/** The status at `now` (ISO 8601): a future date makes a published item scheduled, a past date a scheduled one published. */
export function statusFor(
  { status, publishDate }: Pick<Item, 'status' | 'publishDate'>,
  now: string,
): ItemStatus {
  if (status === 'draft') return 'draft';
  return publishDate > now ? 'scheduled' : 'published';
}
