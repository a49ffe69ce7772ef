// The table of a group of documents: their addresses, and whether visitors see the originals.
import type { DocumentRow } from '#db/contract/documents/documents.ts';
import { StatusBadge } from '#ui/admin/lists/status-badge.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { Table, type TableColumn } from '#ui/kit/table.tsx';
import { hrefOfDocument } from './document-href.ts';

interface DocumentTableProps {
  /** The name of the documents in the table: 'Pages'. */
  caption: string;
  /** Hides the caption visually, when the title of the screen is the same. */
  captionHidden?: boolean;
  rows: readonly DocumentRow[];
}

const STATUS = { draft: 'draft', scheduled: 'scheduled', edited: 'published' } as const;

/** Works without JavaScript. Each row links to the form of its document. */
export function DocumentTable({ caption, captionHidden, rows }: DocumentTableProps) {
  return (
    <section className="document-table" aria-label={caption}>
      <Table
        caption={caption}
        captionHidden={captionHidden}
        columns={COLUMNS}
        rows={rows}
        rowKey={keyOf}
      />
    </section>
  );
}

const keyOf = ({ type, id }: DocumentRow) => `${type} ${id ?? ''}`;

const COLUMNS: TableColumn<DocumentRow>[] = [
  {
    key: 'title',
    header: 'Name',
    rowHeader: true,
    cell: (row) => (
      <a className="document-table-title" href={hrefOfDocument(row)}>
        {row.title}
      </a>
    ),
  },
  {
    key: 'where',
    header: 'Where',
    cell: ({ address, group }) =>
      address ?? <span className="document-table-none">{WHERE[group]}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <State row={row} />,
  },
  {
    key: 'edited',
    header: 'Edited',
    numeric: true,
    cell: ({ editedAt }) => editedAt && <time dateTime={editedAt}>{shortDate(editedAt)}</time>,
  },
];

const WHERE = {
  page: 'On every unknown address',
  collection: 'On several pages',
  settings: 'On every page',
};

function State({ row: { state, changed, changesAt, changesFailed } }: { row: DocumentRow }) {
  if (state === 'original') return <span className="document-table-none">Original</span>;
  return (
    <StatusBadge
      status={STATUS[state]}
      changed={changed}
      changesAt={changesAt}
      changesFailed={changesFailed}
    />
  );
}
