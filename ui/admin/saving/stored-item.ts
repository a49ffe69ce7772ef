// What a form of the back office knows about the item that it edits, and what that means in words.
import type { Draft } from '#db/contract/drafts.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Item } from '#db/contract/item-kind.ts';

/** What the form was made from, as the API wants to be told it: `updatedAt` of the item and of its draft (contract §5). */
export interface Basis {
  item: string;
  draft: string | null;
}

/** The item as the server holds it, as far as this form has heard. */
export interface StoredItem<Of extends Item> {
  item: Of;
  /** Changes that are kept and not live. */
  draft: Draft | null;
  basis: Basis;
  /** It is or was published. */
  wasOut: boolean;
}

/** By which rules a form is checked: a draft may be incomplete, what is public or scheduled may not. */
export type SavedStatus = 'draft' | 'published';

/** What saving does to an item besides: left out, it stays what it is. */
export interface Release {
  status: ItemStatus;
  publishDate?: string;
}

/** What the server sent when the form was opened; null for a new item. */
export function storedItem<Of extends Item>(
  item: Of | null | undefined,
  draft: Draft | null = null,
  wasOut = item?.status === 'published',
): StoredItem<Of> | null {
  if (!item) return null;
  const basis = { item: draft?.basedOn ?? item.updatedAt, draft: draft?.updatedAt ?? null };
  return { item, draft, basis, wasOut };
}

/** The item with what its draft holds in place of its own words; what was emptied there is empty text. */
export function draftedItem<Of extends Item>({
  item,
  draft,
}: Pick<StoredItem<Of>, 'item' | 'draft'>): Of {
  if (!draft) return item;
  const fields = Object.entries(draft.fields).filter(([, value]) => value !== undefined);
  return { ...item, ...Object.fromEntries(fields.map(([name, value]) => [name, value ?? ''])) };
}

/** The date that the item gets when it comes out at `now` (ms): its own when visitors knew it by that, else now. */
export function dateOfRelease(
  { item, wasOut }: Pick<StoredItem<Item>, 'item' | 'wasOut'>,
  now: number,
): string {
  const isPast = Date.parse(item.publishDate) <= now;
  return wasOut && isPast ? item.publishDate : new Date(now).toISOString();
}
