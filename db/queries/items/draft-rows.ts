// The rows of pending drafts, at most one for each item.
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { type Draft, UNSCHEDULED } from '#db/contract/drafts.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { drafts } from '#db/schema.ts';
import { isOf, isOfAny } from './item-tables.ts';

/** Fields that other calls save, or that are stored in another form than typed. No typed text is lost when they differ. */
const NOT_COMPARED = new Set(['stats', 'publishDate', 'status', 'menuOrder']);

/** A draft with sanitised HTML. */
export type CleanDraft = Omit<Draft, 'fields'> & { fields: Cleaned<Draft['fields']> };

/** The draft of the item, or null. */
export async function selectDraft(
  read: Queryable,
  kind: ItemKind,
  itemId: number,
): Promise<CleanDraft | null> {
  const { updatedAt, basedOn, fields, writtenBy, publishAt, publishFailure } = drafts;
  const [row] = await read
    .select({ updatedAt, basedOn, fields, writtenBy, publishAt, publishFailure })
    .from(drafts)
    .where(isOf(drafts, kind, itemId));
  return row ?? null;
}

/** An item with a draft applied that was discarded, and the name of the API token that last wrote it; null for staff. */
export interface DiscardedDraft<I extends Item> {
  item: I;
  writtenBy: string | null;
}

/**
 * Removes the draft of an item that was saved as `after`. Returns `before` with the draft applied when the draft had values
 * that `after` lacks; otherwise undefined.
 */
export async function removeDraft<I extends Item>(
  tx: Queryable,
  kind: ItemKind,
  before: I,
  after: I,
): Promise<DiscardedDraft<I> | undefined> {
  const [row] = await tx
    .delete(drafts)
    .where(isOf(drafts, kind, after.id))
    .returning();
  if (!row) return undefined;
  const now = after as unknown as Record<string, unknown>;
  const lost = Object.entries(row.fields).some(
    ([name, value]) => !NOT_COMPARED.has(name) && !isSameField(value, now[name]),
  );
  return lost ? { item: withDraft(before, row), writtenBy: row.writtenBy } : undefined;
}

/** The item with the draft applied. Required texts that the draft clears become empty, not null. */
export function withDraft<I extends Item>(
  item: I,
  draft: Pick<CleanDraft, 'fields' | 'updatedAt'>,
): I {
  const own = item as unknown as Record<string, unknown>;
  const fields = Object.entries(draft.fields).map(([name, value]) => [
    name,
    value === null && typeof own[name] === 'string' && REQUIRED.has(name) ? '' : value,
  ]);
  return { ...item, ...Object.fromEntries(fields), updatedAt: draft.updatedAt };
}

const REQUIRED = new Set(['title', 'slug', 'content', 'description']);

/** Whether a typed value equals the stored one; null, undefined and an empty text count as equal. */
export function isSameField(typed: unknown, stored: unknown): boolean {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  return (isEmpty(typed) && isEmpty(stored)) || JSON.stringify(typed) === JSON.stringify(stored);
}

/** Bases the pending draft of an item on its new `updatedAt`, if it was based on the item as `stored`. */
export async function rebaseDraft(
  tx: Queryable,
  kind: ItemKind,
  stored: Pick<Item, 'id' | 'updatedAt'>,
  updatedAt: string,
): Promise<void> {
  await tx
    .update(drafts)
    .set({ basedOn: updatedAt })
    .where(and(isOf(drafts, kind, stored.id), eq(drafts.basedOn, stored.updatedAt)));
}

/** Removes the publish time from drafts of items that are no longer public, so that republishing does not bring it back. */
export async function unscheduleDrafts(
  tx: Queryable,
  kind: ItemKind,
  itemIds: readonly number[],
): Promise<void> {
  await tx
    .update(drafts)
    .set(UNSCHEDULED)
    .where(isOfAny(drafts, kind, itemIds));
}

/** Condition: the changes in the draft are published after `now` (ISO 8601). */
export function hasUpcomingChanges(now: string): SQL {
  return gt(drafts.publishAt, now);
}
