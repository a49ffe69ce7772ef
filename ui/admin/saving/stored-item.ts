// The stored item that a form of the admin edits, as far as the form knows it.
import type { Draft } from '#db/contract/drafts.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Item } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';

/** The revision that a form is based on: `updatedAt` of the item and of its draft (docs/contract.md, Stale saves). */
export interface BaseRevision {
  item: string;
  draft: string | null;
}

/** The base of a form that knows no stored revision. It is older than every revision, so that a save asks first. */
export const NO_REVISION: BaseRevision = { item: new Date(0).toISOString(), draft: null };

/** The item as stored on the server, as far as this form knows. */
export interface StoredItem<Of extends Item> {
  item: Of;
  /** Saved changes that are not published. */
  draft: Draft | null;
  base: BaseRevision;
  /** Whether the item is or was published. */
  wasPublished: boolean;
}

/** The rules for checking a form: a draft may be incomplete, a public or scheduled item may not. */
export type SavedStatus = 'draft' | 'published';

/** The status and date that a save sets as well. A save without a release keeps both. */
export interface Release {
  status: ItemStatus;
  publishDate?: string;
}

/** Whether the scheduled time has passed: the server would publish the item at once. `now` is in ms. */
export function hasPassed(release: Release | undefined, now: number): boolean {
  return release?.status === 'scheduled' && isPast(release.publishDate, now);
}

/** Whether the time (ISO 8601) has come at `now` (ms); false for undefined. */
export function isPast(time: string | undefined, now: number): boolean {
  return time !== undefined && Date.parse(time) <= now;
}

/** The item as the server sent it when the form was opened; null for a new item. */
export function storedItem<Of extends Item>(
  item: Of | null | undefined,
  draft: Draft | null = null,
  wasPublished = item?.status === 'published',
): StoredItem<Of> | null {
  return item ? storedAs(item, draft, wasPublished) : null;
}

/** `storedItem` for an item that exists. */
export function storedAs<Of extends Item>(
  item: Of,
  draft: Draft | null,
  wasPublished: boolean,
): StoredItem<Of> {
  const base = { item: draft?.basedOn ?? item.updatedAt, draft: draft?.updatedAt ?? null };
  return { item, draft, base, wasPublished };
}

/** The item with the fields of its draft; a field that is null in the draft becomes an empty string. */
export function draftedItem<Of extends Item>({
  item,
  draft,
}: Pick<StoredItem<Of>, 'item' | 'draft'>): Of {
  if (!draft) return item;
  const fields = Object.entries(draft.fields).filter(([, value]) => value !== undefined);
  return { ...item, ...Object.fromEntries(fields.map(([name, value]) => [name, value ?? ''])) };
}

/**
 * The status of the item at `now` (ms), or at its last save if that is later, so that a slow clock does not show a public item
 * as scheduled before the first answer of the server.
 */
export function statusOf(item: Item, now: number): ItemStatus {
  const moment = Math.max(now, Date.parse(item.updatedAt));
  return statusFor(item, new Date(moment).toISOString());
}

/** Whether visitors see the item at `now` (ms). */
export function isPublic(stored: StoredItem<Item> | null, now: number): boolean {
  return stored !== null && statusOf(stored.item, now) === 'published';
}

/** The date of an item that is published at `now` (ms): its own if it was published with a date in the past, else now. */
export function dateOfRelease(
  { item, wasPublished }: Pick<StoredItem<Item>, 'item' | 'wasPublished'>,
  now: number,
): string {
  const moment = new Date(now).toISOString();
  return wasPublished && item.publishDate <= moment ? item.publishDate : moment;
}
