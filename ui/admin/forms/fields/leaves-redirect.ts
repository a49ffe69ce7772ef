// Tells whether saving another slug leaves a redirect at the old address, by the rule of the server.
import type { Item } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';

/** The fields of an item that determine its address and whether visitors find it there. */
export type AddressedItem = Pick<Item, 'slug' | 'status' | 'publishDate'>;

/** True when visitors can find the stored item at `now` (ISO 8601) and the typed slug is another address. */
export function leavesRedirect(item: AddressedItem, typed: string, now: string): boolean {
  const wasPublic = statusFor(item, now) === 'published';
  return wasPublic && typed.trim() !== '' && typed !== item.slug;
}
