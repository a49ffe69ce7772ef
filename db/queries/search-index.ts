// The full-text index of the admin search: the indexed text of each item, and its updates.
import { type SQL, sql } from 'drizzle-orm';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Item, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';
import type { Database, Queryable } from '#db/database.ts';
import { caseStudies, posts } from '#db/schema.ts';
import { plainText } from './plain-text.ts';

/** The index of each kind: FTS5 tables of the migrations, which Drizzle's schema cannot name. They store no text. */
const INDEX = {
  post: sql.identifier('posts_search'),
  'case-study': sql.identifier('case_studies_search'),
};
const TABLE = { post: posts, 'case-study': caseStudies };
const ROWS_AT_ONCE = 200;
const INDEX_WITHIN_MS = 10_000;

/** Indexes the present text of the item. */
export async function indexItem<Kind extends ItemKind>(
  tx: Queryable,
  kind: Kind,
  item: ItemOf<Kind>,
): Promise<void> {
  await indexItems(tx, kind, [item]);
}

/** Removes the items from the index. */
export async function removeFromIndex(tx: Queryable, kind: ItemKind, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.run(sql`DELETE FROM ${INDEX[kind]} WHERE rowid IN ${ids}`);
}

/**
 * Condition: title, address, excerpt or body contain every word of `search` or words that begin with it, ignoring case
 * and accents. A search without a word matches nothing.
 */
export function matchesSearch(kind: ItemKind, search: string): SQL {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return sql`0`;
  const query = words.map((word) => `"${word}"*`).join(' ');
  const matches = sql`SELECT rowid FROM ${INDEX[kind]} WHERE ${INDEX[kind]} MATCH ${query}`;
  // the plus keeps SQLite from fetching and sorting every match: it scans the list's index and stops after one page
  return sql`+${TABLE[kind].id} IN (${matches})`;
}

/** Indexes the items that are not indexed: at start-up, older items and those of a seed. */
export async function completeSearchIndex(db: Database): Promise<void> {
  for (const kind of ['post', 'case-study'] as const) {
    const missing = sql`${TABLE[kind].id} NOT IN (SELECT rowid FROM ${INDEX[kind]})`;
    const isMissing = () =>
      db.read((read) =>
        read.select({ id: TABLE[kind].id }).from(TABLE[kind]).where(missing).limit(1),
      );
    while ((await isMissing()).length > 0)
      await db.write(
        async (tx) => {
          const rows = await tx.select().from(TABLE[kind]).where(missing).limit(ROWS_AT_ONCE);
          await indexItems(tx, kind, rows as unknown as Item[]);
        },
        { withinMs: INDEX_WITHIN_MS },
      );
  }
}

async function indexItems(tx: Queryable, kind: ItemKind, items: Item[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => {
    const { title, slug, excerpt, body } =
      kind === 'post' ? searchTextOfPost(item as Post) : searchTextOfCaseStudy(item as CaseStudy);
    return sql`(${item.id}, ${title}, ${slug}, ${excerpt}, ${body})`;
  });
  await tx.run(
    sql`INSERT OR REPLACE INTO ${INDEX[kind]} (rowid, title, slug, excerpt, body) VALUES ${sql.join(rows, sql`, `)}`,
  );
}

function searchTextOfPost(post: Post) {
  return {
    title: searchText(post.title),
    slug: post.slug,
    excerpt: searchText(post.excerpt, ...post.categories, post.author),
    body: searchText(plainText(post.content)),
  };
}

function searchTextOfCaseStudy(study: CaseStudy) {
  return {
    title: searchText(study.title, study.caseStudyTitle, study.caseStudySubTitle),
    slug: study.slug,
    excerpt: searchText(study.description, study.sector, ...study.categories, ...study.ourRole),
    body: searchText(
      study.gridStat,
      study.gridSupportingText,
      study.challengeTitle,
      plainText(study.challengeContent ?? ''),
      study.solutionTitle,
      plainText(study.solutionContent ?? ''),
      study.testimonial1Quote,
      study.testimonial1Name,
      study.testimonial2Quote,
      study.testimonial2Name,
      ...study.mediaAlts,
      ...study.mediaCaptions,
    ),
  };
}

/** Joins the texts. Words with a capital inside are repeated in parts, so that 'commerce' finds 'eCommerce'. */
function searchText(...texts: (string | null)[]): string {
  const text = texts.filter(Boolean).join('\n');
  // word by word: one regular expression for both steps takes quadratic time on a long run of letters
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = words
    .filter((word) => /\p{Ll}\p{Lu}/u.test(word))
    .map((word) => word.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
  return [text, ...parts].join('\n');
}
