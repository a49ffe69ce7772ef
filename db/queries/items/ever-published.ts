// Which items were ever published: they keep their date when published again, others get the current one.
import { and, eq, inArray } from 'drizzle-orm';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { importedPosts, versions } from '#db/schema.ts';
import { isOfAny } from './item-tables.ts';

/** The ids of those of `items` that are or were published, here or in the system that they were imported from. */
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
    .where(and(isOfAny(versions, kind, ids), eq(versions.status, 'published')));
  const elsewhere = kind === 'post' ? await findPublishedElsewhere(read, ids) : [];
  return new Set([...published, ...[...rows, ...elsewhere].map(({ id }) => id)]);
}

function findPublishedElsewhere(read: Queryable, ids: number[]) {
  return read
    .select({ id: importedPosts.postId })
    .from(importedPosts)
    .where(and(inArray(importedPosts.postId, ids), eq(importedPosts.wasPublished, true)));
}
