// The versions of an item by day, newest first: links with arrow-key navigation.
import { type KeyboardEvent, useRef } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { VersionSummary } from '#db/contract/versions.ts';
import { dayOf, timeOf } from '#ui/admin/shell/format-date.ts';
import { STATUS_LABEL } from '#ui/admin/shell/item-labels.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { versionLabel } from './version-label.ts';

interface VersionListProps {
  kind: ItemKind;
  versions: readonly VersionSummary[];
  /** The version that is shown. */
  selected: number | undefined;
  /** The version that equals the stored item. */
  current: number | undefined;
  timeZone: string;
  hrefOf: (version: number) => string;
  /** Called on a plain click or an arrow key (`isStep`), which adds no history entry. */
  onSelect: (version: number, isStep: boolean) => void;
}

/** The links work without a script. */
export function VersionList(props: VersionListProps) {
  const { kind, versions, selected, current, timeZone, hrefOf, onSelect } = props;
  const root = useRef<HTMLDivElement>(null);
  const days = Map.groupBy(versions, ({ savedAt }) => dayOf(savedAt, timeZone));
  const step = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    const link = to === undefined || at < 0 ? undefined : links[to];
    if (!link || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    link.focus();
    onSelect(Number(link.dataset.version), true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside
    <div className="version-list" ref={root} onKeyDown={step}>
      {[...days].map(([day, ofDay]) => (
        <section className="version-day" key={day} aria-label={day}>
          <h2 className="version-day-name">{day}</h2>
          <ol>
            {ofDay.map((version) => (
              <li key={version.id}>
                <a
                  className="version"
                  href={hrefOf(version.id)}
                  data-version={version.id}
                  data-cause={version.cause}
                  aria-current={version.id === selected ? 'true' : undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onSelect(version.id, false);
                  }}
                >
                  <span className="version-time">{timeOf(version.savedAt, timeZone)}</span>
                  <span className="version-label">{versionLabel(kind, version)}</span>
                  <span className="version-badges">
                    {version.id === current && <Badge variant="accent">Current</Badge>}
                    <Badge>
                      {STATUS_LABEL[version.cause === 'draft' ? 'draft' : version.status]}
                    </Badge>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
