// When an item last changed for readers.
import type { Item } from './item-kind.ts';

/** The later of both dates: an item that was scheduled is saved before it is published. */
export function modifiedAt({
  publishDate,
  updatedAt,
}: Pick<Item, 'publishDate' | 'updatedAt'>): string {
  return publishDate > updatedAt ? publishDate : updatedAt;
}
