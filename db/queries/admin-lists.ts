// The admin lists, one page at a time, as fast with 10,000 items as with ten.
import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type {
  AdminCaseStudyList,
  AdminCaseStudyQuery,
  AdminPostList,
  AdminPostQuery,
  StatusCounts,
} from '#db/contract/admin-lists.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import { caseStudies, drafts, posts } from '#db/schema.ts';
import { matchesSearch } from './search-index.ts';
import { upcomingAt, visibleAt } from './visible.ts';

type Query = Pick<AdminPostQuery, 'search' | 'status' | 'category'>;

const TABLE = { post: posts, 'case-study': caseStudies };

/** One page of posts for the admin list, without their content. */
export async function listAdminPosts(db: Database, query: AdminPostQuery): Promise<AdminPostList> {
  const now = new Date().toISOString();
  const { content: _, ...columns } = posts;
  const { id, slug, title, excerpt, image, publishDate, updatedAt, readTime } = columns;
  const { categories, author, status } = columns;
  const shown = { id, slug, title, excerpt, image, publishDate, updatedAt, readTime };
  return db.read(async (read) => {
    const where = matches(read, 'post', query, now);
    const [rows, total, counts, lists] = await Promise.all([
      read
        .select({ ...shown, categories, author, status, changed: hasDraft(read, 'post') })
        .from(posts)
        .where(where)
        .orderBy(...sortOrder(posts, query.sort))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      countItems(read, 'post', where),
      countByStatus(read, 'post', now),
      read.selectDistinct({ list: posts.categories }).from(posts),
    ]);
    return {
      posts: rows.map((row) => ({ ...row, status: statusFor(row, now) })),
      pagination: paginationOf(query, total),
      counts,
      categories: distinctNames(lists),
    };
  });
}

/** One page of case studies for the admin list. */
export async function listAdminCaseStudies(
  db: Database,
  query: AdminCaseStudyQuery,
): Promise<AdminCaseStudyList> {
  const now = new Date().toISOString();
  const { id, title, slug, caseStudyTitle, sector, categories, mainImage, gridImage } = caseStudies;
  const { logo, menuOrder, featured, publishDate, updatedAt, status } = caseStudies;
  const shown = { id, title, slug, caseStudyTitle, sector, categories, mainImage, gridImage };
  const state = { logo, menuOrder, featured, publishDate, updatedAt, status };
  return db.read(async (read) => {
    const where = and(
      matches(read, 'case-study', query, now),
      query.sector === '' ? undefined : eq(caseStudies.sector, query.sector),
    );
    const order =
      query.sort === 'menu'
        ? [desc(caseStudies.menuOrder), desc(caseStudies.publishDate), desc(caseStudies.id)]
        : sortOrder(caseStudies, query.sort);
    const [rows, total, counts, lists, sectors] = await Promise.all([
      read
        .select({ ...shown, ...state, changed: hasDraft(read, 'case-study') })
        .from(caseStudies)
        .where(where)
        .orderBy(...order)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      countItems(read, 'case-study', where),
      countByStatus(read, 'case-study', now),
      read.selectDistinct({ list: caseStudies.categories }).from(caseStudies),
      read.selectDistinct({ sector: caseStudies.sector }).from(caseStudies),
    ]);
    return {
      caseStudies: rows.map((row) => ({ ...row, status: statusFor(row, now) })),
      pagination: paginationOf(query, total),
      counts,
      categories: distinctNames(lists),
      sectors: sectors.flatMap((row) => row.sector || []).sort(),
    };
  });
}

function matches(read: Queryable, kind: ItemKind, query: Query, now: string): SQL | undefined {
  const table = TABLE[kind];
  const { search, status, category } = query;
  // the text search rejects most rows without parsing their list
  const mayHaveCategory = sql`instr(${table.categories}, ${JSON.stringify(category)}) > 0`;
  const hasCategory = sql`${mayHaveCategory} AND EXISTS (SELECT 1 FROM json_each(${table.categories}) WHERE value = ${category})`;
  return and(
    search.trim() === '' ? undefined : matchesSearch(kind, search),
    status === 'draft' ? sql`${table.status} = 'draft'` : undefined,
    status === 'scheduled' ? upcomingAt(table, now) : undefined,
    status === 'published' ? visibleAt(table, now) : undefined,
    status === 'changed' ? hasDraft(read, kind) : undefined,
    category === '' ? undefined : hasCategory,
  );
}

function hasDraft(read: Queryable, kind: ItemKind) {
  const draft = read
    .select({ one: sql`1` })
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.itemId, TABLE[kind].id)));
  return sql<boolean>`${exists(draft)}`.mapWith(Boolean);
}

/** The sort orders of both kinds; equal items by higher id. */
function sortOrder(table: typeof posts | typeof caseStudies, sort: AdminPostQuery['sort']): SQL[] {
  if (sort === 'oldest') return [asc(table.publishDate), asc(table.id)];
  // as in the index: capitals do not come first
  if (sort === 'title') return [sql`title collate nocase`, asc(table.id)];
  if (sort === 'updated') return [desc(table.updatedAt), desc(table.id)];
  return [desc(table.publishDate), desc(table.id)];
}

async function countItems(
  read: Queryable,
  kind: ItemKind,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await read.select({ total: count() }).from(TABLE[kind]).where(where);
  return row?.total ?? 0;
}

async function countByStatus(read: Queryable, kind: ItemKind, now: string): Promise<StatusCounts> {
  const table = TABLE[kind];
  const [all, draft, scheduled, changed] = await Promise.all([
    countItems(read, kind, undefined),
    countItems(read, kind, sql`${table.status} = 'draft'`),
    countItems(read, kind, upcomingAt(table, now)),
    read
      .select({ total: count() })
      .from(drafts)
      .innerJoin(table, eq(table.id, drafts.itemId))
      .where(eq(drafts.kind, kind))
      .then(([row]) => row?.total ?? 0),
  ]);
  return { all, draft, scheduled, published: all - draft - scheduled, changed };
}

function paginationOf({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

function distinctNames(lists: { list: string[] }[]): string[] {
  return [...new Set(lists.flatMap(({ list }) => list))].sort((a, b) => a.localeCompare(b));
}
