// Finds an item of any kind and status by its slug.
import { and, eq } from 'drizzle-orm';
import { STAFF_PAGE } from '#db/contract/documents/documents.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database } from '#db/database.ts';
import { documents } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';

/** The id, title and status of the item with this slug, of a document only when it is a staff page; null when there is none. */
export async function findItemBySlug(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<Pick<Item, 'id' | 'title' | 'status'> | null> {
  const table = ITEM_TABLE[kind];
  const { id, title, status, publishDate } = table;
  const isPage = kind === 'document' ? eq(documents.type, STAFF_PAGE) : undefined;
  const [row] = await db.read((read) =>
    read
      .select({ id, title, status, publishDate })
      .from(table)
      .where(and(eq(table.slug, slug), isPage)),
  );
  return row ? { ...row, status: statusFor(row, new Date().toISOString()) } : null;
}
