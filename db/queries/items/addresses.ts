// The addresses of all visible items, for the sitemap: many items with few columns each, read by ranges of their ids.
import { and, asc, count, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { caseStudies, posts } from '#db/schema.ts';
import { type Publishable, visibleAt } from './visible.ts';

/** One item: its slug, the later of its publish date and its last change (ISO 8601), and its pictures. */
export interface Address {
  id: number;
  slug: string;
  changedAt: string;
  images: string[];
}

/** The items of a kind whose ids are above `after` and at most `upTo`. */
export interface IdRange {
  after: number;
  upTo: number;
}

const TABLES = { post: posts, 'case-study': caseStudies };
/** Pages that staff made are few: the sitemap lists them with the pages of the site. */
type ListedKind = keyof typeof TABLES;

/** The highest id of a kind; 0 when there is no item. */
export async function findHighestId(db: Database, kind: ListedKind): Promise<number> {
  const table = TABLES[kind];
  const [row] = await db.read((read) => read.select({ id: max(table.id) }).from(table));
  return row?.id ?? 0;
}

/** How many items of the range visitors see, and the last change among them (ISO 8601); null without any. */
export async function summariseAddresses(
  db: Database,
  kind: ListedKind,
  range: IdRange,
): Promise<{ total: number; changedAt: string | null }> {
  const table = TABLES[kind];
  const [row] = await db.read((read) =>
    read
      .select({ total: count(), changedAt: sql<string | null>`max(${laterDateOf(table)})` })
      .from(table)
      .where(isVisibleIn(table, range)),
  );
  return row ?? { total: 0, changedAt: null };
}

/** The first `limit` addresses of the range that visitors see, by id. */
export async function listAddresses(
  db: Database,
  kind: ListedKind,
  range: IdRange,
  limit: number,
): Promise<Address[]> {
  return db.read(async (read) => {
    if (kind === 'post') {
      const rows = await read
        .select({ ...columnsOf(posts), image: posts.image })
        .from(posts)
        .where(isVisibleIn(posts, range))
        .orderBy(asc(posts.id))
        .limit(limit);
      return rows.map(({ image, ...row }) => address(row, [image]));
    }
    const { mainImage, gridImage, mediaImages } = caseStudies;
    const rows = await read
      .select({ ...columnsOf(caseStudies), mainImage, gridImage, mediaImages })
      .from(caseStudies)
      .where(isVisibleIn(caseStudies, range))
      .orderBy(asc(caseStudies.id))
      .limit(limit);
    return rows.map(({ mainImage, gridImage, mediaImages, ...row }) =>
      address(row, [mainImage || gridImage, ...mediaImages]),
    );
  });
}

function columnsOf(table: Publishable) {
  return { id: table.id, slug: table.slug, changedAt: laterDateOf(table) };
}

function isVisibleIn(table: Publishable, { after, upTo }: IdRange): SQL | undefined {
  const now = new Date().toISOString();
  return and(gt(table.id, after), lte(table.id, upTo), visibleAt(table, now));
}

function laterDateOf(table: Publishable): SQL<string> {
  return sql<string>`max(${table.publishDate}, ${table.updatedAt})`;
}

function address(row: Omit<Address, 'images'>, images: (string | null)[]): Address {
  return { ...row, images: [...new Set(images.filter((image) => image !== null))].filter(Boolean) };
}
