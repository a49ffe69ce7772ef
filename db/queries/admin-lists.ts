// The admin lists, one page at a time, as fast with 10,000 items as with ten.
import { and, asc, count, desc, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type {
  AdminCaseStudyList,
  AdminCaseStudyQuery,
  AdminPageList,
  AdminPageQuery,
  AdminPostList,
  AdminPostQuery,
  StatusCounts,
} from '#db/contract/admin-lists.ts';
import { STAFF_PAGE } from '#db/contract/documents/documents.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import { matchesSearch, matchingIds } from '#db/queries/search/search-index.ts';
import { caseStudies, documents, drafts, posts } from '#db/schema.ts';
import { upcomingAt, visibleAt } from './items/visible.ts';
import { countByStatusOf, listCategories } from './post-lists.ts';

type Query = Pick<AdminPostQuery, 'search' | 'status' | 'category'> & { sector?: string };

/** Looking up and sorting up to this many matches is faster than scanning the index of the list. */
const FEW = 1000;

const TABLE = { post: posts, 'case-study': caseStudies, document: documents };
type ListedKind = keyof typeof TABLE;
type CategorisedKind = Exclude<ListedKind, 'document'>;

/** One page of posts for the admin list, without their content. */
export async function listAdminPosts(db: Database, query: AdminPostQuery): Promise<AdminPostList> {
  const now = new Date().toISOString();
  const { content: _, ...columns } = posts;
  const { id, slug, title, excerpt, image, publishDate, updatedAt, readTime } = columns;
  const { categories, author, status } = columns;
  const shown = { id, slug, title, excerpt, image, publishDate, updatedAt, readTime };
  return db.read(async (read) => {
    const matching = matches('post', query);
    const counts = await (query.search.trim() === ''
      ? countKept(read, query.category, matching, now)
      : countByStatus(read, 'post', query, matching, now));
    // with a category, the search alone may match many more items
    const areFew = query.category === '' && counts.all <= FEW;
    const found = areFew ? matches('post', query, areFew) : matching;
    const page = pageOf('post', query, and(found, hasStatus(read, 'post', query.status, now)));
    const [rows, names] = await Promise.all([
      read
        .select({ ...shown, categories, author, status, ...stateOf(read, 'post') })
        .from(posts)
        .where(page.where)
        .orderBy(...matchingTitles('post', query), ...sortOrder(read, 'post', query.sort))
        .limit(query.limit)
        .offset(page.offset),
      listCategories(read),
    ]);
    return {
      posts: rows.map((row) => ({ ...row, status: statusFor(row, now) })),
      pagination: paginationOf(query, counts),
      counts,
      categories: distinctNames(names),
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
    const found = and(
      matches('case-study', query),
      query.sector === '' ? undefined : eq(caseStudies.sector, query.sector),
    );
    const inStatus = hasStatus(read, 'case-study', query.status, now);
    const page = pageOf('case-study', query, and(found, inStatus));
    const order =
      query.sort === 'menu'
        ? [desc(caseStudies.menuOrder), desc(caseStudies.publishDate), desc(caseStudies.id)]
        : sortOrder(read, 'case-study', query.sort);
    const [rows, counts, lists, sectors] = await Promise.all([
      read
        .select({ ...shown, ...state, ...stateOf(read, 'case-study') })
        .from(caseStudies)
        .where(page.where)
        .orderBy(...matchingTitles('case-study', query), ...order)
        .limit(query.limit)
        .offset(page.offset),
      countByStatus(read, 'case-study', query, found, now),
      read.selectDistinct({ list: caseStudies.categories }).from(caseStudies),
      read.selectDistinct({ sector: caseStudies.sector }).from(caseStudies),
    ]);
    return {
      caseStudies: rows.map((row) => ({ ...row, status: statusFor(row, now) })),
      pagination: paginationOf(query, counts),
      counts,
      categories: distinctNames(lists.flatMap(({ list }) => list)),
      sectors: sectors.flatMap((row) => row.sector || []).sort(),
    };
  });
}

/** One page of the pages that staff made, for the admin list. */
export async function listAdminPages(db: Database, query: AdminPageQuery): Promise<AdminPageList> {
  const now = new Date().toISOString();
  const { id, slug, title, publishDate, updatedAt, status } = documents;
  return db.read(async (read) => {
    const found = and(
      eq(documents.type, STAFF_PAGE),
      query.search.trim() === '' ? undefined : matchesSearch('document', query.search),
    );
    const inStatus = hasStatus(read, 'document', query.status, now);
    const page = pageOf('document', query, and(found, inStatus));
    const [rows, counts] = await Promise.all([
      read
        .select({
          ...{ id, slug, title, publishDate, updatedAt, status },
          ...stateOf(read, 'document'),
        })
        .from(documents)
        .where(page.where)
        .orderBy(...matchingTitles('document', query), ...sortOrder(read, 'document', query.sort))
        .limit(query.limit)
        .offset(page.offset),
      countAmong(read, 'document', found, now),
    ]);
    return {
      pages: rows.map((row) => ({ ...row, status: statusFor(row, now) })),
      pagination: paginationOf(query, counts),
      counts,
    };
  });
}

/** Condition: the item matches the search and the category. `areFew` is true when few items match. */
function matches(
  kind: CategorisedKind,
  { search, category }: Query,
  areFew = false,
): SQL | undefined {
  const table = TABLE[kind];
  // the text search rejects most rows before their JSON list is parsed
  const mayHaveCategory = sql`instr(${table.categories}, ${JSON.stringify(category)}) > 0`;
  const hasCategory = sql`${mayHaveCategory} AND EXISTS (SELECT 1 FROM json_each(${table.categories}) WHERE value = ${category})`;
  return and(
    search.trim() === '' ? undefined : matchesSearch(kind, search, areFew),
    category === '' ? undefined : hasCategory,
  );
}

function hasStatus(
  read: Queryable,
  kind: ListedKind,
  status: Query['status'],
  now: string,
): SQL | undefined {
  const table = TABLE[kind];
  if (status === 'draft') return sql`${table.status} = 'draft'`;
  if (status === 'scheduled') return upcomingAt(table, now);
  if (status === 'published') return visibleAt(table, now);
  return status === 'changed' ? hasChanges(read, kind) : undefined;
}

/** Condition: the item is public or scheduled, and has a pending draft. An item with the status draft does not count. */
function hasChanges(read: Queryable, kind: ListedKind): SQL | undefined {
  return and(ne(TABLE[kind].status, 'draft'), hasDraft(read, kind));
}

function hasDraft(read: Queryable, kind: ListedKind) {
  const draft = read
    .select({ one: sql`1` })
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.itemId, TABLE[kind].id)));
  return exists(draft);
}

function stateOf(read: Queryable, kind: ListedKind) {
  return {
    changed: sql<boolean>`${hasChanges(read, kind)}`.mapWith(Boolean),
    changesAt: sql<string | null>`${ofDraft(read, kind, drafts.publishAt)}`,
    changesFailed: sql<boolean>`${ofDraft(read, kind, drafts.publishFailure)} IS NOT NULL`.mapWith(
      Boolean,
    ),
    editedAt: editedAt(read, kind),
  };
}

/** The time of the last edit: the save of the item, or of its draft if that is newer. */
function editedAt(read: Queryable, kind: ListedKind): SQL<string> {
  const { updatedAt } = TABLE[kind];
  return sql<string>`max(${updatedAt}, coalesce(${ofDraft(read, kind, drafts.updatedAt)}, ''))`;
}

/** A column of the pending draft of each item; null for items without a draft. */
function ofDraft(read: Queryable, kind: ListedKind, column: SQLiteColumn) {
  return read
    .select({ column })
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.itemId, TABLE[kind].id)));
}

type PageQuery = Pick<AdminPageQuery, 'page' | 'limit' | 'first'> & {
  sort: AdminCaseStudyQuery['sort'];
};

/** The condition and the offset that select the page of the items that match `found`. */
function pageOf(
  kind: ListedKind,
  query: PageQuery,
  found: SQL | undefined,
): { where: SQL | undefined; offset: number } {
  const offset = (query.page - 1) * query.limit;
  const isByEdit = query.sort === 'updated' || query.sort === 'updated-asc';
  if (!isByEdit || query.first !== undefined) return { where: found, offset };
  return { where: isOnPageByEdit(kind, query, offset, found), offset: 0 };
}

/**
 * Condition: the item is on the page of a list sorted by the last edit. The few items whose draft is newer are merged with
 * the other items, which the index returns in order.
 */
function isOnPageByEdit(
  kind: ListedKind,
  { sort, limit }: PageQuery,
  offset: number,
  found: SQL = sql`1`,
): SQL {
  const table = TABLE[kind];
  const direction = sort === 'updated' ? sql`DESC` : sql`ASC`;
  const isDraftOf = and(eq(drafts.kind, kind), eq(drafts.itemId, table.id));
  const isNewer = and(isDraftOf, gt(drafts.updatedAt, table.updatedAt));
  return sql`${table.id} IN (SELECT id FROM (
    SELECT ${table.id} AS id, ${drafts.updatedAt} AS edited
      FROM ${drafts} JOIN ${table} ON ${isNewer} WHERE ${found}
    UNION ALL
    SELECT ${table.id}, ${table.updatedAt} FROM ${table}
      WHERE NOT EXISTS (SELECT 1 FROM ${drafts} WHERE ${isNewer}) AND ${found}
    ORDER BY edited ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}))`;
}

/** The order that puts items whose title matches the search first, if the query asks for it. */
function matchingTitles(
  kind: ListedKind,
  { search, first }: Pick<AdminPostQuery, 'search' | 'first'>,
): SQL[] {
  if (first === undefined) return [];
  return [sql`${TABLE[kind].id} IN (${matchingIds(kind, search, { inTitle: true })}) DESC`];
}

/** The sort order of a list. Equal items are sorted by id, in the direction of the order. */
function sortOrder(read: Queryable, kind: ListedKind, sort: AdminPostQuery['sort']): SQL[] {
  const table = TABLE[kind];
  if (sort === 'oldest') return [asc(table.publishDate), asc(table.id)];
  // as in the index, so that case does not matter
  if (sort === 'title') return [sql`title collate nocase`, asc(table.id)];
  if (sort === 'title-desc') return [sql`title collate nocase desc`, desc(table.id)];
  if (sort === 'updated-asc') return [asc(editedAt(read, kind)), asc(table.id)];
  if (sort === 'updated') return [desc(editedAt(read, kind)), desc(table.id)];
  return [desc(table.publishDate), desc(table.id)];
}

/** The number of items of each status among those that match `found`, the condition of `query`; of all items if `found` is undefined. */
async function countByStatus(
  read: Queryable,
  kind: ListedKind,
  { search, category, sector = '' }: Query,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const table = TABLE[kind];
  const isDraft = sql`${table.status} = 'draft'`;
  const isUpcoming = upcomingAt(table, now);
  if (search.trim() !== '' && category === '' && sector === '') {
    const countIf = (condition: SQL | undefined) =>
      sql`count(*) FILTER (WHERE id IN (SELECT ${table.id} FROM ${table} WHERE ${condition}))`;
    // one search; only rows of drafts and upcoming items are read
    const [[row], changed] = await Promise.all([
      read.values<[number, number, number]>(sql`SELECT count(*), ${countIf(isDraft)},
        ${countIf(isUpcoming)} FROM (${matchingIds(kind, search)})`),
      countChanged(read, kind, found),
    ]);
    return withPublished({
      ...{ all: row?.[0] ?? 0, draft: row?.[1] ?? 0, scheduled: row?.[2] ?? 0 },
      changed,
    });
  }
  if (found !== undefined) return countAmong(read, kind, found, now);
  // each of these counts has an index; counting a whole table is many times faster than reading its rows
  const [all, draft, scheduled, changed] = await Promise.all([
    read.$count(table),
    read.$count(table, isDraft),
    read.$count(table, isUpcoming),
    countChanged(read, kind, found),
  ]);
  return withPublished({ all, draft, scheduled, changed });
}

/** `countByStatus` in one scan of the matches, in an index that contains status and date. */
async function countAmong(
  read: Queryable,
  kind: ListedKind,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const table = TABLE[kind];
  const countIf = (condition: SQL | undefined) =>
    sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const [[row], changed] = await Promise.all([
    read
      .select({
        all: count(),
        draft: countIf(sql`${table.status} = 'draft'`),
        scheduled: countIf(upcomingAt(table, now)),
      })
      .from(table)
      .where(found),
    countChanged(read, kind, found),
  ]);
  return withPublished({ ...(row ?? { all: 0, draft: 0, scheduled: 0 }), changed });
}

/** `countByStatus` for posts without a search, from the stored counts. */
async function countKept(
  read: Queryable,
  category: string,
  found: SQL | undefined,
  now: string,
): Promise<StatusCounts> {
  const [counts, changed] = await Promise.all([
    countByStatusOf(read, category, now),
    countChanged(read, 'post', found),
  ]);
  return withPublished({ ...counts, changed });
}

/** The number of items with a pending draft that match `found`. */
async function countChanged(
  read: Queryable,
  kind: ListedKind,
  found: SQL | undefined,
): Promise<number> {
  const table = TABLE[kind];
  const [row] = await read
    .select({ total: count() })
    .from(drafts)
    .innerJoin(table, eq(table.id, drafts.itemId))
    .where(and(eq(drafts.kind, kind), ne(table.status, 'draft'), found));
  return row?.total ?? 0;
}

function withPublished(counts: Omit<StatusCounts, 'published'>): StatusCounts {
  return { ...counts, published: counts.all - counts.draft - counts.scheduled };
}

/** The pagination of a list; the total is the count of the selected status. */
function paginationOf(
  {
    page,
    limit,
    status = 'all',
  }: { page: number; limit: number; status?: Query['status'] | 'all' },
  counts: StatusCounts,
) {
  const total = counts[status];
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

function distinctNames(names: string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
