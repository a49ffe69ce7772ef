// The authors and categories of visible posts, each with its own page.
import { and, eq, sql } from 'drizzle-orm';
import { ARCHIVE_FOLDERS, type PostNameKind } from '#db/contract/archive-pages.ts';
import type { NameKind } from '#db/contract/names.ts';
import { slugOf } from '#db/contract/slug.ts';
import type { Database, Queryable } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { listCounts, listedPosts, posts } from '#db/schema.ts';
import { findFormerNames } from './items/former-names.ts';
import { upcomingAt, visibleAt } from './items/visible.ts';

const NAME_KINDS = {
  author: 'author',
  category: 'post-category',
} as const satisfies Record<PostNameKind, NameKind>;

export interface PostName {
  name: string;
  /** The last part of its address. Names that differ only in punctuation or capitals share a slug. */
  slug: string;
  /** The number of its visible posts. */
  count: number;
}

/** The number of newest posts of a category that are searched for other categories. */
const NEWEST_LOOKED_AT = 200;
const ALPHABETICAL = new Intl.Collator('en');

/** The queries of the names of each kind with their counts. */
const COUNTS = {
  author: countsOf({ ofName: 'author', ofOther: 'category' }),
  category: countsOf({ ofName: 'category', ofOther: 'author' }),
};

function countsOf(columns: Record<'ofName' | 'ofOther', PostNameKind>) {
  const [name, other] = [sql.identifier(columns.ofName), sql.identifier(columns.ofOther)];
  const among = sql.placeholder('among');
  const upcoming = sql`SELECT count(*) FROM ${listedPosts} WHERE ${listedPosts}.${name} = counts.${name}
    AND ${listedPosts}.${other} = ${among} AND ${upcomingAt(listedPosts, sql.placeholder('now'))}`;
  return prepared((db) =>
    db
      .select({
        name: sql<string>`counts.${name}`,
        count: sql<number>`sum(counts.number) - (${upcoming})`,
      })
      .from(sql`${listCounts} AS counts`)
      .where(sql`counts.${other} = ${among} AND counts.${name} <> '' AND counts.status <> 'draft'`)
      .groupBy(sql`counts.${name}`)
      .prepare(),
  );
}

/**
 * All names of that kind with their counts, sorted; names without a letter or digit have no address and are left out. `among`
 * limits the posts to those with a name of the other kind.
 */
export async function listPostNames(
  db: Database,
  kind: PostNameKind,
  among = '',
): Promise<PostName[]> {
  return db.read((read) => selectPostNames(read, kind, among));
}

async function selectPostNames(
  read: Queryable,
  kind: PostNameKind,
  among = '',
): Promise<PostName[]> {
  return withAddresses(await COUNTS[kind](read).execute({ among, now: new Date().toISOString() }));
}

/** The other categories of the newest visible posts of `category`, with their counts among these. */
export async function listCategoriesBeside(db: Database, category: string): Promise<PostName[]> {
  const isListed = and(
    eq(listedPosts.category, category),
    eq(listedPosts.author, ''),
    visibleAt(listedPosts, new Date().toISOString()),
  );
  const rows = await db.read((read) =>
    read.values<[string, number]>(sql`
      SELECT beside.value, count(*) FROM (
        SELECT post_id FROM ${listedPosts} WHERE ${isListed}
        ORDER BY publish_date DESC, post_id DESC LIMIT ${NEWEST_LOOKED_AT}) AS newest
      CROSS JOIN ${posts} ON ${posts.id} = newest.post_id, json_each(${posts.categories}) AS beside
      WHERE beside.value <> ${category} GROUP BY beside.value`),
  );
  // a row of a remote database cannot be destructured
  return withAddresses(rows.map((row) => ({ name: row[0], count: row[1] })));
}

function withAddresses(rows: readonly Omit<PostName, 'slug'>[]): PostName[] {
  return rows
    .map(({ name, count }) => ({ name, slug: slugOf(name), count }))
    .filter(({ slug, count }) => slug !== '' && count > 0)
    .sort((a, b) => ALPHABETICAL.compare(a.name, b.name));
}

/** The names sorted by number of posts, descending. */
export function sortedByCount(names: readonly PostName[]): PostName[] {
  return names.toSorted((a, b) => b.count - a.count);
}

/**
 * The names at each slug, by number of posts descending, or at the slug of the present name of a former one; slugs without a
 * name are omitted.
 */
export async function findPostNamesAt(
  db: Database,
  kind: PostNameKind,
  slugs: readonly string[],
): Promise<Map<string, PostName[]>> {
  if (slugs.length === 0) return new Map();
  const names = Map.groupBy(sortedByCount(await listPostNames(db, kind)), ({ slug }) => slug);
  const missing = slugs.filter((slug) => !names.has(slug));
  const former = await findFormerNames(db, NAME_KINDS[kind], missing);
  return new Map(
    slugs.flatMap((slug) => {
      const found = names.get(slug) ?? names.get(slugOf(former.get(slug) ?? ''));
      return found ? [[slug, found]] : [];
    }),
  );
}

/** The address of a name's page, and whether it exists; null for a name without an address. */
export async function findArchivePage(
  read: Queryable,
  of: NameKind,
  name: string,
): Promise<{ path: string; isThere: boolean } | null> {
  const kinds = Object.keys(NAME_KINDS) as PostNameKind[];
  const kind = kinds.find((each) => NAME_KINDS[each] === of);
  const slug = slugOf(name);
  if (!kind || !slug) return null;
  const names = await selectPostNames(read, kind);
  return {
    path: `${ARCHIVE_FOLDERS[kind]}/${slug}`,
    isThere: names.some((each) => each.slug === slug),
  };
}
