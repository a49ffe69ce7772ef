// The admin call that exports the counts of visits as a file. The screen has them in its HTML.
import { Hono } from 'hono';
import { analyticsQuery } from '#db/contract/analytics.ts';
import { ANALYTICS_COLUMNS, exportAnalytics } from '#db/queries/analytics/report.ts';
import type { Env } from '#server/context.ts';
import { csvOf } from '#server/formats/csv.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validQuery } from '#server/http/validate.ts';

export const adminAnalyticsFile = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'exportAnalytics',
    tag: 'Analytics',
    summary: 'Counts by day and page, as CSV',
    answer: [200, 'text/csv'],
  }),
  validQuery(analyticsQuery),
  async (c) => {
    const today = new Date().toISOString().slice(0, 10);
    const rows = await exportAnalytics(c.get('db'), c.req.valid('query'), today);
    return c.body(csvOf(ANALYTICS_COLUMNS, rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="analytics-${today}.csv"`,
    });
  },
);
