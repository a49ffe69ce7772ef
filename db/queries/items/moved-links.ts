// The links to an item follow it to another address, also when it moved while it was hidden.
import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { type LinkedPage, moveLinks, pageOfItem } from '#db/queries/documents/move-links.ts';
import { versions } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';

/** A page as links refer to it, and as they should. */
interface Move {
  before: LinkedPage;
  after: LinkedPage;
}

/**
 * The moves of the items that are public after a save, for `followMoves`. Their versions must not be recorded yet: a draft
 * moves from where it was public last, unless another item has that address by now.
 */
export async function findMoves(
  tx: Queryable,
  kind: ItemKind,
  saves: readonly { before: CleanItem; after: CleanItem }[],
): Promise<Move[]> {
  const isMovable = (item: CleanItem) => !('type' in item) || isStaffPage(item);
  const shown = saves.filter(({ after }) => after.status !== 'draft' && isMovable(after));
  const hidden = shown.flatMap(({ before }) => (before.status === 'draft' ? before.id : []));
  const lastPublic = await findLastPublic(tx, kind, hidden);
  return shown.flatMap(({ before, after }) => {
    const former = before.status === 'draft' ? lastPublic.get(before.id) : before;
    return former ? { before: pageOfItem(kind, former), after: pageOfItem(kind, after) } : [];
  });
}

/** Changes the links to the items that moved. Returns the documents whose links lead to another address now, by id. */
export async function followMoves(tx: Queryable, moves: readonly Move[]): Promise<number[]> {
  const moved: number[] = [];
  for (const { before, after } of moves) moved.push(...(await moveLinks(tx, before, after)).live);
  return moved;
}

/** Title and slug of the newest public version of the items, by id, where no other item has that slug. */
async function findLastPublic(tx: Queryable, kind: ItemKind, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await tx
    .select({
      id: versions.itemId,
      title: versions.title,
      slug: sql<string>`json_extract(${versions.snapshot}, '$.slug')`,
      // the other columns are those of this row
      newest: max(versions.id),
    })
    .from(versions)
    .where(
      and(
        eq(versions.kind, kind),
        inArray(versions.itemId, ids),
        ne(versions.status, 'draft'),
        ne(versions.cause, 'draft'),
      ),
    )
    .groupBy(versions.itemId);
  const table = ITEM_TABLE[kind];
  const slugs = rows.map(({ slug }) => slug);
  const owners = await tx
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.slug, slugs));
  const isTaken = (row: { id: number; slug: string }) =>
    owners.some(({ id, slug }) => slug === row.slug && id !== row.id);
  return new Map(rows.flatMap((row) => (isTaken(row) ? [] : [[row.id, row]])));
}
