// The admin list of posts, one page at a time, as fast with 10,000 posts as with ten.
import { and } from 'drizzle-orm';
import type { AdminPostList, AdminPostQuery } from '#db/contract/admin-lists.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database } from '#db/database.ts';
import { listCategories } from '#db/queries/post-lists.ts';
import { posts } from '#db/schema.ts';
import { distinctNames } from './distinct-names.ts';
import { draftColumns, hasStatus, matches } from './matches.ts';
import { matchingTitles, pageOf, sortOrder } from './page-order.ts';
import { countByStatus, countPostsByStatus } from './status-counts.ts';

/** Looking up and sorting up to this many matches is faster than scanning the index of the list. */
const FEW = 1000;

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
      ? countPostsByStatus(read, query.category, matching, now)
      : countByStatus(read, 'post', query, matching, now));
    // with a category, the search alone may match many more items
    const areFew = query.category === '' && counts.all <= FEW;
    const found = areFew ? matches('post', query, areFew) : matching;
    const page = pageOf('post', query, and(found, hasStatus(read, 'post', query.status, now)));
    const [rows, names] = await Promise.all([
      read
        .select({ ...shown, categories, author, status, ...draftColumns(read, 'post') })
        .from(posts)
        .where(page.where)
        .orderBy(...matchingTitles('post', query), ...sortOrder(read, 'post', query.sort))
        .limit(query.limit)
        .offset(page.offset),
      listCategories(read),
    ]);
    return {
      posts: rows.map((row) => ({ ...row, status: statusFor(row, now) })),
      pagination: paginationOf(query, counts[query.status ?? 'all']),
      counts,
      categories: distinctNames(names),
    };
  });
}
