// Which addresses of items visitors get something at, many at once.
import { and, eq, inArray } from 'drizzle-orm';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { redirects } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';
import { visibleAt } from './visible.ts';

/** The id of the visible item at each slug, or of the one that has moved from there; slugs without one are left out. */
export async function findVisibleAddresses(
  db: Database,
  kind: ItemKind,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const table = ITEM_TABLE[kind];
  const visible = visibleAt(table, new Date().toISOString());
  const [former, present] = await db.read((read) =>
    Promise.all([
      read
        .select({ slug: redirects.slug, id: table.id })
        .from(redirects)
        .innerJoin(table, eq(table.id, redirects.itemId))
        .where(and(eq(redirects.kind, kind), inArray(redirects.slug, [...slugs]), visible)),
      read
        .select({ slug: table.slug, id: table.id })
        .from(table)
        .where(and(inArray(table.slug, [...slugs]), visible)),
    ]),
  );
  // an item at its present address takes precedence
  return new Map([...former, ...present].map(({ slug, id }) => [slug, id]));
}
