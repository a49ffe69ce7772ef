// The counts of an item's page, at its present address and at former addresses that no other item uses now.
import { and, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm';
import { daysOf, type ItemCounts } from '#db/contract/analytics.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { itemPath } from '#db/contract/item-path.ts';
import type { Database } from '#db/database.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { pageCounts, redirects } from '#db/schema.ts';

/** The counts of the twelve months up to `today` (`2026-11-24`, UTC); null when the item does not exist. */
export async function getItemCounts(
  db: Database,
  kind: ItemKind,
  id: number,
  today: string,
): Promise<ItemCounts | null> {
  const table = ITEM_TABLE[kind];
  return db.read(async (read) => {
    const [item] = await read.select({ slug: table.slug }).from(table).where(eq(table.id, id));
    if (!item) return null;
    const path = itemPath(kind, item.slug);
    const former = await read
      .select({ slug: redirects.slug })
      .from(redirects)
      .where(
        and(
          eq(redirects.kind, kind),
          eq(redirects.itemId, id),
          // without addresses that another item uses now: their counts belong to that item
          notExists(
            read
              .select({ id: table.id })
              .from(table)
              .where(and(eq(table.slug, redirects.slug), ne(table.id, id))),
          ),
        ),
      );
    const paths = [path, ...former.map(({ slug }) => itemPath(kind, slug))];
    const rows = await read
      .select({ event: pageCounts.event, number: sql<number>`sum(${pageCounts.number})` })
      .from(pageCounts)
      .where(
        and(
          inArray(pageCounts.page, [...new Set(paths)]),
          gte(pageCounts.day, daysOf('12m', today)[0] as string),
        ),
      )
      .groupBy(pageCounts.event);
    const numberOf = (event: string) => rows.find((row) => row.event === event)?.number ?? 0;
    return {
      path,
      visitors: numberOf('visitor'),
      reads: numberOf('read'),
      enquiries: numberOf('enquiry'),
    };
  });
}
