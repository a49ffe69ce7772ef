// The full-text index of the searches: the indexed text of each item, and its updates.
import { gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import { textsIn } from '#db/contract/documents/texts-in.ts';
import { ITEM_KINDS, type Item, type ItemKind, type ItemOf } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import type { Database, Queryable } from '#db/database.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { foldedWords, TITLE_MARK, tokensOf } from './search-words.ts';

/**
 * The index of each kind: FTS5 tables of the migrations, which Drizzle's schema cannot describe. They store no text, only the
 * words of an item; `tokensOf` defines words and folding.
 */
export const SEARCH_INDEX = {
  post: sql.identifier('posts_search'),
  'case-study': sql.identifier('case_studies_search'),
  document: sql.identifier('documents_search'),
};
/** A marker in each row that cannot be typed: rows of an older form lack it and are indexed again. */
const FORM = '\uE001v3';
/** Ids are cheap to look up, texts are not: indexing twenty articles takes about five milliseconds. */
const IDS_AT_ONCE = 200;
const ROWS_INDEXED_AT_ONCE = 20;
const PAUSE_MS = 2;
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
  if (ids.length > 0) await tx.run(sql`DELETE FROM ${SEARCH_INDEX[kind]} WHERE rowid IN ${ids}`);
}

/**
 * Query for the ids of items whose title, address, excerpt or body contain every word of `search`, at least as a prefix,
 * ignoring case and accents; with `inTitle`, whose title does. A search without words has no results.
 */
export function matchingIds(kind: ItemKind, search: string, { inTitle = false } = {}): SQL {
  const words = foldedWords(search);
  const query = words.map((word) => `"${inTitle ? TITLE_MARK : ''}${word}"*`).join(' ');
  return sql`SELECT rowid AS id FROM ${SEARCH_INDEX[kind]} WHERE ${words.length > 0 ? sql`${SEARCH_INDEX[kind]} MATCH ${query}` : sql`0`}`;
}

/**
 * Condition: the item matches `search`. With `areFew`, SQLite looks up all matches and sorts them; otherwise it scans the
 * list's index and stops after one page.
 */
export function matchesSearch(kind: ItemKind, search: string, areFew = false): SQL {
  const { id } = ITEM_TABLE[kind];
  // the unary plus hides the column from the query planner, which would always choose the look-up
  return sql`${areFew ? id : sql`+${id}`} IN (${matchingIds(kind, search)})`;
}

/**
 * Indexes the missing items at start-up: older ones and those of a seed. Goes by id in small batches, each in a separate
 * transaction, and awaits `pause` after each, because SQLite blocks the process while it works.
 */
export async function completeSearchIndex(
  db: Database,
  pause: () => Promise<unknown> = () => Bun.sleep(PAUSE_MS),
): Promise<void> {
  for (const kind of ITEM_KINDS) {
    let ids = await listIdsAfter(db, kind, 0);
    while (ids.length > 0) {
      const missing = await listMissing(db, kind, ids);
      for (let at = 0; at < missing.length; at += ROWS_INDEXED_AT_ONCE) {
        await indexMissing(db, kind, missing.slice(at, at + ROWS_INDEXED_AT_ONCE));
        await pause();
      }
      if (missing.length === 0) await pause();
      ids = await listIdsAfter(db, kind, ids.at(-1) as number);
    }
  }
}

async function listIdsAfter(db: Database, kind: ItemKind, after: number): Promise<number[]> {
  const { id } = ITEM_TABLE[kind];
  const rows = await db.read((read) =>
    read.select({ id }).from(ITEM_TABLE[kind]).where(gt(id, after)).orderBy(id).limit(IDS_AT_ONCE),
  );
  return rows.map((row) => row.id);
}

/** Which of these ids are not indexed in the present form. */
async function listMissing(db: Database, kind: ItemKind, ids: number[]): Promise<number[]> {
  const rows = await db.read((read) =>
    read.values<
      [number]
    >(sql`SELECT rowid FROM ${SEARCH_INDEX[kind]} WHERE ${SEARCH_INDEX[kind]} MATCH ${`"${FORM}"`}
      AND rowid BETWEEN ${ids[0]} AND ${ids.at(-1)}`),
  );
  // a row of a remote database cannot be destructured
  const indexed = new Set(rows.map((row) => row[0]));
  return ids.filter((id) => !indexed.has(id));
}

/** Indexes the items. Another process may do the same meanwhile: in both cases a row has the present text. */
async function indexMissing(db: Database, kind: ItemKind, ids: number[]): Promise<void> {
  await db.write(
    async (tx) => {
      const table = ITEM_TABLE[kind];
      const rows = await tx.select().from(table).where(inArray(table.id, ids));
      await indexItems(tx, kind, rows as unknown as Item[]);
    },
    { withinMs: INDEX_WITHIN_MS },
  );
}

async function indexItems(tx: Queryable, kind: ItemKind, items: Item[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => {
    const { title, slug, excerpt, body } = searchTextOf(kind, item);
    const words = [
      wordsOfTitle(title),
      `${indexed(slug)} ${FORM}`,
      indexed(excerpt),
      indexed(body),
    ];
    return sql`(${item.id}, ${sql.join(words, sql`, `)})`;
  });
  await tx.run(
    sql`INSERT OR REPLACE INTO ${SEARCH_INDEX[kind]} (rowid, title, slug, excerpt, body) VALUES ${sql.join(rows, sql`, `)}`,
  );
}

interface SearchText {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
}

const SEARCH_TEXT: { [Kind in ItemKind]: (item: ItemOf<Kind>) => SearchText } = {
  post: searchTextOfPost,
  'case-study': searchTextOfCaseStudy,
  document: searchTextOfDocument,
};

function searchTextOf<Kind extends ItemKind>(kind: Kind, item: Item): SearchText {
  return SEARCH_TEXT[kind](item as ItemOf<Kind>);
}

function searchTextOfPost(post: Post) {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: joined(post.excerpt, ...post.categories, post.author),
    body: plainText(post.content),
  };
}

function searchTextOfCaseStudy(study: CaseStudy) {
  return {
    // as in search results
    title: joined(study.title, study.caseStudyTitle),
    slug: study.slug,
    excerpt: joined(
      study.caseStudySubTitle,
      study.description,
      study.sector,
      ...study.categories,
      ...study.ourRole,
    ),
    body: joined(
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

function searchTextOfDocument({ title, slug, type, content }: Document) {
  const texts = textsIn(content).map((text) => plainText(text));
  return { title, slug, excerpt: type, body: texts.join('\n') };
}

/** The words of a title, each also with the title mark. */
function wordsOfTitle(title: string): string {
  const words = [...tokensOf(title)];
  return [...words, ...words.map((word) => TITLE_MARK + word)].join(' ');
}

function indexed(text: string): string {
  return [...tokensOf(text)].join(' ');
}

function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join('\n');
}
