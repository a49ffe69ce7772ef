// The admin list of case studies, one page at a time.
import { and, desc, eq } from 'drizzle-orm';
import type { AdminCaseStudyList, AdminCaseStudyQuery } from '#db/contract/admin-lists.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database } from '#db/database.ts';
import { caseStudies } from '#db/schema.ts';
import { distinctNames } from './distinct-names.ts';
import { draftColumns, hasStatus, matches } from './matches.ts';
import { matchingTitles, pageOf, sortOrder } from './page-order.ts';
import { countByStatus } from './status-counts.ts';

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
        .select({ ...shown, ...state, ...draftColumns(read, 'case-study') })
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
      pagination: paginationOf(query, counts[query.status ?? 'all']),
      counts,
      categories: distinctNames(lists.flatMap(({ list }) => list)),
      sectors: sectors.flatMap((row) => row.sector || []).sort(),
    };
  });
}
