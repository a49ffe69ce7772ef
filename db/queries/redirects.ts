// Former addresses: they name the item, so that every one of them leads to its present address in one hop.
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '#db/client.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { caseStudies, posts, redirects } from '#db/schema.ts';
import { visibleAt } from './visible.ts';

const TABLE = { post: posts, 'case-study': caseStudies };

/** From now on `slug` leads to the item, whatever it led to before. */
export async function recordRedirect(
  tx: Queryable,
  redirect: { kind: ItemKind; slug: string; itemId: number },
): Promise<void> {
  await tx
    .insert(redirects)
    .values(redirect)
    .onConflictDoUpdate({
      target: [redirects.kind, redirects.slug],
      set: { itemId: redirect.itemId },
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
  // equal only when the item has just come back: no page leads to itself
  return row && row.slug !== slug ? row.slug : null;
}
