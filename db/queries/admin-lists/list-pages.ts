// The admin list of pages that staff made, one page at a time.
import { and, eq } from 'drizzle-orm';
import type { AdminPageList, AdminPageQuery } from '#db/contract/admin-lists.ts';
import { STAFF_PAGE } from '#db/contract/documents/documents.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database } from '#db/database.ts';
import { matchesSearch } from '#db/queries/search/search-index.ts';
import { documents } from '#db/schema.ts';
import { draftColumns, hasStatus } from './matches.ts';
import { matchingTitles, pageOf, sortOrder } from './page-order.ts';
import { countAmong } from './status-counts.ts';

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
          id,
          slug,
          title,
          publishDate,
          updatedAt,
          status,
          ...draftColumns(read, 'document'),
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
      pagination: paginationOf(query, counts[query.status ?? 'all']),
      counts,
    };
  });
}
