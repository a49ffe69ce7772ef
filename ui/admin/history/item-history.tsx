// The history of a post or a case study: what each save changed, and the way back to it.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { HistoryQuery, VersionList as Versions } from '#db/contract/versions.ts';
import { VERSIONS_KEPT } from '#db/limits.ts';
import { shownOf } from '#ui/admin/lists/list-query.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { momentOf } from '#ui/admin/shell/format-date.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { useTimeZone } from '#ui/admin/shell/use-time-zone.ts';
import { messageOf } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { ArrowLeft, ChevronDown, ChevronUp } from '#ui/kit/icons.ts';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { ItemComparison } from './item-comparison.tsx';
import { isStored, useHistory } from './use-history.ts';
import { versionWords } from './version-labels.ts';
import { VersionList } from './version-list.tsx';

interface ItemHistoryProps {
  kind: ItemKind;
  item: { id: number; title: string };
  /** Path of the screen. */
  path: string;
  /** The form of the item. */
  editHref: string;
  /** The page that the server rendered, what the address asked for, and what one without a wish asks for. */
  list: Versions;
  query: HistoryQuery;
  plain: HistoryQuery;
}

/** The versions and what the chosen one changed, with the session watched and the toasts. */
export function ItemHistory(props: ItemHistoryProps) {
  return (
    <AdminFrame>
      <History {...props} />
    </AdminFrame>
  );
}

function History(props: ItemHistoryProps) {
  const { kind, item, path, editHref, list: first, query: asked, plain } = props;
  const history = useHistory({ kind, id: item.id, path, asked, plain, first });
  const { query, list, chosen, shown, other, restore, hrefOf, go } = history;
  const timeZone = useTimeZone();
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const side = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [restores, setRestores] = useState(0);
  // the button that asked has gone with its version; on a narrow screen the list is back
  useEffect(() => {
    if (restores > 0) side.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [restores]);
  const { versions = [], pagination } = list.data ?? {};
  const current = query.page === 1 ? versions.find(isStored)?.id : undefined;
  const place = versions.findIndex(({ id }) => id === chosen);
  const version = shown.data;

  if (pagination?.total === 0)
    return (
      <EmptyState
        title="There is no version yet."
        text={`Each save keeps one, up to ${VERSIONS_KEPT}: what it changed can be seen here, and taken back.`}
        action={<Button href={editHref}>Edit</Button>}
      />
    );

  const choose = (version: number, how: 'push' | 'replace') => {
    go({ version }, how);
    // on a narrow screen the list has made room
    if (how === 'push') requestAnimationFrame(() => heading.current?.focus());
  };
  const bringBack = (versionId: number, says: string, canUndo: boolean) =>
    restore.mutate(versionId, {
      onSuccess: async () => {
        setAsking(false);
        go({ page: 1, version: undefined, against: 'before' }, 'replace');
        const undo = canUndo ? await history.findUndo().catch(() => null) : null;
        toasts.show({
          title: 'Success',
          description: says,
          ...(undo !== null && {
            action: {
              label: 'Undo',
              altText: 'Restore the version before',
              onClick: () => bringBack(undo, 'As it was before', false),
            },
          }),
        });
        setRestores((before) => before + 1);
      },
      onError: (error) => {
        // while the question stands, it shows the answer
        if (canUndo) return;
        toasts.show({
          title: 'Error',
          description: messageOf(error, 'Failed to restore the version'),
          variant: 'destructive',
        });
      },
    });

  return (
    <div className="history" data-view={query.version === undefined ? 'list' : 'version'}>
      <nav className="history-side" ref={side} aria-label="Versions">
        <p className="history-count" aria-live="polite">
          {list.isPlaceholderData
            ? 'Loading versions...'
            : pagination && shownOf(pagination, 'versions')}
        </p>
        {list.isError && <Alert>Error loading the history. Please try again later.</Alert>}
        <VersionList
          kind={kind}
          versions={versions}
          chosen={chosen}
          current={current}
          timeZone={timeZone}
          hrefOf={(version) => hrefOf({ version })}
          onChoose={(version, isStep) => choose(version, isStep ? 'replace' : 'push')}
        />
        {pagination && (
          <ListPages
            page={query.page}
            pages={pagination.pages}
            hrefFor={(page) => hrefOf({ page, version: undefined })}
            onPage={(page) => go({ page, version: undefined })}
          />
        )}
      </nav>
      <section className="history-version" aria-label="Version">
        <div className="history-bar">
          <Button
            className="history-back"
            size="sm"
            variant="ghost"
            href={hrefOf({ version: undefined })}
            onClick={(event: MouseEvent) => {
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
              { value: 'before', label: 'What it changed', href: hrefOf({ against: 'before' }) },
              { value: 'current', label: 'Against now', href: hrefOf({ against: 'current' }) },
            ]}
            value={query.against}
            onValueChange={(value) => go({ against: value as HistoryQuery['against'] }, 'replace')}
          />
          <div className="history-steps">
            <Step label="Newer version" to={versions[place - 1]?.id} onStep={choose}>
              <ChevronUp aria-hidden="true" />
            </Step>
            <Step
              label="Older version"
              to={place < 0 ? undefined : versions[place + 1]?.id}
              onStep={choose}
            >
              <ChevronDown aria-hidden="true" />
            </Step>
          </div>
        </div>
        {history.isFailed ? (
          <Alert>
            <p>{messageOf(shown.error, 'Error loading the version. Please try again later.')}</p>
            <Button size="sm" variant="outline" onClick={() => history.retry()}>
              Try again
            </Button>
          </Alert>
        ) : !version || other === undefined ? (
          <div className="history-loading" role="status">
            <span className="visually-hidden">Loading the version...</span>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ) : (
          <>
            <header className="history-head">
              <div>
                <h2 className="history-title" ref={heading} tabIndex={-1}>
                  <time dateTime={version.savedAt}>{momentOf(version.savedAt, timeZone)}</time>
                </h2>
                <p className="history-words">{versionWords(kind, version)}</p>
              </div>
              {version.id !== current && (
                <Button variant="outline" onClick={() => setAsking(true)}>
                  Restore this version
                </Button>
              )}
            </header>
            <p className="history-legend">
              {query.against === 'current' ? (
                <>
                  <del className="history-piece">in this version</del>{' '}
                  <ins className="history-piece">as it is now</ins>
                </>
              ) : other === null ? (
                'The first version that is kept: all that it held.'
              ) : (
                <>
                  <del className="history-piece">removed</del>{' '}
                  <ins className="history-piece">added</ins>
                </>
              )}
            </p>
            {query.against === 'current' ? (
              <ItemComparison
                kind={kind}
                before={version.item}
                after={other ?? {}}
                timeZone={timeZone}
                same="Just as it is now."
              />
            ) : (
              <ItemComparison
                kind={kind}
                before={other}
                after={version.item}
                timeZone={timeZone}
                same="This save changed nothing."
              />
            )}
          </>
        )}
      </section>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          if (!open) restore.reset();
        }}
        tone="default"
        title="Restore this version?"
        description={`"${item.title}" gets the words, pictures and address of ${version ? momentOf(version.savedAt, timeZone) : ''}. Its status, publish date and menu order stay. What it is now stays in the history.`}
        confirmLabel="Restore"
        pending={restore.isPending}
        pendingLabel="Restoring..."
        error={
          restore.isError ? messageOf(restore.error, 'Failed to restore the version') : undefined
        }
        onConfirm={() =>
          version && bringBack(version.id, `As it was ${momentOf(version.savedAt, timeZone)}`, true)
        }
      />
    </div>
  );
}

function Step({
  label,
  to,
  onStep,
  children,
}: {
  label: string;
  to: number | undefined;
  onStep: (version: number, how: 'replace') => void;
  children: ReactNode;
}) {
  return (
    <Button
      size="icon"
      variant="ghost"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onStep(to, 'replace')}
    >
      {children}
    </Button>
  );
}
