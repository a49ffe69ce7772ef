// Items with their pending draft applied, and their publication.
import type { ItemState } from '#db/contract/bulk.ts';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { ConflictError } from '#db/errors.ts';
import { drafts } from '#db/schema.ts';
import { withDraft } from './draft-rows.ts';
import { isOfAny } from './item-tables.ts';
import { getItem, replaceItem } from './items.ts';
import { afterUpdate, type Update } from './saved-item.ts';
import { replaceStats } from './valid-stats.ts';
import { findLastTokens } from './versions.ts';

/**
 * The `items` with the status draft that have a pending draft, with that applied, by id. Date and status are those of the item.
 * Throws `ConflictError` when an API token last wrote the pending draft, or an item without one: publishing from a list, nobody
 * has read it.
 */
export async function selectWithPendingDraft(
  read: Queryable,
  kind: ItemKind,
  items: readonly CleanItem[],
): Promise<Map<number, CleanItem>> {
  const ids = items.flatMap(({ id, status }) => (status === 'draft' ? [id] : []));
  const rows = await read
    .select()
    .from(drafts)
    .where(isOfAny(drafts, kind, ids));
  const pending = new Map(rows.map((row) => [row.itemId, row]));
  const lastTokens = await findLastTokens(read, kind, ids);
  const typed = new Map<number, CleanItem>();
  for (const [place, item] of items.entries()) {
    const row = pending.get(item.id);
    if (row ? row.writtenBy !== null : lastTokens.has(item.id))
      throw new ConflictError(
        row
          ? `“${item.title}” has changes by an API token. Open it to read and publish them`
          : `“${item.title}” was written by an API token. Open it to read and publish it`,
        `ids.${place}`,
      );
    if (row) typed.set(item.id, typedItem(item, row));
  }
  return typed;
}

/** The item with its draft applied, as it would be published. Date and status are those of the item. */
export function typedItem(item: CleanItem, row: Parameters<typeof withDraft>[1]): CleanItem {
  const { title, slug, publishDate, status, updatedAt } = item;
  // documents of the site take title and address from their types
  const isNamed = 'type' in item && !isStaffPage(item);
  const own = { publishDate, status, updatedAt, ...(isNamed && { title, slug }) };
  return { ...withDraft(item, row), ...own };
}

/** Replaces the item `before` with `typed` in the given `state`, and removes its draft. Throws as `replaceItem` does. */
export async function publishPendingDraft(
  tx: Queryable,
  kind: ItemKind,
  { before, typed, state }: { before: CleanItem; typed: CleanItem; state: ItemState },
): Promise<Update<ItemKind>> {
  await replaceItem(tx, kind, before, { ...typed, ...state });
  if ('stats' in typed) await replaceStats(tx, before.id, typed.stats);
  const after = await getItem(tx, kind, before.id);
  return afterUpdate(tx, kind, before, after);
}
