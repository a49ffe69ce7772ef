// The pages with most visitors.
import { useState } from 'react';
import type { AnalyticsPage, AnalyticsRange } from '#db/contract/analytics.ts';
import { analyticsHref, count } from './analytics-labels.ts';
import { ShowAllButton } from './show-all-button.tsx';

const SHOWN_AT_FIRST = 12;
const COLUMNS = [
  ['visitors', 'Visitors'],
  ['views', 'Views'],
  ['reads', 'Read to the end'],
  ['enquiries', 'Led to enquiries'],
] as const;

interface AnalyticsPagesProps {
  pages: readonly AnalyticsPage[];
  range: AnalyticsRange;
}

/** A table; each page leads to its own counts. */
export function AnalyticsPages({ pages, range }: AnalyticsPagesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="analytics-pages" aria-labelledby="analytics-pages-title">
      <h2 id="analytics-pages-title">Pages</h2>
      <table aria-labelledby="analytics-pages-title">
        <thead>
          <tr>
            <th scope="col">Page</th>
            {COLUMNS.map(([key, label]) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <tr key={page.path}>
              <th scope="row">
                <a href={analyticsHref({ range, page: page.path })}>{page.title ?? page.path}</a>
                {page.title && <span className="analytics-pages-path">{page.path}</span>}
              </th>
              {COLUMNS.map(([key]) => (
                <td key={key} data-none={page[key] === 0 || undefined}>
                  {count(page[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length > SHOWN_AT_FIRST && (
        <ShowAllButton total={pages.length} title="Pages" isWhole={isWhole} onChange={setWhole} />
      )}
    </section>
  );
}
