// Inserts a complete item into its table: a copy, or an item restored from the trash.
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { stats } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';

type Distribute<Item> = Item extends CleanItem ? Omit<Item, 'id'> & { id?: number } : never;

/** Stores the item with its stats under its own id, or a new one without an id. Returns the id. */
export async function insertItem(
  tx: Queryable,
  kind: ItemKind,
  item: Distribute<CleanItem>,
): Promise<number> {
  const { stats: figures, ...fields } = 'stats' in item ? item : { ...item, stats: [] };
  const table = ITEM_TABLE[kind];
  const [row] = await tx
    .insert(table)
    .values(fields as typeof table.$inferInsert)
    .returning({ id: table.id });
  const { id } = row as { id: number };
  if (figures.length > 0)
    await tx.insert(stats).values(figures.map((stat) => ({ ...stat, caseStudyId: id })));
  return id;
}
