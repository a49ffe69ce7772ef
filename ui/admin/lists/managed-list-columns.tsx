// The columns of the list of posts or case studies.
import type { ReactNode } from 'react';
import type { ItemStatus } from '#db/contract/fields.ts';
import { Button } from '#ui/kit/button.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import type { TableColumn } from '#ui/kit/table.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The fields that every row has. */
export interface ManagedRow {
  id: number;
  title: string;
  slug: string;
  status: ItemStatus;
  publishDate: string;
  changed: boolean;
}

/** The paths of the screens of an item. */
export interface ItemPaths {
  create: string;
  edit: (id: number) => string;
  history: (id: number) => string;
  /** The public page. */
  public: (slug: string) => string;
}

interface ManagedListColumnsOptions<Row extends ManagedRow> {
  paths: ItemPaths;
  /** Short details below the title. */
  detailsOf: (row: Row) => ReactNode[];
  /** Columns between title and status. */
  columns: readonly TableColumn<Row>[];
  onDelete: (row: Row) => void;
}

/** Title, `columns`, status, date and actions. */
export function managedListColumns<Row extends ManagedRow>({
  paths,
  detailsOf,
  columns,
  onDelete,
}: ManagedListColumnsOptions<Row>): TableColumn<Row>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      rowHeader: true,
      cell: (row) => (
        <span className="managed-list-item">
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
            <RowAction label="View" row={row} href={paths.public(row.slug)} />
          )}
          <RowAction label="Edit" row={row} href={paths.edit(row.id)} />
          <RowAction label="History" row={row} href={paths.history(row.id)} />
          <RowAction label="Delete" row={row} onClick={() => onDelete(row)} />
        </span>
      ),
    },
  ];
}

type RowActionProps = { label: string; row: ManagedRow; href?: string; onClick?: () => void };

/** A small button with the title of its row in its accessible name. */
function RowAction({ label, row, href, onClick }: RowActionProps) {
  const props = { size: 'sm', variant: 'ghost', 'aria-label': `${label} ${row.title}` } as const;
  return href === undefined ? (
    <Button {...props} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <Button {...props} href={href}>
      {label}
    </Button>
  );
}
