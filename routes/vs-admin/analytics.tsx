// /vs-admin/analytics: the counts of visits on public pages.
import { analyticsScreenQuery } from '#db/contract/analytics.ts';
import { getAnalytics } from '#db/queries/analytics/report.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The counts for the range and the page in the address. */
export async function analyticsScreen(c: AppContext) {
  const query = analyticsScreenQuery.parse(c.req.query());
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await defer(c, getAnalytics(c.get('db'), query, today));
  const isOn = c.get('analytics') !== null;
  return renderLoaded(c, { title: 'Analytics', data, what: 'counts' }, (report) => (
    <Island name="admin-analytics" props={{ report, isOn }} when="load" />
  ));
}
