// The authors and categories of the posts that visitors see, each with a page of its own.
import { and, eq, sql } from 'drizzle-orm';
import { slugOf } from '#db/contract/slug.ts';
import type { Database } from '#db/database.ts';
import { posts } from '#db/schema.ts';
import { visibleAt } from './items/visible.ts';
import { hasCategory } from './posts.ts';

/** What posts share: whoever wrote them, or what they are about. */
export type PostNameKind = 'author' | 'category';

export interface PostName {
  name: string;
  /** The end of its address. Of two names with one slug the one with more posts has it. */
  slug: string;
  /** Of the posts that visitors see. */
  count: number;
}

/** All of them with their counts, by name, `among` limits them to the posts of one other name; names without a letter or digit have no address and are left out. */
export async function listPostNames(
  db: Database,
  kind: PostNameKind,
  among: Partial<Record<PostNameKind, string>> = {},
): Promise<PostName[]> {
  const where = and(
    visibleAt(posts, new Date().toISOString()),
    among.author === undefined ? undefined : eq(posts.author, among.author),
    among.category === undefined ? undefined : hasCategory(among.category),
  );
  const rows = await db.read((read) =>
    kind === 'author'
      ? read
          .select({ name: posts.author, count: sql<number>`count(*)` })
          .from(posts)
          .where(where)
          .groupBy(posts.author)
      : read
          .select({ name: sql<string>`category.value`, count: sql<number>`count(*)` })
          .from(sql`${posts}, json_each(${posts.categories}) AS category`)
          .where(where)
          .groupBy(sql`category.value`),
  );
  const bySlug = new Map<string, PostName>();
  for (const { name, count } of rows) {
    const slug = slugOf(name ?? '');
    if (name && slug && count > (bySlug.get(slug)?.count ?? 0))
      bySlug.set(slug, { name, slug, count });
  }
  return [...bySlug.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The name with that slug; null when no visible post has it. */
export async function findPostName(
  db: Database,
  kind: PostNameKind,
  slug: string,
): Promise<PostName | null> {
  return (await listPostNames(db, kind)).find((each) => each.slug === slug) ?? null;
}
