// Cells that are pasted over the header of a table become headers.
import type { Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import {
  columnIsHeader,
  handlePaste,
  isInTable,
  rowIsHeader,
  selectedRect,
} from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/** The transaction that pastes `slice` into the table of `state` as `tableEditing` does, with headers where it had some. */
export function pastedIntoTable(state: EditorState, slice: Slice): Transaction | null {
  if (!isInTable(state)) return null;
  let tr: Transaction | null = null;
  const dispatch = (pasted: Transaction) => {
    tr = pasted;
  };
  // `tableEditing` uses only these two members of the view
  const view = { state, dispatch } as unknown as EditorView;
  handlePaste(view, null as unknown as ClipboardEvent, slice);
  return tr && keepHeaders(state, tr);
}

function keepHeaders(before: EditorState, tr: Transaction): Transaction {
  const old = selectedRect(before);
  const inRow = rowIsHeader(old.map, old.table, 0);
  const inColumn = columnIsHeader(old.map, old.table, 0);
  const pasted = selectedRect(before.apply(tr));
  for (const position of pasted.map.cellsInRect(pasted)) {
    const { top, left } = pasted.map.findCell(position);
    if (!(inRow && top === 0) && !(inColumn && left === 0)) continue;
    const attrs = pasted.table.nodeAt(position)?.attrs;
    tr.setNodeMarkup(pasted.tableStart + position, before.schema.nodes.tableHeader, attrs);
  }
  return tr;
}

/** Pastes into tables and keeps their headers. */
export function keepHeadersPlugin(): Plugin {
  return new Plugin({
    props: {
      handlePaste(view, _event, slice) {
        const tr = pastedIntoTable(view.state, slice);
        if (tr) view.dispatch(tr);
        return tr !== null;
      },
    },
  });
}
