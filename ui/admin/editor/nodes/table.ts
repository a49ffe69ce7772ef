// Tables, with column widths as the `<col>` elements that browsers understand.
import type { Editor } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TableMap } from '@tiptap/pm/tables';
import { enteredTable } from './enter-table.ts';
import { keepHeadersPlugin } from './keep-headers.ts';

const COLUMN_WIDTH = /^\s*width:\s*(\d{2,4})px;?\s*$/;
/** The minimum width of a column in pixels, enough for a short word. */
const COLUMN_MIN_PX = 64;

/** Column widths are written once for each column, not with each cell. */
const colwidth = {
  default: null,
  rendered: false,
  parseHTML: (cell: HTMLElement) => {
    const columns = cell.closest('table')?.querySelectorAll<HTMLElement>(':scope > colgroup > col');
    if (!columns?.length) return null;
    const start = columnOf(cell);
    const widths = [...columns]
      .slice(start, start + (Number(cell.getAttribute('colspan')) || 1))
      .map((column) => Number(COLUMN_WIDTH.exec(column.getAttribute('style') ?? '')?.[1] ?? 0));
    return widths.some(Boolean) ? widths : null;
  },
};

/** The column index of each cell, by table. */
const columnsByTable = new WeakMap<HTMLTableElement, Map<HTMLElement, number>>();

/** The column index of a cell, after the cells of earlier rows that span into its row. */
function columnOf(cell: HTMLElement): number {
  const table = cell.closest('table');
  if (!table) return 0;
  const columns = columnsByTable.get(table) ?? columnsOf(table);
  columnsByTable.set(table, columns);
  return columns.get(cell) ?? 0;
}

function columnsOf(table: HTMLTableElement): Map<HTMLElement, number> {
  const columns = new Map<HTMLElement, number>();
  // the first row in which each column is free
  const freeFrom: number[] = [];
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while ((freeFrom[x] ?? 0) > y) x++;
      columns.set(cell, x);
      for (const end = x + cell.colSpan; x < end; x++) freeFrom[x] = y + cell.rowSpan;
    }
  }
  return columns;
}

const ResizableTable = Table.extend({
  addProseMirrorPlugins() {
    return [keepHeadersPlugin(), ...(this.parent?.() ?? [])];
  },

  addKeyboardShortcuts() {
    const shortcuts = this.parent?.() ?? {};
    const enterOr =
      (direction: 1 | -1, key: 'Backspace' | 'Delete') => (props: { editor: Editor }) => {
        const tr = enteredTable(props.editor.state, direction);
        if (tr) props.editor.view.dispatch(tr);
        return tr !== null || (shortcuts[key]?.(props) ?? false);
      };
    return {
      ...shortcuts,
      Backspace: enterOr(-1, 'Backspace'),
      Delete: enterOr(1, 'Delete'),
    };
  },

  renderHTML: ({ node, HTMLAttributes }) => {
    const widths = columnWidths(node);
    if (!widths.some(Boolean)) return ['table', HTMLAttributes, ['tbody', 0]];
    const columns = widths.map(
      (width) => ['col', width ? { style: `width: ${width}px` } : {}] as [string, object],
    );
    return ['table', HTMLAttributes, ['colgroup', {}, ...columns], ['tbody', 0]];
  },
}).configure({ resizable: true, cellMinWidth: COLUMN_MIN_PX });

function columnWidths(table: Parameters<typeof TableMap.get>[0]): number[] {
  const { width, map } = TableMap.get(table);
  return Array.from({ length: width }, (_, column) => {
    const cell = table.nodeAt(map[column] ?? 0);
    const first = map.indexOf(map[column] ?? 0);
    return (cell?.attrs.colwidth as number[] | null)?.[column - first] ?? 0;
  });
}

const SizedCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), colwidth };
  },
});

const SizedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), colwidth, scope: { default: null } };
  },
});

/** The extensions of tables. */
export const tableExtensions = [ResizableTable, TableRow, SizedCell, SizedHeader];
