// Hosts, countries, campaigns or queries with their counts, the highest first.
import { type CSSProperties, useId, useState } from 'react';
import type { AnalyticsDetail } from '#db/contract/analytics.ts';
import { count } from './analytics-labels.ts';
import { ShowAllButton } from './show-all-button.tsx';

const SHOWN_AT_FIRST = 8;

interface AnalyticsDetailsProps {
  title: string;
  /** The column headings of the names and of the numbers. */
  column: string;
  number: string;
  rows: readonly AnalyticsDetail[];
  empty: string;
}

/** A small table; the bar behind each name shows its number as a share of the largest. */
export function AnalyticsDetails({ title, column, number, rows, empty }: AnalyticsDetailsProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const largest = Math.max(1, ...rows.map((row) => row.number));
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="analytics-details" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="analytics-details-empty">{empty}</p>
      ) : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{number}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name} style={{ '--share': row.number / largest } as CSSProperties}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                </th>
                <td>{count(row.number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > SHOWN_AT_FIRST && (
        <ShowAllButton total={rows.length} title={title} isWhole={isWhole} onChange={setWhole} />
      )}
    </section>
  );
}
