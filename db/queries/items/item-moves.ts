// The links to an item follow it to another address, also when it moved while it was hidden.
import { inArray } from 'drizzle-orm';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { type Move, moveLinks, pageOfItem } from '#db/queries/documents/move-links.ts';
import { ITEM_TABLE } from './item-tables.ts';
import { hasOwnAddress } from './redirects.ts';
import { findLastPublicVersions } from './versions.ts';

/**
 * The moves of the items that are public after a save, for `followMoves`. Their versions must not be recorded yet: a draft
 * moves from where it was public last, unless another item has that address by now.
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

/** Changes the links to the items that moved. Returns the documents whose links lead to another address now, by id. */
export async function followMoves(tx: Queryable, moves: readonly Move[]): Promise<number[]> {
  const moved: number[] = [];
  for (const { before, after } of moves) moved.push(...(await moveLinks(tx, before, after)).live);
  return moved;
}

/** Title and slug of the last public version of the items, by id, where no other item has that slug. */
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
