// The bar above a version: back to the list, the choice of the other version to compare, the next version.
import type { MouseEvent, ReactNode } from 'react';
import type { HistoryQuery, VersionSummary } from '#db/contract/versions.ts';
import { Button } from '#ui/kit/button.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { ArrowLeft, ChevronDown, ChevronUp } from '#ui/kit/icons.ts';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import type { HistoryState } from './use-history.ts';

interface VersionBarProps {
  history: Pick<HistoryState, 'query' | 'selected' | 'hrefOf' | 'go'>;
  /** The versions of the page, newest first. */
  versions: readonly VersionSummary[];
  onStep: (version: number) => void;
}

/** The links work without a script, the steps do not. */
export function VersionBar({ history, versions, onStep }: VersionBarProps) {
  const { query, selected, hrefOf, go } = history;
  const index = versions.findIndex(({ id }) => id === selected);
  return (
    <div className="history-bar">
      <Button
        className="history-back"
        size="sm"
        variant="ghost"
        href={hrefOf({ version: undefined })}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go({ version: undefined });
        }}
      >
        <ArrowLeft aria-hidden="true" />
        All versions
      </Button>
      <FilterChips
        label="Compared with"
        options={[
          {
            value: 'before',
            label: 'Changes in this version',
            href: hrefOf({ against: 'before' }),
          },
          {
            value: 'current',
            label: 'Compare with current',
            href: hrefOf({ against: 'current' }),
          },
        ]}
        value={query.against}
        onValueChange={(value) => go({ against: value as HistoryQuery['against'] }, 'replace')}
      />
      <div className="history-steps">
        <Step label="Newer version" to={versions[index - 1]?.id} onStep={onStep}>
          <ChevronUp aria-hidden="true" />
        </Step>
        <Step
          label="Older version"
          to={index < 0 ? undefined : versions[index + 1]?.id}
          onStep={onStep}
        >
          <ChevronDown aria-hidden="true" />
        </Step>
      </div>
    </div>
  );
}

type StepProps = {
  label: string;
  /** The version to select; undefined at the end of the page. */
  to: number | undefined;
  onStep: (version: number) => void;
  children: ReactNode;
};

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <Button
      size="icon"
      variant="ghost"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      {children}
    </Button>
  );
}
