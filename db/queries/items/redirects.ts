// Former addresses. A redirect stores the item's id, so it always leads to the present address in one hop.
import { and, eq, sql } from 'drizzle-orm';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import { redirects } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';
import { visibleAt } from './visible.ts';

type ItemAddress = Pick<Item, 'id' | 'slug' | 'status' | 'publishDate'>;

/**
 * Creates a redirect from the address of each public item that a save moved or hid. It replaces an earlier redirect from
 * the same address.
 */
export async function createRedirects(
  tx: Queryable,
  kind: ItemKind,
  saves: readonly { before: ItemAddress | null; after: ItemAddress }[],
): Promise<void> {
  const now = new Date().toISOString();
  const isPublic = (item: ItemAddress) => statusFor(item, now) === 'published';
  const moved = saves.flatMap(({ before, after }) =>
    before &&
    hasOwnAddress(after) &&
    isPublic(before) &&
    !(isPublic(after) && after.slug === before.slug)
      ? { kind, slug: before.slug, itemId: after.id }
      : [],
  );
  if (moved.length === 0) return;
  await tx
    .insert(redirects)
    .values(moved)
    .onConflictDoUpdate({
      target: [redirects.kind, redirects.slug],
      set: { itemId: sql`excluded.item_id` },
    });
}

/** Whether the item has its own address: documents of the site have those of their types. */
export function hasOwnAddress(item: ItemAddress): boolean {
  return !('type' in item) || isStaffPage(item as ItemAddress & { type: string });
}

/**
 * The present slug of the visible item formerly at `slug`, or null. Callers look for an item at `slug` first: it takes
 * precedence.
 */
export async function findMovedSlug(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<string | null> {
  const table = ITEM_TABLE[kind];
  const [row] = await db.read((read) =>
    read
      .select({ slug: table.slug })
      .from(redirects)
      .innerJoin(table, eq(table.id, redirects.itemId))
      .where(
        and(
          eq(redirects.kind, kind),
          eq(redirects.slug, slug),
          visibleAt(table, new Date().toISOString()),
        ),
      ),
  );
  // equal when the item was hidden and is public again: avoid a redirect to itself
  return row && row.slug !== slug ? row.slug : null;
}
