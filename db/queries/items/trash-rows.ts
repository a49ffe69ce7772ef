// Moves whole items from their tables to the trash, so that no query can show them.
import { inArray } from 'drizzle-orm';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { followPartners } from '#db/queries/documents/follow-partners.ts';
import { removeFromIndex } from '#db/queries/search/search-index.ts';
import { stats, trash } from '#db/schema.ts';
import { unscheduleDrafts } from './draft-rows.ts';
import { ITEM_TABLE, isOf } from './item-tables.ts';

const ROWS_AT_ONCE = 100;

/** Moves the items with their stats. Drafts (no longer scheduled), versions, share links and redirects stay for a restore. */
export async function moveToTrash(
  tx: Queryable,
  kind: ItemKind,
  items: readonly CleanItem[],
): Promise<void> {
  const deletedAt = new Date().toISOString();
  const ids = items.map(({ id }) => id);
  const rows = items.map((item) => {
    const { id: itemId, title, slug } = item;
    return { kind, itemId, title, slug, deletedAt, snapshot: { ...item } };
  });
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await tx.insert(trash).values(rows.slice(first, first + ROWS_AT_ONCE));
  // explicit, for servers that do not enforce foreign keys
  if (kind === 'case-study') await tx.delete(stats).where(inArray(stats.caseStudyId, ids));
  await tx.delete(ITEM_TABLE[kind]).where(inArray(ITEM_TABLE[kind].id, ids));
  await unscheduleDrafts(tx, kind, ids);
  await removeFromIndex(tx, kind, ids);
  for (const item of items) await followPartners(tx, item, null);
}

/** Removes the item from the trash and returns it with its time of deletion; null when it is not in the trash. */
export async function removeFromTrash(
  tx: Queryable,
  kind: ItemKind,
  itemId: number,
): Promise<{ deleted: CleanItem; deletedAt: string } | null> {
  const [row] = await tx
    .delete(trash)
    .where(isOf(trash, kind, itemId))
    .returning();
  return row ? { deleted: row.snapshot, deletedAt: row.deletedAt } : null;
}
