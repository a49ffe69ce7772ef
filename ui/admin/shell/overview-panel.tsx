// One list of the dashboard: its name, how many there are, the first few, and the way to all of them.
import type { ReactNode } from 'react';
import { TextLink } from '#ui/kit/text-link.tsx';

interface OverviewPanelProps {
  /** Id of the panel. */
  id: string;
  title: string;
  /** How many there are; left out, it is not said. */
  total?: number;
  /** Where all of them are. */
  all: readonly { label: string; href: string }[];
  /** Said when there are none. */
  empty: ReactNode;
  /** `OverviewRow`s. */
  children: readonly ReactNode[];
}

/** A section with a heading of its own. */
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
  /** At the end of the row: badges. */
  state?: ReactNode;
}

/** The whole row leads to its item. */
export function OverviewRow({ href, title, facts, state }: OverviewRowProps) {
  return (
    <li className="overview-row">
      <span className="overview-row-words">
        <a className="overview-row-title" href={href}>
          {title}
        </a>
        <span className="overview-row-facts">{facts}</span>
      </span>
      {state && <span className="overview-row-state">{state}</span>}
    </li>
  );
}
