// Former addresses: they name the item, so that every one of them leads to its present address in one hop.
import { and, eq, sql } from 'drizzle-orm';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import { caseStudies, posts, redirects } from '#db/schema.ts';
import { visibleAt } from './visible.ts';

const TABLE = { post: posts, 'case-study': caseStudies };

type Addressed = Pick<Item, 'id' | 'slug' | 'status' | 'publishDate'>;

/**
 * Where visitors found an item before a save and do not after it, because it moved or is hidden, its address leads to it
 * from now on, whatever it led to before.
 */
export async function createRedirects(
  tx: Queryable,
  kind: ItemKind,
  saves: readonly { before: Addressed | null; after: Addressed }[],
): Promise<void> {
  const now = new Date().toISOString();
  const isPublic = (item: Addressed) => statusFor(item, now) === 'published';
  const left = saves.flatMap(({ before, after }) =>
    before && isPublic(before) && !(isPublic(after) && after.slug === before.slug)
      ? { kind, slug: before.slug, itemId: after.id }
      : [],
  );
  if (left.length === 0) return;
  await tx
    .insert(redirects)
    .values(left)
    .onConflictDoUpdate({
      target: [redirects.kind, redirects.slug],
      set: { itemId: sql`excluded.item_id` },
    });
}

/**
 * The present slug of the item that was once at `slug`; null when there is none that visitors may see. Ask only when
 * no item is at `slug` itself: an item that has taken the address over wins.
 */
export async function findMovedSlug(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<string | null> {
  const table = TABLE[kind];
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
  // equal where it was hidden and is back: no page leads to itself
  return row && row.slug !== slug ? row.slug : null;
}
