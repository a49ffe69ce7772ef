// When an item last changed for readers.
import type { Item } from './item-kind.ts';

/** The later of `publishDate` and `updatedAt`: a scheduled item is saved before it is published. */
export function modifiedAt({
  publishDate,
  updatedAt,
}: Pick<Item, 'publishDate' | 'updatedAt'>): string {
  return publishDate > updatedAt ? publishDate : updatedAt;
}
