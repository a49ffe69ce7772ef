// Former names, so that pages redirect from the former address and restored items get the present name.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NameKind, RenameInput } from '#db/contract/names.ts';
import { slugOf } from '#db/contract/slug.ts';
import type { Database, Queryable } from '#db/database.ts';
import { formerNames } from '#db/schema.ts';

/**
 * Records that `from` was renamed to `to`. Former names that redirect to `from` now redirect to `to`, so that a redirect takes
 * one hop: those at the slugs in `among`, or all. Returns the slugs that redirect to `to` because of this.
 */
export async function noteFormerName(
  tx: Queryable,
  rename: RenameInput,
  among?: readonly string[],
): Promise<string[]> {
  const { of, from, to } = rename;
  const moved = await moveFormerNames(tx, rename, among);
  const slug = slugOf(from);
  if (!slug) return moved;
  const renamed = { name: to, renamedAt: new Date().toISOString() };
  await tx
    .insert(formerNames)
    .values({ of, slug, ...renamed })
    .onConflictDoUpdate({ target: [formerNames.of, formerNames.slug], set: renamed });
  return [...moved, slug];
}

/** Changes redirects from former names to `from` so that they lead to `to`: those in `among`, or all. Returns their slugs. */
export async function moveFormerNames(
  tx: Queryable,
  { of, from, to }: RenameInput,
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

/** The present name for the former one at each slug; slugs without one are omitted. Callers look for a present name first. */
export async function findFormerNames(
  db: Database,
  of: NameKind,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.read((read) => selectFormerNames(read, of, slugs));
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** The rows of former names at these slugs. */
export function selectFormerNames(read: Queryable, of: NameKind, slugs: readonly string[]) {
  // one variable, because a text may have thousands of links
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(slugs)}))`;
  return read
    .select()
    .from(formerNames)
    .where(and(eq(formerNames.of, of), inArray(formerNames.slug, listed)));
}
