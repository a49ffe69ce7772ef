// Visitors and page views over time: columns, hidden from assistive tools, and the same numbers in a table that folds out.
import type { CSSProperties } from 'react';
import type { AnalyticsReport } from '#db/contract/analytics.ts';
import { count, countOf, dayLabel } from './analytics-labels.ts';
import { chartColumns, scaleOf } from './chart-columns.ts';

/** A chart of `days`; longer ranges are grouped by week. */
export function AnalyticsChart({ days }: { days: AnalyticsReport['days'] }) {
  const columns = chartColumns(days);
  const isWeekly = columns.length < days.length;
  const top = scaleOf(Math.max(...columns.map(({ views }) => views)));
  const nameOf = (day: string) => (isWeekly ? `Week of ${dayLabel(day)}` : dayLabel(day));
  const marked = [0, Math.floor((columns.length - 1) / 2), columns.length - 1];
  return (
    <section className="analytics-chart" aria-labelledby="analytics-chart-title">
      <header className="analytics-chart-head">
        <h2 id="analytics-chart-title">Visitors and page views{isWeekly && ' by week'}</h2>
        <p className="analytics-chart-key" aria-hidden="true">
          <span data-series="visitors">Visitors</span>
          <span data-series="views">Page views</span>
        </p>
      </header>
      <div className="analytics-plot" aria-hidden="true">
        <div className="analytics-plot-scale">
          <span>{count(top)}</span>
          <span>{count(top / 2)}</span>
          <span>0</span>
        </div>
        <div className="analytics-plot-columns">
          {columns.map(({ day, visitors, views }, index) => (
            <div
              className="analytics-column"
              key={day}
              data-side={index < columns.length / 2 ? 'start' : 'end'}
              style={{ '--views': views / top, '--visitors': visitors / top } as CSSProperties}
            >
              <span className="analytics-column-note">
                <strong>{nameOf(day)}</strong>
                {countOf(visitors, 'visitor')}
                <br />
                {countOf(views, 'page view')}
              </span>
            </div>
          ))}
        </div>
        <div className="analytics-plot-days">
          {marked.map((index) => (
            <span key={index}>{dayLabel(columns[index]?.day ?? '')}</span>
          ))}
        </div>
      </div>
      <details className="analytics-chart-table">
        <summary>Show the numbers</summary>
        <table>
          <caption className="visually-hidden">Visitors and page views</caption>
          <thead>
            <tr>
              <th scope="col">{isWeekly ? 'Week of' : 'Day'}</th>
              <th scope="col">Visitors</th>
              <th scope="col">Page views</th>
            </tr>
          </thead>
          <tbody>
            {columns.toReversed().map(({ day, visitors, views }) => (
              <tr key={day}>
                <th scope="row">{dayLabel(day)}</th>
                <td>{count(visitors)}</td>
                <td>{count(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
