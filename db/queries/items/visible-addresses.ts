// Finds the visible items at many addresses at once.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { redirects } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';
import { visibleAt } from './visible.ts';

const SLUGS = sql`(SELECT value FROM json_each(${sql.placeholder('slugs')}))`;

/** The query of pages with links: first the items formerly at the slugs, then those at them now. */
function addressQuery(kind: ItemKind) {
  const table = ITEM_TABLE[kind];
  const visible = visibleAt(table, sql.placeholder('now'));
  return prepared((db) =>
    db
      .select({ slug: redirects.slug, id: table.id, isThere: sql<number>`0`.as('is_there') })
      .from(redirects)
      .innerJoin(table, eq(table.id, redirects.itemId))
      .where(and(eq(redirects.kind, kind), inArray(redirects.slug, SLUGS), visible))
      .unionAll(
        db
          .select({ slug: table.slug, id: table.id, isThere: sql<number>`1` })
          .from(table)
          .where(and(inArray(table.slug, SLUGS), visible)),
      )
      .orderBy(sql`is_there`)
      .prepare(),
  );
}

const QUERIES = {
  post: addressQuery('post'),
  'case-study': addressQuery('case-study'),
  document: addressQuery('document'),
} satisfies Record<ItemKind, unknown>;

/** The id of the visible item at each slug, or of the one formerly there; slugs without one are omitted. */
export async function findVisibleAddresses(
  db: Database,
  kind: ItemKind,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const values = { slugs: JSON.stringify(slugs), now: new Date().toISOString() };
  const rows = await db.read((read) => QUERIES[kind](read).execute(values));
  // an item at its present address takes precedence
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
