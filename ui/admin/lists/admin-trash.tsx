// Recently deleted items, enquiries and pictures, with restore and permanent deletion.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { TrashList, trashQuery } from '#db/contract/trash.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { answerOf, api } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Table, type TableColumn } from '#ui/kit/table.tsx';
import { deletedLabel, deletePermanently, isMedia, restoreDeleted } from './trash-calls.ts';
import { useAdminList } from './use-admin-list.ts';

type Query = z.output<typeof trashQuery>;
type Deleted = TrashList['items'][number];

const FILTERS = [
  ['', 'All'],
  ['posts', 'Blog posts'],
  ['case-studies', 'Case studies'],
  ['documents', 'Pages and settings'],
  ['enquiries', 'Enquiries'],
  ['media', 'Media'],
] as const;

interface AdminTrashProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: TrashList;
  query: Query;
  defaults: Query;
}

/** The screen of items, enquiries and files deleted in the last 30 days. */
export function AdminTrash(props: AdminTrashProps) {
  return (
    <AdminFrame>
      <Trash {...props} />
    </AdminFrame>
  );
}

function Trash({ list: initialList, query: initialQuery, defaults }: AdminTrashProps) {
  const list = useAdminList({
    path: '/vs-admin/trash',
    defaults,
    initialQuery,
    initialList,
    fetch: ({ page, limit, kind }: Query) =>
      answerOf(api.admin.trash.$get({ query: { page: String(page), limit: String(limit), kind } })),
  });
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const [pendingDelete, setPendingDelete] = useState<Deleted>();
  const [isConfirming, setConfirming] = useState(false);
  // the row of the last action: the focus goes to the one that takes its place
  const at = useRef(0);
  const onSettled = async () => {
    await list.refresh();
    setConfirming(false);
    list.focusRow(at.current);
  };
  const restore = useMutation({
    mutationFn: (item: Deleted) => whenLoggedIn('restoring', () => restoreDeleted(item)),
    onSuccess: (message) => toasts.show({ title: message }),
    onError: (error) => toasts.showError(error, 'Failed to restore'),
    onSettled,
  });
  const destroy = useMutation({
    mutationFn: (item: Deleted) => whenLoggedIn('deleting', () => deletePermanently(item)),
    onSuccess: () => toasts.show({ title: 'Deleted for good' }),
    onError: (error) => toasts.showError(error, 'Failed to delete'),
    onSettled,
  });

  const { query, data } = list;
  const withKind = (value: string) => ({ kind: value || undefined });
  const busy = restore.isPending || destroy.isPending;
  return (
    <section className="managed-list" ref={list.root} tabIndex={-1} aria-label="Recently deleted">
      <FilterChips
        label="Kind"
        options={FILTERS.map(([value, label]) => ({
          value,
          label,
          href: list.hrefOf(withKind(value)),
        }))}
        value={query.kind ?? ''}
        onValueChange={(value) => list.setParams(withKind(value))}
      />
      <p className="managed-list-state" aria-live="polite">
        {list.stateOf('deleted items')}
      </p>
      {list.isError && (
        <TryAgainAlert
          message="Error loading deleted items. Please try again later."
          onRetry={list.refresh}
        />
      )}
      {!list.isMissing && data.items.length === 0 && (
        <EmptyState
          title={query.kind ? 'No deleted items of this type.' : 'No deleted items.'}
          text={`Deleted items stay here for ${TRASH_KEPT_DAYS} days and can be restored.`}
        />
      )}
      {!list.isMissing && data.items.length > 0 && (
        <Table
          caption="Recently deleted"
          captionHidden
          aria-busy={list.isLoading || undefined}
          columns={trashColumns({
            busy,
            onRestore: (item) => {
              at.current = data.items.indexOf(item);
              restore.mutate(item);
            },
            onDelete: (item) => {
              at.current = data.items.indexOf(item);
              setPendingDelete(item);
              setConfirming(true);
            },
          })}
          rows={data.items}
          rowKey={({ kind, id }) => `${kind}-${id}`}
        />
      )}
      <ListPages {...list.pages} />
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete for good?"
        description={`Are you sure you want to delete "${pendingDelete?.title}"? ${pendingDelete && isMedia(pendingDelete.kind) ? 'Its file is deleted immediately. ' : ''}This action cannot be undone.`}
        confirmLabel="Delete"
        pending={destroy.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => pendingDelete && destroy.mutate(pendingDelete)}
        panelProps={{
          onCloseAutoFocus: (event) => {
            // the button that opened the dialog has disappeared with its row
            if (!destroy.isSuccess) return;
            destroy.reset();
            event.preventDefault();
            list.focusRow(at.current);
          },
        }}
      />
    </section>
  );
}

interface TrashColumnsOptions {
  /** Disables the actions while one is running. */
  busy: boolean;
  onRestore: (item: Deleted) => void;
  onDelete: (item: Deleted) => void;
}

function trashColumns({ busy, onRestore, onDelete }: TrashColumnsOptions): TableColumn<Deleted>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      rowHeader: true,
      cell: (item) => (
        <span className="managed-list-item">
          <span className="managed-list-title" tabIndex={-1}>
            {item.title}
          </span>
          <span className="managed-list-facts">{deletedLabel(item)}</span>
        </span>
      ),
    },
    {
      key: 'deleted',
      header: 'Deleted',
      numeric: true,
      cell: ({ deletedAt }) => <time dateTime={deletedAt}>{shortDate(deletedAt)}</time>,
    },
    {
      key: 'gone',
      header: 'Kept until',
      numeric: true,
      cell: ({ goneAt }) => <time dateTime={goneAt}>{shortDate(goneAt)}</time>,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (item) => (
        <span className="managed-list-actions">
          <Button size="sm" variant="outline" disabled={busy} onClick={() => onRestore(item)}>
            Restore<span className="visually-hidden"> {item.title}</span>
          </Button>
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => onDelete(item)}>
            Delete for good<span className="visually-hidden"> {item.title}</span>
          </Button>
        </span>
      ),
    },
  ];
}
