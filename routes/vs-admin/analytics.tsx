// /vs-admin/analytics: the counts of visits on public pages.
import { analyticsScreenQuery } from '#db/contract/analytics.ts';
import { getAnalytics } from '#db/queries/analytics/report.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The counts for the range and the page in the address. */
export async function analyticsScreen(c: AppContext) {
  const query = analyticsScreenQuery.parse(c.req.query());
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await defer(c, getAnalytics(c.var.db, query, today));
  const isOn = c.var.analytics !== null;
  return c.render(
    <>
      <AdminPageHead
        title="Analytics"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading counts...</p>}
        failed={<Alert>Error loading counts. Please try again later.</Alert>}
      >
        {(report) => <Island name="admin-analytics" props={{ report, isOn }} when="load" />}
      </Deferred>
    </>,
    adminMeta(c, 'Analytics', statusOf(data)),
  );
}
