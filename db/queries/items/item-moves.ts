// Updates the links to an item when its address changes, even if it changed while the item was hidden.
import { inArray } from 'drizzle-orm';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { type Move, moveLinks, pageOfItem } from '#db/queries/documents/move-links.ts';
import { documents } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';
import { hasOwnAddress } from './redirects.ts';
import { findLastPublicVersions } from './versions.ts';

/**
 * The moves of the items that are public after a save, for `followMoves`. Call it before their versions are recorded: a draft
 * moves from its last public address, unless another item has that address now.
 */
export async function findMoves(
  tx: Queryable,
  kind: ItemKind,
  saves: readonly { before: CleanItem; after: CleanItem }[],
): Promise<Move[]> {
  const shown = saves.filter(({ after }) => after.status !== 'draft' && hasOwnAddress(after));
  const hidden = shown.flatMap(({ before }) => (before.status === 'draft' ? before.id : []));
  const lastPublic = hidden.length > 0 ? await findFormerPages(tx, kind, hidden) : null;
  return shown.flatMap(({ before, after }) => {
    const former = before.status === 'draft' ? lastPublic?.get(before.id) : before;
    return former ? { before: pageOfItem(kind, former), after: pageOfItem(kind, after) } : [];
  });
}

/** Changes the links to the moved items. Returns the ids of the changed documents. */
export async function followMoves(tx: Queryable, moves: readonly Move[]): Promise<number[]> {
  const moved: number[] = [];
  for (const { before, after } of moves) moved.push(...(await moveLinks(tx, before, after)).live);
  return moved;
}

/** The items as stored after the links in `moved` were changed: a page may link to itself. */
export async function selectMoved<Of extends CleanItem>(
  tx: Queryable,
  kind: ItemKind,
  items: readonly Of[],
  moved: readonly number[],
): Promise<Of[]> {
  const ids = items.map(({ id }) => id).filter((id) => moved.includes(id));
  if (kind !== 'document' || ids.length === 0) return [...items];
  const { id, content, updatedAt } = documents;
  const rows = await tx.select({ id, content, updatedAt }).from(documents).where(inArray(id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  return items.map((item) => ({ ...item, ...stored.get(item.id) }));
}

/** Title and slug of the last public version of the items, by id, unless another item has that slug now. */
async function findFormerPages(tx: Queryable, kind: ItemKind, ids: number[]) {
  const former = await findLastPublicVersions(tx, kind, ids);
  const table = ITEM_TABLE[kind];
  const slugs = former.map(({ slug }) => slug);
  const owners = await tx
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.slug, slugs));
  const free = former.filter(
    ({ itemId, slug }) => !owners.some((item) => item.slug === slug && item.id !== itemId),
  );
  return new Map(free.map((version) => [version.itemId, version]));
}
