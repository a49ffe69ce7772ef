// Former names of authors and categories of articles, so that their pages answer at the former address.
import { and, eq, inArray } from 'drizzle-orm';
import type { NameKind } from '#db/contract/names.ts';
import { slugOf } from '#db/contract/slug.ts';
import type { Database, Queryable } from '#db/database.ts';
import { formerNames } from '#db/schema.ts';

/**
 * Notes that `from` is called `to` now; what was called `from` before that is too, at the slugs of `among` or all, so that a
 * redirect takes one hop. Returns the slugs that lead to `to` by this.
 */
export async function noteFormerName(
  tx: Queryable,
  of: NameKind,
  from: string,
  to: string,
  among?: readonly string[],
): Promise<string[]> {
  const slug = slugOf(from);
  if (!slug || slug === slugOf(to)) return [];
  const moved = await moveFormerNames(tx, of, from, to, among);
  await tx
    .insert(formerNames)
    .values({ of, slug, name: to })
    .onConflictDoUpdate({ target: [formerNames.of, formerNames.slug], set: { name: to } });
  return [...moved, slug];
}

/** Gives the former names that are called `from` the name `to`, those at `among` or all. Returns their slugs. */
export async function moveFormerNames(
  tx: Queryable,
  of: NameKind,
  from: string,
  to: string,
  among?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .update(formerNames)
    .set({ name: to })
    .where(
      and(
        eq(formerNames.of, of),
        eq(formerNames.name, from),
        among && inArray(formerNames.slug, [...among]),
      ),
    )
    .returning({ slug: formerNames.slug });
  return rows.map(({ slug }) => slug);
}

/** What the name at each slug is called now; slugs without one are left out. Callers look for a present one first. */
export async function findFormerNames(
  db: Database,
  of: NameKind,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.read((read) =>
    read
      .select({ slug: formerNames.slug, name: formerNames.name })
      .from(formerNames)
      .where(and(eq(formerNames.of, of), inArray(formerNames.slug, [...slugs]))),
  );
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
