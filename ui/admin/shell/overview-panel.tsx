// A list on the dashboard: title, count, the first rows, and links to all of them.
import type { ReactNode } from 'react';
import { TextLink } from '#ui/kit/text-link.tsx';

interface OverviewPanelProps {
  /** Id of the panel. */
  id: string;
  title: string;
  /** The total count; optional. */
  total?: number;
  /** Links to the full lists. */
  all: readonly { label: string; href: string }[];
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** `OverviewRow`s. */
  children: readonly ReactNode[];
}

/** A section with its own heading. */
export function OverviewPanel({ id, title, total, all, empty, children }: OverviewPanelProps) {
  return (
    <section className="overview-panel" id={id} aria-labelledby={`${id}-title`}>
      <header className="overview-panel-head">
        <h2 className="overview-panel-title" id={`${id}-title`}>
          {title}
          {total !== undefined && total > 0 && (
            <span className="overview-panel-total">{total}</span>
          )}
        </h2>
        <span className="overview-panel-all">
          {all.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </span>
      </header>
      {children.length > 0 ? (
        <ul className="overview-panel-rows">{children}</ul>
      ) : (
        <p className="overview-panel-empty">{empty}</p>
      )}
    </section>
  );
}

interface OverviewRowProps {
  href: string;
  title: string;
  /** Short facts under the title. */
  facts: ReactNode;
  /** Badges at the end of the row. */
  state?: ReactNode;
}

/** A row that is one link. */
export function OverviewRow({ href, title, facts, state }: OverviewRowProps) {
  return (
    <li className="overview-row">
      <span className="overview-row-text">
        <a className="overview-row-title" href={href}>
          {title}
        </a>
        <span className="overview-row-facts">{facts}</span>
      </span>
      {state && <span className="overview-row-state">{state}</span>}
    </li>
  );
}
