// 'Experience that scales': the agency's history as a table of years and specialists.
import { Badge } from '#ui/kit/badge.tsx';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { lineFit } from '#ui/kit/word-fit.ts';

/** One line of the account: a year, what happened, and how many specialists it added. */
interface Milestone {
  year: number;
  title: string;
  text: string;
  added: number;
  /** A team that came to the agency whole. */
  acquired: boolean;
}

interface HeritageAccountProps {
  title: string;
  paragraphs: readonly string[];
  /** Oldest first. */
  milestones: readonly Milestone[];
  /** The total in the table's foot. */
  totals: readonly { value: string; label: string }[];
}

/** A table of year, event and the number of specialists who joined. */
export function HeritageAccount({ title, paragraphs, milestones, totals }: HeritageAccountProps) {
  return (
    <section className="heritage-account" data-theme="light" aria-labelledby="experience">
      <h2 className="heritage-account-title" id="experience">
        {title}
      </h2>
      <div className="heritage-account-words">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {milestones.length + totals.length > 0 && (
        <table className="heritage-account-table">
          {milestones.length > 0 && (
            <>
              <thead>
                <tr>
                  <th scope="col">Year</th>
                  <th scope="col">What happened</th>
                  <th scope="col">Specialists</th>
                </tr>
              </thead>
              <tbody>
                {milestones.map(({ year, title: event, text, added, acquired }) => (
                  <tr className="heritage-account-line" key={`${year} ${event}`}>
                    <th className="heritage-account-year" scope="row">
                      {year}
                    </th>
                    <td>
                      <div className="heritage-account-event">
                        <span className="heritage-account-name">
                          {event}
                          {acquired && <Badge>Acquired</Badge>}
                        </span>
                        <span className="heritage-account-text">{text}</span>
                      </div>
                    </td>
                    <td className="heritage-account-added">{added > 0 && `+${added}`}</td>
                  </tr>
                ))}
              </tbody>
            </>
          )}
          {totals.length > 0 && (
            <tfoot>
              <tr>
                <td colSpan={3}>
                  <div className="heritage-account-totals">
                    {totals.map(({ value, label }) => (
                      <p className="heritage-account-total" key={label}>
                        <StatNumeral value={value} style={lineFit([value])} />
                        <span className="heritage-account-label">{label}</span>
                      </p>
                    ))}
                  </div>
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </section>
  );
}
