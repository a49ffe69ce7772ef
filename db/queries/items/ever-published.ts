// Which items were ever published: those keep their date when published again, the others get the current one.
import { and, eq, inArray } from 'drizzle-orm';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { versions } from '#db/schema.ts';

/** The ids of those of `items` that are or were published. */
export async function findEverPublished(
  read: Queryable,
  kind: ItemKind,
  items: readonly Pick<Item, 'id' | 'status'>[],
): Promise<Set<number>> {
  const published = items.filter(({ status }) => status === 'published').map(({ id }) => id);
  const ids = items.map(({ id }) => id);
  const rows = await read
    .selectDistinct({ id: versions.itemId })
    .from(versions)
    .where(
      and(eq(versions.kind, kind), inArray(versions.itemId, ids), eq(versions.status, 'published')),
    );
  return new Set([...published, ...rows.map(({ id }) => id)]);
}
