// The columns of the list of posts or case studies.
import type { ReactNode } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import { shortDate } from '#ui/kit/dates.ts';
import type { TableColumn } from '#ui/kit/table.tsx';
import { RowActions } from './row-actions.tsx';
import { RowThumb } from './row-thumb.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The fields that every row has. */
export interface ManagedRow {
  id: number;
  title: string;
  slug: string;
  status: ItemStatus;
  publishDate: string;
  editedAt: string;
  changed: boolean;
  changesAt: string | null;
  changesFailed: boolean;
}

/** The paths of the screens of an item. */
export interface ItemPaths {
  create: string;
  edit: (id: number) => string;
  history: (id: number) => string;
  /** The address of the public page. */
  public: (slug: string) => string;
}

interface ManagedListColumnsOptions<Row extends ManagedRow> {
  paths: ItemPaths;
  /** The picture of the row, or null. */
  pictureOf: ((row: Row) => string | null) | undefined;
  /** Short details beside the title. */
  detailsOf: (row: Row) => ReactNode[];
  /** Columns between title and status. */
  columns: readonly TableColumn<Row>[];
  onDuplicate: (row: Row) => void;
  onDelete: (row: Row) => void;
}

/** Title with picture, `columns`, status, date, last edit and actions. */
export function managedListColumns<Row extends ManagedRow>({
  paths,
  pictureOf,
  detailsOf,
  columns,
  onDuplicate,
  onDelete,
}: ManagedListColumnsOptions<Row>): TableColumn<Row>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      rowHeader: true,
      sortable: true,
      cell: (row) => (
        <span className="managed-list-item">
          {pictureOf && <RowThumb src={pictureOf(row)} />}
          <a className="managed-list-title" href={paths.edit(row.id)}>
            {row.title}
          </a>
          <span className="managed-list-facts">
            {detailsOf(row).map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a detail is identified by its position
              <span key={index}>{detail}</span>
            ))}
          </span>
        </span>
      ),
    },
    ...columns,
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, changed, changesAt, changesFailed }) => (
        <StatusBadge
          status={status}
          changed={changed}
          changesAt={changesAt}
          changesFailed={changesFailed}
        />
      ),
    },
    {
      key: 'date',
      header: 'Date',
      numeric: true,
      sortable: true,
      sortsFirst: 'descending',
      cell: (row) => <time dateTime={row.publishDate}>{shortDate(row.publishDate)}</time>,
    },
    {
      key: 'edited',
      header: 'Edited',
      numeric: true,
      sortable: true,
      sortsFirst: 'descending',
      cell: (row) => <time dateTime={row.editedAt}>{shortDate(row.editedAt)}</time>,
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (row) => (
        <RowActions
          row={row}
          paths={paths}
          onDuplicate={() => onDuplicate(row)}
          onDelete={() => onDelete(row)}
        />
      ),
    },
  ];
}
