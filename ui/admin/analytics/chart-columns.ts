// The columns of the analytics chart, and the top of its scale.
import type { AnalyticsReport } from '#db/contract/analytics.ts';

type Day = AnalyticsReport['days'][number];

/** More days than this are grouped by week. */
const DAYS_MAX = 92;
const WEEK = 7;

/** One column for each day, or for each seven days, the last of which ends today. */
export function chartColumns(days: readonly Day[]): Day[] {
  if (days.length <= DAYS_MAX) return [...days];
  const columns: Day[] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end);
    columns.unshift({
      day: week[0]?.day ?? '',
      visitors: week.reduce((sum, { visitors }) => sum + visitors, 0),
      views: week.reduce((sum, { views }) => sum + views, 0),
    });
  }
  return columns;
}

/** The round even number at the top of a scale that reaches `highest`. */
export function scaleOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  const top = Math.ceil(steps.find((step) => step >= highest) ?? highest);
  return top % 2 === 0 ? top : top + 1;
}
