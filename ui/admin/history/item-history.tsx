// The history of a post or a case study: what each save changed, and restoring a version.
import { useEffect, useRef, useState } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { HistoryQuery, VersionList as Versions } from '#db/contract/versions.ts';
import { VERSIONS_KEPT } from '#db/limits.ts';
import { formatRange } from '#ui/admin/lists/list-query.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { messageOf } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { restoreNotes } from './restore-notes.ts';
import { isStored, useHistory } from './use-history.ts';
import { useRestoreAsDraft, useRestoreVersion } from './use-restore-version.ts';
import { VersionBar } from './version-bar.tsx';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';

interface ItemHistoryProps {
  kind: ItemKind;
  item: { id: number; title: string; status: ItemStatus };
  /** Path of the screen. */
  path: string;
  /** The form of the item. */
  editHref: string;
  /** The page that the server rendered, the query of the address, and the default query. */
  list: Versions;
  query: HistoryQuery;
  defaults: HistoryQuery;
}

/** The list of versions beside the changes of the selected one. */
export function ItemHistory(props: ItemHistoryProps) {
  return (
    <AdminFrame>
      <History {...props} />
    </AdminFrame>
  );
}

function History(props: ItemHistoryProps) {
  const { kind, item, path, editHref, list: initialList, query: initialQuery, defaults } = props;
  const history = useHistory({ kind, id: item.id, path, initialQuery, defaults, initialList });
  const { query, list, selected, shown, restore, hrefOf, go } = history;
  const timeZone = useTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  const side = useRef<HTMLElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const isRestored = useRef(false);
  // the button that opened the dialog is gone after a restore; a narrow screen shows the list again
  useEffect(() => {
    // after a restore from another page of versions, the first page is still loading
    if (!isRestored.current || list.isFetching) return;
    isRestored.current = false;
    side.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  });
  const restoreVersion = useRestoreVersion(history, () => {
    isRestored.current = true;
    setConfirming(false);
  });
  const restoreAsDraft = useRestoreAsDraft(history, editHref);
  const { versions = [], pagination } = list.data ?? {};
  const current = query.page === 1 ? versions.find(isStored)?.id : undefined;
  const version = shown.data;
  // the list could not be loaded
  const hasNone = list.isError && selected === undefined;
  const savedAt = version ? momentOf(version.savedAt, timeZone) : '';

  if (pagination?.total === 0)
    return (
      <EmptyState
        title="No versions yet."
        text={`Each save adds a version, up to ${VERSIONS_KEPT}. You can compare and restore them here.`}
        action={<Button href={editHref}>Edit</Button>}
      />
    );

  const select = (id: number, how: 'push' | 'replace') => {
    go({ version: id }, how);
    // a narrow screen shows the version instead of the list
    if (how === 'push') requestAnimationFrame(() => heading.current?.focus());
  };

  return (
    <div className="history" data-view={query.version === undefined ? 'list' : 'version'}>
      <nav className="history-side" ref={side} tabIndex={-1} aria-label="Versions">
        <p className="history-count" aria-live="polite">
          {list.isPlaceholderData
            ? 'Loading versions...'
            : pagination && formatRange(pagination, 'versions')}
        </p>
        {list.isError && (
          <TryAgainAlert
            message="Error loading the history. Please try again later."
            onRetry={list.refetch}
          />
        )}
        <VersionList
          kind={kind}
          versions={versions}
          selected={selected}
          current={current}
          timeZone={timeZone}
          hrefOf={(id) => hrefOf({ version: id })}
          onSelect={(id, isStep) => select(id, isStep ? 'replace' : 'push')}
        />
        {pagination && (
          <ListPages
            page={query.page}
            pages={pagination.pages}
            hrefFor={(page) => hrefOf({ page, version: undefined })}
            onPage={(page) => {
              go({ page, version: undefined });
              // the link that was used may be gone
              side.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </nav>
      <section className="history-version" aria-label="Version" hidden={hasNone}>
        <VersionBar history={history} versions={versions} onStep={(id) => select(id, 'replace')} />
        <VersionDetail
          kind={kind}
          history={history}
          timeZone={timeZone}
          heading={heading}
          isCurrent={version?.id === current}
          onRestore={() => setConfirming(true)}
          onRestoreAsDraft={
            item.status === 'draft'
              ? undefined
              : () => version && restoreAsDraft(version.id, savedAt)
          }
        />
      </section>
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => {
          setConfirming(open);
          if (!open) restore.reset();
        }}
        tone="default"
        title="Restore this version?"
        description={[
          `“${item.title}” gets the text, pictures and address of ${savedAt}. Its status, publish date and menu order stay. The current version stays in the history.`,
          ...(version ? restoreNotes(kind, version) : []),
        ].join(' ')}
        confirmLabel="Restore"
        pending={restore.isPending}
        pendingLabel="Restoring..."
        error={
          restore.isError ? messageOf(restore.error, 'Failed to restore the version') : undefined
        }
        onConfirm={() => version && restoreVersion(version.id, savedAt)}
      />
    </div>
  );
}
