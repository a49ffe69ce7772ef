// Publishes items with their pending drafts applied, as the button of the form does.
import { and, eq, inArray } from 'drizzle-orm';
import type { ItemState } from '#db/contract/bulk.ts';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { ConflictError } from '#db/errors.ts';
import { drafts } from '#db/schema.ts';
import { withDraft } from './draft-rows.ts';
import { getItem, replaceItem } from './items.ts';
import { replaceStats } from './restore-version.ts';
import { afterUpdate, type Update } from './saved-item.ts';

/**
 * The `items` with the status draft that have a pending draft, with that applied, by id. Date and status are those of the item.
 * Throws `ConflictError` when an API token last wrote a pending draft: publishing from a list, nobody has read it.
 */
export async function selectWithPendingDraft(
  read: Queryable,
  kind: ItemKind,
  items: readonly CleanItem[],
): Promise<Map<number, CleanItem>> {
  const hidden = new Map(
    items.flatMap((item) => (item.status === 'draft' ? [[item.id, item]] : [])),
  );
  const rows = await read
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, kind), inArray(drafts.itemId, [...hidden.keys()])));
  return new Map(
    rows.flatMap((row) => {
      const item = hidden.get(row.itemId);
      if (!item) return [];
      if (row.writtenBy !== null)
        throw new ConflictError(
          `“${item.title}” has changes by an API token. Open it to read and publish them`,
          `ids.${items.indexOf(item)}`,
        );
      return [[item.id, typedItem(item, row)]];
    }),
  );
}

/** The item with its draft applied, as it would be published. Date and status are those of the item. */
export function typedItem(item: CleanItem, row: Parameters<typeof withDraft>[1]): CleanItem {
  const { title, slug, publishDate, status, updatedAt } = item;
  // documents of the site take title and address from their types
  const isNamed = 'type' in item && !isStaffPage(item);
  const own = { publishDate, status, updatedAt, ...(isNamed && { title, slug }) };
  return { ...withDraft(item, row), ...own };
}

/**
 * Replaces the item `before` with `typed` in the given `state`, and removes its draft. Throws as `replaceItem` does.
 */
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
