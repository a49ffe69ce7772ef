// /vs-admin/case-studies: the list of case studies.
import { adminCaseStudyQuery } from '#db/contract/admin-lists.ts';
import { listAdminCaseStudies } from '#db/queries/admin-lists/list-case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf, valueIfReady } from '#server/render/defer.ts';
import { listHref, listQueryOf } from '#ui/admin/lists/list-query.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The query parameters of an address without a query. */
const DEFAULTS = adminCaseStudyQuery.parse({});

/** The page of case studies of the query in the address; a page past the last one redirects to it. */
export async function caseStudiesScreen(c: AppContext) {
  const query = listQueryOf(adminCaseStudyQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listAdminCaseStudies(c.var.db, query));
  const page = Math.max(1, valueIfReady(data)?.pagination.pages ?? query.page);
  if (query.page > page)
    return c.redirect(listHref('/vs-admin/case-studies', { ...query, page }, DEFAULTS));
  return c.render(
    <>
      <AdminPageHead
        title="Case Studies Admin"
        back={{ label: 'Back to Dashboard', href: '/vs-admin' }}
        actions={
          <Button size="sm" variant="outline" href="/vs-admin/case-studies/create">
            New case study
          </Button>
        }
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading case studies...</p>}
        failed={<Alert>Error loading case studies. Please try again later.</Alert>}
      >
        {(list) => (
          <Island
            name="admin-case-studies"
            props={{ list, query, defaults: DEFAULTS }}
            when="load"
          />
        )}
      </Deferred>
    </>,
    adminMeta(c, 'Case Studies Admin', statusOf(data)),
  );
}
