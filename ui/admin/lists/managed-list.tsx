// The list of posts or case studies: search, filters, selection and bulk actions.
import type { MouseEvent, ReactNode } from 'react';
import type { StatusCounts } from '#db/contract/admin-lists.ts';
import type { KindPath } from '#db/contract/kind-path.ts';
import type { PostList } from '#db/contract/posts.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { Table, type TableColumn } from '#ui/kit/table.tsx';
import { selectedAfter } from '#ui/kit/table-selection.ts';
import { DensitySwitch } from './density-switch.tsx';
import type { ListParams, ListQuery } from './list-query.ts';
import { headOfSort, sortOfHead } from './list-sorts.ts';
import { type ListChoice, ListTools } from './list-tools.tsx';
import { type ItemPaths, type ManagedRow, managedListColumns } from './managed-list-columns.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { AdminListState } from './use-admin-list.ts';
import type { ItemLabels } from './use-list-changes.ts';
import { useListKeys } from './use-list-keys.ts';
import { useManagedList } from './use-managed-list.ts';

const STATUSES = [
  ['', 'All', 'all'],
  ['published', 'Published', 'published'],
  ['draft', 'Drafts', 'draft'],
  ['scheduled', 'Scheduled', 'scheduled'],
  ['changed', 'Unpublished changes', 'changed'],
] as const;

export interface ManagedListLabels extends ItemLabels {
  /** The name of the table. */
  caption: string;
  loading: string;
  failed: string;
  /** The title of the empty state, its text and its button when there are no items at all. */
  empty: string;
  emptyText: string;
  create: string;
  /** The title of the empty state when no item matches. */
  none: string;
}

type Answer = Pick<PostList, 'pagination'> & { counts: StatusCounts };

interface ManagedListProps<Row extends ManagedRow, Query extends ListQuery, List extends Answer> {
  kind: KindPath;
  list: AdminListState<Query, List>;
  rows: readonly Row[];
  labels: ManagedListLabels;
  paths: ItemPaths;
  choices: readonly ListChoice[];
  /** The picture of the row; null without one. Left out for items that have none. */
  pictureOf?: (row: Row) => string | null;
  /** Short details beside the title. */
  detailsOf: (row: Row) => ReactNode[];
  /** Columns between title and status. */
  columns?: readonly TableColumn<Row>[];
  /** A note beside the number of rows. */
  note?: ReactNode;
}

/** Needs `AdminFrame`. Works without a script, except for selection and deletion. */
export function ManagedList<Row extends ManagedRow, Query extends ListQuery, List extends Answer>(
  props: ManagedListProps<Row, Query, List>,
) {
  const { kind, list, rows, labels, paths, choices, pictureOf, detailsOf } = props;
  const { columns = [], note } = props;
  const { query, defaults, data } = list;
  const { selected, setSelected, deletion, changes, publish } = useManagedList(
    kind,
    list,
    rows,
    labels,
  );
  const setParams = (params: ListParams, how?: 'push' | 'replace') => {
    if (!('sort' in params)) setSelected(new Set());
    list.setParams(params, how);
  };
  const ids = [...selected].map(Number);
  useListKeys(list.root, {
    create: paths.create,
    onSelect: (index, isSelected) => {
      const key = String(rows[index]?.id);
      setSelected((before) =>
        isSelected ? new Set([...before, key]) : selectedAfter(before, [], key),
      );
    },
    onClear: () => setSelected(new Set()),
    onDelete: deletion.askAt,
  });

  return (
    <section
      className="managed-list item-list"
      ref={list.root}
      tabIndex={-1}
      aria-label={labels.caption}
    >
      <ListTools
        path={list.path}
        query={query}
        placeholder={`Search ${labels.many}`}
        filter={{
          name: 'status',
          label: 'Status',
          values: STATUSES.filter(
            ([value, , key]) =>
              value !== 'changed' || data.counts[key] > 0 || query.status === value,
          ).map(([value, label, key]) => ({ value, label: `${label} ${data.counts[key]}` })),
        }}
        choices={choices}
        tools={<DensitySwitch />}
        hrefOf={list.hrefOf}
        setParams={setParams}
      />
      <div className="managed-list-state">
        <p aria-live="polite">{list.stateOf(labels.many, labels.loading)}</p>
        {note && <p>{note}</p>}
        {list.isFiltered && (
          <Button
            size="sm"
            variant="ghost"
            href={list.path}
            onClick={(event: MouseEvent) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setSelected(new Set());
              list.go({ ...defaults, sort: query.sort });
              list.refocus();
            }}
          >
            Clear Filters
          </Button>
        )}
      </div>
      {list.isError && <TryAgainAlert message={labels.failed} onRetry={list.refresh} />}
      <SelectionBar
        count={selected.size}
        pending={changes.pending}
        onPublish={() => publish('publish', ids)}
        onUnpublish={() => publish('unpublish', ids)}
        onDelete={() => deletion.ask(ids)}
        onClear={() => {
          setSelected(new Set());
          list.refocus();
        }}
      />
      {list.isMissing ? null : rows.length === 0 ? (
        <EmptyState
          title={list.isFiltered ? labels.none : labels.empty}
          text={list.isFiltered ? 'Try fewer words or another filter.' : labels.emptyText}
          action={!list.isFiltered && <Button href={paths.create}>{labels.create}</Button>}
        />
      ) : (
        <Table
          caption={labels.caption}
          captionHidden
          aria-busy={list.isLoading || undefined}
          columns={managedListColumns({
            paths,
            pictureOf,
            detailsOf,
            columns,
            onDuplicate: (row) => changes.duplicate(row.id, paths.edit),
            onDelete: (row) => deletion.ask([row.id]),
          })}
          rows={rows}
          rowKey={({ id }) => String(id)}
          rowName={({ title }) => title}
          sort={headOfSort(query.sort)}
          onSortChange={(head) => setParams({ sort: sortOfHead(head) })}
          selected={selected}
          onSelectedChange={setSelected}
        />
      )}
      <ListPages {...list.pages} />
      <AlertDialog {...deletion.dialog} />
    </section>
  );
}
