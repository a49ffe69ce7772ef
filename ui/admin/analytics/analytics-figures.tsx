// The totals of a range, each with its change.
import type { AnalyticsRange, AnalyticsTotals } from '#db/contract/analytics.ts';
import { changeOf, count, RANGES } from './analytics-labels.ts';

interface AnalyticsFiguresProps {
  totals: AnalyticsTotals;
  before: AnalyticsTotals | null;
  range: AnalyticsRange;
  /** Whether the figures are those of one page. */
  isPage: boolean;
}

/** One row of figures, each with its change since the range before. */
export function AnalyticsFigures({ totals, before, range, isPage }: AnalyticsFiguresProps) {
  const than = RANGES.find(({ value }) => value === range)?.before;
  const figures: [keyof AnalyticsTotals, string][] = [
    ['visitors', 'Visitors'],
    ['views', 'Page views'],
    ['reads', 'Read to the end'],
    ['bookings', 'Booking clicks'],
    ['enquiries', isPage ? 'Enquiries after reading' : 'Enquiries'],
  ];
  return (
    <dl className="analytics-figures">
      {figures.map(([name, label]) => {
        const change = before && changeOf(totals[name], before[name]);
        return (
          <div className="analytics-figure" key={name}>
            <dt>{label}</dt>
            <dd>
              <span className="analytics-figure-number">{count(totals[name])}</span>
              {change && (
                <span className="analytics-figure-change">
                  {change}
                  <span className="visually-hidden"> compared with {than}</span>
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
