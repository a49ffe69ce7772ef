// The selected version: when it was saved, what it changed, and the button that restores it.
import type { Ref } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { ItemComparison } from './item-comparison.tsx';
import { restoreNotes } from './restore-notes.ts';
import type { HistoryState } from './use-history.ts';
import { versionLabel } from './version-label.ts';

interface VersionDetailProps {
  kind: ItemKind;
  history: Pick<
    HistoryState,
    'query' | 'shown' | 'other' | 'isFailed' | 'retry' | 'restoreAsDraft'
  >;
  timeZone: string;
  heading: Ref<HTMLHeadingElement>;
  /** Whether the version equals the stored item; then it cannot be restored. */
  isCurrent: boolean;
  onRestore: () => void;
  /** Makes the version the draft of the item; undefined for an item that is a draft itself. */
  onRestoreAsDraft?: () => void;
}

/** Shows a skeleton while the version loads, and an error with a retry when it cannot be loaded. */
export function VersionDetail(props: VersionDetailProps) {
  const { kind, history, timeZone, heading, isCurrent, onRestore, onRestoreAsDraft } = props;
  const { query, shown, other } = history;
  const version = shown.data;
  if (history.isFailed)
    return (
      <TryAgainAlert
        message={messageOf(shown.error, 'Error loading the version. Please try again later.')}
        onRetry={history.retry}
      />
    );
  if (!version || other === undefined)
    return (
      <div className="history-loading" role="status">
        <span className="visually-hidden">Loading the version...</span>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  const isAgainstCurrent = query.against === 'current';
  const notes = isCurrent ? [] : restoreNotes(kind, version);
  return (
    <>
      <header className="history-head">
        <div>
          <h2 className="history-title" ref={heading} tabIndex={-1}>
            <time dateTime={version.savedAt}>{momentOf(version.savedAt, timeZone)}</time>
          </h2>
          <p className="history-cause">{versionLabel(kind, version)}</p>
        </div>
        {!isCurrent && (
          <div className="history-actions">
            {onRestoreAsDraft && (
              <Button
                variant="ghost"
                // until the form is there
                loading={history.restoreAsDraft.isPending || history.restoreAsDraft.isSuccess}
                onClick={onRestoreAsDraft}
              >
                Restore as draft
              </Button>
            )}
            <Button variant="outline" onClick={onRestore}>
              Restore this version
            </Button>
          </div>
        )}
      </header>
      {notes.length > 0 && (
        <Alert className="history-notes" tone="info" role="note">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      <p className="history-legend">
        {isAgainstCurrent ? (
          <Legend removed="in this version" added="current version" />
        ) : other === null ? (
          'The first version, with all its fields.'
        ) : (
          <Legend removed="removed" added="added" />
        )}
      </p>
      <ItemComparison
        kind={kind}
        before={isAgainstCurrent ? version.item : other}
        after={isAgainstCurrent ? (other ?? {}) : version.item}
        timeZone={timeZone}
        emptyText={isAgainstCurrent ? 'Same as the current version.' : 'This save changed nothing.'}
      />
    </>
  );
}

function Legend({ removed, added }: { removed: string; added: string }) {
  return (
    <>
      <del className="history-piece">{removed}</del> <ins className="history-piece">{added}</ins>
    </>
  );
}
