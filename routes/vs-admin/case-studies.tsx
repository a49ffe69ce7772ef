// /vs-admin/case-studies: the list of case studies.
import { adminCaseStudyQuery } from '#db/contract/admin-lists.ts';
import { listAdminCaseStudies } from '#db/queries/admin-lists/list-case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer, valueIfReady } from '#server/render/defer.ts';
import { listHref, listQueryOf } from '#ui/admin/lists/list-query.ts';
import { Island } from '#ui/islands/island.tsx';
import { Button } from '#ui/kit/button.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = adminCaseStudyQuery.parse({});

/** The page of case studies of the query in the address; a page past the last one redirects to it. */
export async function caseStudiesScreen(c: AppContext) {
  const query = listQueryOf(adminCaseStudyQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listAdminCaseStudies(c.get('db'), query));
  const page = Math.max(1, valueIfReady(data)?.pagination.pages ?? query.page);
  if (query.page > page)
    return c.redirect(listHref('/vs-admin/case-studies', { ...query, page }, DEFAULTS));
  return renderLoaded(
    c,
    {
      title: 'Case Studies Admin',
      back: { label: 'Back to Dashboard', href: '/vs-admin' },
      actions: (
        <Button size="sm" variant="outline" href="/vs-admin/case-studies/create">
          New case study
        </Button>
      ),
      data,
      what: 'case studies',
    },
    (list) => (
      <Island name="admin-case-studies" props={{ list, query, defaults: DEFAULTS }} when="load" />
    ),
  );
}
