// The lists of posts maintained by triggers (db/schema.ts): the length of each, and the start of each page. No query
// counts posts, so a list takes the same time with any number of posts.
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { listCounts, listedPosts } from '#db/schema.ts';
import { upcomingAt, visibleAt } from './items/visible.ts';

/** The posts of a category by an author; '' matches any. Without `includeHidden` those visible at `now`. */
interface PostListKey {
  category: string;
  author: string;
  includeHidden: boolean;
  /** ISO 8601. */
  now: string;
}

/** The start of a page: after `offset` of the posts that are not later than `until`. */
export interface PageStart {
  until: string;
  offset: number;
}

/** Sorts after every date. */
const LATEST = '~';
const OF_LIST = { category: sql.placeholder('category'), author: sql.placeholder('author') };
const NOW = sql.placeholder('now');

/** The number of posts in the list. */
export async function countListed(
  read: Queryable,
  { includeHidden, ...key }: PostListKey,
): Promise<number> {
  const { total } = includeHidden ? QUERIES.staff : QUERIES.visitors;
  const row = await total(read).get(key);
  return row?.total ?? 0;
}

/** The number of posts of a category, of drafts and of scheduled posts at `now` (ISO 8601) in it; '' matches any. */
export async function countByStatusOf(
  read: Queryable,
  category: string,
  now: string,
): Promise<{ all: number; draft: number; scheduled: number }> {
  const [counts, scheduled] = await Promise.all([
    read
      .select({ status: listCounts.status, number: sql<number>`sum(${listCounts.number})` })
      .from(listCounts)
      .where(and(eq(listCounts.category, category), eq(listCounts.author, '')))
      .groupBy(listCounts.status),
    read.$count(
      listedPosts,
      and(
        eq(listedPosts.category, category),
        eq(listedPosts.author, ''),
        upcomingAt(listedPosts, now),
      ),
    ),
  ]);
  const all = counts.reduce((sum, { number }) => sum + number, 0);
  const draft = counts.find(({ status }) => status === 'draft')?.number ?? 0;
  return { all, draft, scheduled };
}

/** The categories of all posts, including hidden ones. */
export async function listCategories(read: Queryable): Promise<string[]> {
  const rows = await read
    .selectDistinct({ category: listCounts.category })
    .from(listCounts)
    .where(and(eq(listCounts.author, ''), ne(listCounts.category, '')));
  return rows.map(({ category }) => category);
}

/** The number of posts per category or author, including hidden ones. */
export async function countPostsBy(
  read: Queryable,
  name: 'category' | 'author',
): Promise<Map<string, number>> {
  const other = name === 'category' ? listCounts.author : listCounts.category;
  const rows = await read
    .select({ name: listCounts[name], number: sql<number>`sum(${listCounts.number})` })
    .from(listCounts)
    .where(and(eq(other, ''), ne(listCounts[name], '')))
    .groupBy(listCounts[name]);
  return new Map(rows.map((row) => [row.name, row.number]));
}

/** The start of the first page. */
export function startOfList({ includeHidden, now }: PostListKey): PageStart {
  return { until: includeHidden ? LATEST : now, offset: 0 };
}

/** The number of posts in the list, and the start of the page after `offset` of them: null when there are no more. */
export async function locatePage(
  read: Queryable,
  list: PostListKey,
  offset: number,
): Promise<{ total: number; start: PageStart | null }> {
  const { includeHidden, ...key } = list;
  const { until: first } = startOfList(list);
  const { months } = includeHidden ? QUERIES.staff : QUERIES.visitors;
  const row = await months(read).get(key);
  const numbers = perMonth(row?.months ?? '[]', row?.numbers ?? '[]');
  let total = -(row?.upcoming ?? 0);
  let start: PageStart | null = null;
  for (const month of [...numbers.keys()].sort().reverse()) {
    const before = Math.max(0, total);
    total += numbers.get(month) ?? 0;
    if (start === null && total > offset)
      start = {
        until: first.startsWith(month) ? first : month + LATEST,
        offset: offset - before,
      };
  }
  return { total, start };
}

/** The sum of the numbers of each month, from two JSON arrays of equal length; a month occurs once per status. */
function perMonth(months: string, numbers: string): Map<string, number> {
  const sums = new Map<string, number>();
  const counts: number[] = JSON.parse(numbers);
  for (const [at, month] of JSON.parse(months).entries())
    sums.set(month, (sums.get(month) ?? 0) + (counts[at] ?? 0));
  return sums;
}

/**
 * A page of ids and dates, newest first, to be joined with the posts. Its placeholders are `category`, `author`, `until`,
 * `offset` and `limit`. Skipped posts are not read.
 */
export function listedPage(db: Queryable, includeHidden: boolean) {
  const until = sql.placeholder('until');
  const isListed = includeHidden
    ? lte(listedPosts.publishDate, until)
    : visibleAt(listedPosts, until);
  return db
    .select({ id: listedPosts.postId, date: listedPosts.publishDate })
    .from(listedPosts)
    .where(and(isInList(), isListed))
    .orderBy(desc(listedPosts.publishDate), desc(listedPosts.postId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
}

const isInList = () =>
  and(eq(listedPosts.category, OF_LIST.category), eq(listedPosts.author, OF_LIST.author));

function queriesFor({ includeHidden }: { includeHidden: boolean }) {
  // stored counts include every post with its date; only a read knows which dates are in the future
  const upcoming = includeHidden
    ? sql`0`
    : sql`(SELECT count(*) FROM ${listedPosts} WHERE ${and(isInList(), upcomingAt(listedPosts, NOW))})`;
  const isCounted = and(
    eq(listCounts.category, OF_LIST.category),
    eq(listCounts.author, OF_LIST.author),
    includeHidden ? undefined : ne(listCounts.status, 'draft'),
  );
  const number = sql<number>`sum(${listCounts.number})`;
  return {
    total: prepared((db) =>
      db
        .select({ total: sql<number>`coalesce(${number}, 0) - ${upcoming}` })
        .from(listCounts)
        .where(isCounted)
        .prepare(),
    ),
    // as two texts, because reading a row per month, or grouping them, takes longer than the rest of the query
    months: prepared((db) =>
      db
        .select({
          months: sql<string>`json_group_array(${listCounts.month})`,
          numbers: sql<string>`json_group_array(${listCounts.number})`,
          upcoming: sql<number>`${upcoming}`,
        })
        .from(listCounts)
        .where(isCounted)
        .prepare(),
    ),
  };
}

const QUERIES = {
  staff: queriesFor({ includeHidden: true }),
  visitors: queriesFor({ includeHidden: false }),
};
