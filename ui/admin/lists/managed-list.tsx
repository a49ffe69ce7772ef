// A list that staff search, filter, select and clear out: posts and case studies alike.
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { StatusCounts } from '#db/contract/admin-lists.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { PostList } from '#db/contract/posts.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Table, type TableColumn } from '#ui/kit/table.tsx';
import { ListFailed } from './list-failed.tsx';
import type { ListQuery, ListWish } from './list-query.ts';
import { type ListChoice, ListTools } from './list-tools.tsx';
import { ChosenBar } from './selection-bar.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { AdminListState } from './use-admin-list.ts';
import { type ItemWords, type ListCalls, useListChanges } from './use-list-changes.ts';

const STATUSES = [
  ['', 'All', 'all'],
  ['published', 'Published', 'published'],
  ['draft', 'Drafts', 'draft'],
  ['scheduled', 'Scheduled', 'scheduled'],
  ['changed', 'Changes waiting', 'changed'],
] as const;

/** What every row has. */
export interface ManagedRow {
  id: number;
  title: string;
  slug: string;
  status: ItemStatus;
  publishDate: string;
  changed: boolean;
}

export interface ManagedWords extends ItemWords {
  /** The name of the table. */
  caption: string;
  loading: string;
  failed: string;
  /** There is nothing at all, and the button that begins. */
  empty: string;
  create: string;
  /** Nothing matches. */
  none: string;
}

interface Addresses {
  create: string;
  edit: (id: number) => string;
  history: (id: number) => string;
  /** Where visitors read it. */
  live: (slug: string) => string;
}

type Answer = Pick<PostList, 'pagination'> & { counts: StatusCounts };

interface ManagedListProps<Row extends ManagedRow, Query extends ListQuery, List extends Answer> {
  list: AdminListState<Query, List>;
  rows: readonly Row[];
  words: ManagedWords;
  addresses: Addresses;
  choices: readonly ListChoice[];
  /** Short words under the title. */
  factsOf: (row: Row) => ReactNode[];
  /** Columns between the title and the state. */
  columns?: readonly TableColumn<Row>[];
  calls: ListCalls;
  /** Said beside the number of rows. */
  note?: ReactNode;
}

/** Needs `AdminFrame`. Complete without script but for selecting and deleting. */
export function ManagedList<Row extends ManagedRow, Query extends ListQuery, List extends Answer>(
  props: ManagedListProps<Row, Query, List>,
) {
  const { list, rows, words, addresses, choices, factsOf, columns = [], calls, note } = props;
  const { query, plain, data } = list;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ ids: number[]; question: string }>();
  const [isAsking, setAsking] = useState(false);
  const isGone = useRef(false);
  const changes = useListChanges(words, calls, list.refresh);

  // what cannot be seen any more must not be acted on, however it went
  const shown = new Set(list.isMissing ? [] : rows.map(({ id }) => String(id)));
  const kept = [...chosen].filter((id) => shown.has(id));
  if (kept.length < chosen.size) setChosen(new Set(kept));
  const isAskedGone = asked?.ids.some((id) => !shown.has(String(id))) ?? false;
  if (isAsking && isAskedGone && !changes.pending) setAsking(false);

  const wish = (wanted: ListWish, how?: 'push' | 'replace') => {
    if (!('sort' in wanted)) setChosen(new Set());
    list.wish(wanted, how);
  };

  const ids = [...chosen].map(Number);
  const ask = (asking: number[], title?: string) => {
    const question =
      title === undefined
        ? `Are you sure you want to delete ${asking.length} ${words.many}? They can be brought back for ${TRASH_KEPT_DAYS} days.`
        : `Are you sure you want to delete "${title}"? This action cannot be undone.`;
    setAsked({ ids: asking, question });
    setAsking(true);
  };
  const remove = async () => {
    if (!asked) return;
    isGone.current = await changes.remove(asked.ids);
    if (isGone.current)
      setChosen((before) => new Set([...before].filter((id) => !asked.ids.includes(Number(id)))));
    setAsking(false);
  };
  const publish = async (action: 'publish' | 'unpublish') => {
    if (await changes.change(action, ids)) {
      setChosen(new Set());
      list.refocus();
    }
  };

  return (
    <section className="managed-list" ref={list.root} tabIndex={-1} aria-label={words.caption}>
      <ListTools
        path={list.path}
        query={query}
        placeholder={`Search ${words.many}`}
        filter={{
          name: 'status',
          label: 'Status',
          values: STATUSES.map(([value, label, key]) => ({
            value,
            label: `${label} ${data.counts[key]}`,
          })),
        }}
        choices={choices}
        hrefOf={list.hrefOf}
        onWish={wish}
      />
      <div className="managed-list-state">
        <p aria-live="polite">{list.stateOf(words.many, words.loading)}</p>
        {note && <p>{note}</p>}
        {list.isFiltered && (
          <Button
            size="sm"
            variant="ghost"
            href={list.path}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              setChosen(new Set());
              list.go({ ...plain, sort: query.sort });
            }}
          >
            Clear Filters
          </Button>
        )}
      </div>
      {list.isError && <ListFailed words={words.failed} onRetry={list.refresh} />}
      {list.isMissing ? null : rows.length === 0 ? (
        <EmptyState
          title={data.counts.all === 0 ? words.empty : words.none}
          action={data.counts.all === 0 && <Button href={addresses.create}>{words.create}</Button>}
        />
      ) : (
        <Table
          caption={words.caption}
          captionHidden
          aria-busy={list.isLoading || undefined}
          columns={[
            {
              key: 'title',
              header: 'Title',
              rowHeader: true,
              cell: (row) => (
                <span className="managed-list-item">
                  <a className="managed-list-title" href={addresses.edit(row.id)}>
                    {row.title}
                  </a>
                  <span className="managed-list-facts">
                    {factsOf(row).map((fact, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no name but its place
                      <span key={index}>{fact}</span>
                    ))}
                  </span>
                </span>
              ),
            },
            ...columns,
            {
              key: 'status',
              header: 'Status',
              cell: (row) => <StatusBadge status={row.status} changed={row.changed} />,
            },
            {
              key: 'date',
              header: 'Date',
              numeric: true,
              cell: (row) => <time dateTime={row.publishDate}>{shortDate(row.publishDate)}</time>,
            },
            {
              key: 'actions',
              header: 'Actions',
              cell: (row) => (
                <span className="managed-list-actions">
                  {row.status === 'published' && (
                    <Action label="View" of={row} href={addresses.live(row.slug)} />
                  )}
                  <Action label="Edit" of={row} href={addresses.edit(row.id)} />
                  <Action label="History" of={row} href={addresses.history(row.id)} />
                  <Action label="Delete" of={row} onClick={() => ask([row.id], row.title)} />
                </span>
              ),
            },
          ]}
          rows={rows}
          rowKey={({ id }) => String(id)}
          rowName={({ title }) => title}
          selected={chosen}
          onSelectedChange={setChosen}
        />
      )}
      <ListPages {...list.pages} />
      <ChosenBar
        count={chosen.size}
        pending={changes.pending}
        onPublish={() => publish('publish')}
        onUnpublish={() => publish('unpublish')}
        onDelete={() => ask(ids, rows.find(({ id }) => ids.length === 1 && id === ids[0])?.title)}
        onClear={() => {
          setChosen(new Set());
          list.refocus();
        }}
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${asked && asked.ids.length > 1 ? words.many : words.one}?`}
        description={asked?.question ?? ''}
        confirmLabel="Delete"
        pending={changes.pending}
        pendingLabel="Deleting..."
        onConfirm={remove}
        panelProps={{
          onCloseAutoFocus: (event) => {
            // the button that asked went with its row
            if (!isGone.current && !isAskedGone) return;
            isGone.current = false;
            event.preventDefault();
            list.refocus();
          },
        }}
      />
    </section>
  );
}

/** A small button that says to assistive tools which row it belongs to. */
function Action({
  label,
  of,
  ...to
}: {
  label: string;
  of: ManagedRow;
  href?: string;
  onClick?: () => void;
}) {
  const look = { size: 'sm', variant: 'ghost', 'aria-label': `${label} ${of.title}` } as const;
  return to.href === undefined ? (
    <Button {...look} onClick={to.onClick}>
      {label}
    </Button>
  ) : (
    <Button {...look} href={to.href}>
      {label}
    </Button>
  );
}
