// 'Results That Matter': the stats of a case study as large numerals.
import type { CSSProperties } from 'react';
import type { Stat } from '#db/contract/case-studies.ts';
import { readableOn } from '#ui/kit/readable-on.ts';
import { isWord, withUnit } from '#ui/kit/with-unit.ts';
import { lineFit } from '#ui/kit/word-fit.ts';
import { WorkingNote } from './working-note.tsx';

interface StatGridProps {
  stats: readonly (Pick<Stat, 'icon' | 'number' | 'valueAfterNumber' | 'supportingText' | 'order'> &
    Partial<Pick<Stat, 'measurement'>>)[];
  /** The client's colour, `#rrggbb`; the background of the band. Orange when left out. */
  accent?: string;
}

/** Stats in their order; icon, number and unit read as one figure. Null without stats. */
export function StatGrid({ stats, accent }: StatGridProps) {
  if (stats.length === 0) return null;
  const ordered = stats.toSorted((a, b) => a.order - b.order);
  return (
    <section
      className="stat-grid"
      data-part="stats"
      data-theme="light"
      data-on={accent ? readableOn(accent) : undefined}
      style={accent ? ({ '--accent': accent } as CSSProperties) : undefined}
    >
      <h2 className="stat-grid-title">Results That Matter</h2>
      <ul className="stat-grid-list">
        {ordered.map(({ icon, number, valueAfterNumber, supportingText, measurement, order }) => {
          const figure = `${icon ?? ''}${withUnit(number, valueAfterNumber)}`;
          return (
            <li
              className="stat"
              key={`${order} ${figure} ${supportingText}`}
              data-long={figure.replace(' ', '').length > 5 || undefined}
              style={lineFit([figure])}
            >
              <p className="stat-figure">
                {icon && <span className="stat-icon">{icon}</span>}
                <span data-count={number}>{number}</span>
                {valueAfterNumber && isWord(valueAfterNumber) && ' '}
                {valueAfterNumber && <span className="stat-unit">{valueAfterNumber}</span>}
                {measurement && <WorkingNote figure={figure}>{measurement}</WorkingNote>}
              </p>
              {supportingText && <p className="stat-text">{supportingText}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
