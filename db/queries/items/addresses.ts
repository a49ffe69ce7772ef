// The addresses of all visible items for the sitemap: few columns of many items, read by ranges of ids.
import { and, asc, desc, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { countListed } from '#db/queries/post-lists.ts';
import { caseStudies, posts } from '#db/schema.ts';
import type { ItemTable } from './item-tables.ts';
import { visibleAt } from './visible.ts';

/** An item's slug, the later of its publish date and last change (ISO 8601), and its pictures. */
export interface Address {
  id: number;
  slug: string;
  changedAt: string;
  images: string[];
}

/** The items of a kind with ids above `after` and up to `upTo`. */
export interface IdRange {
  after: number;
  upTo: number;
}

/** The number of ids per part of the sitemap. Crawlers fetch only changed parts again. */
export const SITEMAP_PART_IDS = 2000;

const TABLES = { post: posts, 'case-study': caseStudies };
/** The sitemap lists the few staff pages with the pages of the site. */
type ListedKind = keyof typeof TABLES;

const lastChangeOfPart = (table: (typeof TABLES)[ListedKind]) =>
  prepared((db) =>
    db
      .select({ changedAt: laterDateOf(table) })
      .from(table)
      .where(
        and(
          // the same expression as in the index
          sql`(${table.id} - 1) / ${sql.raw(String(SITEMAP_PART_IDS))} = ${sql.placeholder('part')}`,
          sql`${table.status} <> 'draft'`,
          lte(table.publishDate, sql.placeholder('now')),
        ),
      )
      .orderBy(desc(laterDateOf(table)))
      .limit(1)
      .prepare(),
  );
const LAST_CHANGES = { post: lastChangeOfPart(posts), 'case-study': lastChangeOfPart(caseStudies) };

/** The highest id of a kind; 0 without items. */
export async function findHighestId(db: Database, kind: ListedKind): Promise<number> {
  const table = TABLES[kind];
  const [row] = await db.read((read) => read.select({ id: max(table.id) }).from(table));
  return row?.id ?? 0;
}

/** The number of visible items of a kind. */
export async function countVisible(db: Database, kind: ListedKind): Promise<number> {
  const now = new Date().toISOString();
  return db.read((read) =>
    kind === 'post'
      ? countListed(read, { category: '', author: '', includeHidden: false, now })
      : read.$count(caseStudies, visibleAt(caseStudies, now)),
  );
}

/** The last change in a part of the sitemap (ISO 8601), numbered from 0; null when it has no visible items. */
export async function findLastChangeOfPart(
  db: Database,
  kind: ListedKind,
  part: number,
): Promise<string | null> {
  const row = await db.read((read) =>
    LAST_CHANGES[kind](read).get({ part, now: new Date().toISOString() }),
  );
  return row?.changedAt ?? null;
}

/** The first `limit` addresses of visible items in the range, by id. */
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

function columnsOf(table: ItemTable) {
  return { id: table.id, slug: table.slug, changedAt: laterDateOf(table) };
}

function isVisibleIn(table: ItemTable, { after, upTo }: IdRange): SQL | undefined {
  const now = new Date().toISOString();
  return and(gt(table.id, after), lte(table.id, upTo), visibleAt(table, now));
}

function laterDateOf(table: ItemTable): SQL<string> {
  return sql<string>`max(${table.publishDate}, ${table.updatedAt})`;
}

function address(row: Omit<Address, 'images'>, images: (string | null)[]): Address {
  return { ...row, images: [...new Set(images.filter((image) => image !== null))].filter(Boolean) };
}
