// A table with sortable columns and selectable rows, shown as cards on a phone.
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from './icons.ts';
import { selectedAfter } from './table-selection.ts';

/** One column of a table of `Row`s. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers: aligned to the end, with tabular digits. */
  numeric?: boolean;
  sortable?: boolean;
  /** The direction when the column is sorted first; ascending by default. */
  sortsFirst?: TableSort['direction'];
  /** The header cell of its row: announced before every cell of the row, and the title of its card. */
  rowHeader?: boolean;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** The caption, which names the table. */
  caption: string;
  /** Hides the caption visually; assistive technology still reads it. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  /** In the order to show; the table sorts nothing itself. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** The keys of the selected rows. With `onSelectedChange` every row gets a checkbox; a Shift-click selects a range. */
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: Set<string>) => void;
  /** The name of a row, for the label of its checkbox; the key by default. */
  rowName?: (row: Row) => string;
};

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

// When rows are laid out as cards, some browsers drop the table roles unless they are explicit.
const AS_TABLE = { role: 'table' };
const AS_ROWS = { role: 'rowgroup' };
const AS_ROW = { role: 'row' };
const AS_CELL = { role: 'cell' };
const AS_COLUMN_HEADER = { role: 'columnheader' };
const AS_ROW_HEADER = { role: 'rowheader' };

/** A table that fills its column; its head stays in sight. `sort` and `selected` belong to the caller. The rest goes to the table. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort = null,
  onSortChange,
  selected,
  onSelectedChange,
  rowName,
  className,
  ...rest
}: TableProps<Row>) {
  const selection = onSelectedChange && { selected: selected ?? new Set(), onSelectedChange };
  const anchor = useRef<string>(null);
  const isRange = useRef(false);
  const choose = (key: string) => {
    selection?.onSelectedChange(
      selectedAfter(
        selection.selected,
        rows.map(rowKey),
        key,
        isRange.current ? anchor.current : null,
      ),
    );
    anchor.current = key;
  };
  return (
    <table className={className ? `table ${className}` : 'table'} {...AS_TABLE} {...rest}>
      <caption className={captionHidden ? 'visually-hidden' : 'table-caption'}>{caption}</caption>
      <thead {...AS_ROWS}>
        <tr className="table-head" {...AS_ROW}>
          {selection && (
            <th className="table-choice" scope="col" {...AS_COLUMN_HEADER}>
              <SelectAll keys={rows.map(rowKey)} {...selection} />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody {...AS_ROWS}>
        {rows.map((row) => {
          const key = rowKey(row);
          const isChosen = selection?.selected.has(key) ?? false;
          return (
            <tr
              className="table-row"
              key={key}
              data-selected={isChosen || undefined}
              aria-selected={isChosen || undefined}
              {...AS_ROW}
            >
              {selection && (
                <td className="table-choice" {...AS_CELL}>
                  <Checkbox
                    aria-label={`Select ${rowName?.(row) ?? key}`}
                    checked={isChosen}
                    // the click event comes before the change event, which has no `shiftKey`
                    onClick={(event) => {
                      isRange.current = event.shiftKey;
                    }}
                    onCheckedChange={() => choose(key)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Head<Row>({
  column: { key, header, numeric, sortable, sortsFirst = 'ascending' },
  sort,
  onSortChange,
}: {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSortChange: ((sort: TableSort) => void) | undefined;
}) {
  const direction = sort?.key === key ? sort.direction : undefined;
  if (!sortable)
    return (
      <th scope="col" data-column={key} data-numeric={numeric || undefined} {...AS_COLUMN_HEADER}>
        {header}
      </th>
    );
  const Arrow =
    direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-column={key}
      data-numeric={numeric || undefined}
      data-sortable=""
      aria-sort={direction ?? 'none'}
      {...AS_COLUMN_HEADER}
    >
      <button
        type="button"
        className="table-sort"
        onClick={() =>
          onSortChange?.({
            key,
            direction: direction === undefined ? sortsFirst : OPPOSITE[direction],
          })
        }
      >
        {header}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  );
}

function Cell<Row>({ column, children }: { column: TableColumn<Row>; children: ReactNode }) {
  const { key, rowHeader, numeric, header } = column;
  return rowHeader ? (
    <th scope="row" data-column={key} data-numeric={numeric || undefined} {...AS_ROW_HEADER}>
      {children}
    </th>
  ) : (
    <td data-label={header} data-column={key} data-numeric={numeric || undefined} {...AS_CELL}>
      {children}
    </td>
  );
}

function SelectAll({
  keys,
  selected,
  onSelectedChange,
}: {
  keys: string[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: Set<string>) => void;
}) {
  const chosen = keys.filter((key) => selected.has(key)).length;
  const isEvery = keys.length > 0 && chosen === keys.length;
  return (
    <Checkbox
      aria-label="Select all"
      disabled={keys.length === 0}
      checked={isEvery || (chosen > 0 && 'indeterminate')}
      onCheckedChange={() => {
        // Rows of other pages stay as they are.
        const next = new Set(selected);
        for (const key of keys) isEvery ? next.delete(key) : next.add(key);
        onSelectedChange(next);
      }}
    />
  );
}
