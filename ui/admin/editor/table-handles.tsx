// The handles of a table: one at the row of the caret, one at its column.
import type { Editor } from '@tiptap/core';
import { Ellipsis, GripVertical } from '#ui/kit/icons.ts';
import { actionStates, COLUMN_ACTIONS, ROW_ACTIONS } from './actions.ts';
import { ToolMenu } from './toolbar/tool-menu.tsx';
import { useDebouncedEditorState } from './use-debounced-editor-state.ts';

/** Renders nothing while the caret is in no table. */
export function TableHandles({ editor }: { editor: Editor }) {
  const place = useDebouncedEditorState(editor, placeOf);
  if (!place) return null;
  const { row, column, states } = place;
  return (
    <>
      <div className="editor-table-handle" data-for="row" style={row}>
        <ToolMenu
          editor={editor}
          label="Row"
          face={{ Icon: GripVertical }}
          names={ROW_ACTIONS}
          states={states}
        />
      </div>
      <div className="editor-table-handle" data-for="column" style={column}>
        <ToolMenu
          editor={editor}
          label="Column"
          face={{ Icon: Ellipsis }}
          names={COLUMN_ACTIONS}
          states={states}
        />
      </div>
    </>
  );
}

/** The width of a handle. */
const HANDLE_PX = 24;

/** Pixels within the editor of the caret's row and column, as far as they are in sight; null outside of tables. */
function placeOf(editor: Editor) {
  const { view, state } = editor;
  if (!editor.isActive('table')) return null;
  const at = view.domAtPos(state.selection.from).node;
  const element = at instanceof Element ? at : at.parentElement;
  const cell = element?.closest('td, th');
  const table = cell?.closest('table');
  const frame = table?.parentElement?.getBoundingClientRect();
  const root = view.dom.closest('.editor');
  if (!cell || !table || !frame || !root) return null;
  const rootBox = root.getBoundingClientRect();
  const [left, top] = [rootBox.left + root.clientLeft, rootBox.top + root.clientTop];
  const [cellBox, tableBox] = [cell.getBoundingClientRect(), table.getBoundingClientRect()];
  // a wide table scrolls in its frame
  const inFrame = (x: number) => Math.min(Math.max(x, frame.left), frame.right);
  const windowEnd = document.documentElement.clientWidth - HANDLE_PX;
  const beside = Math.min(inFrame(tableBox.right), windowEnd);
  const above = Math.min(inFrame(cellBox.left), windowEnd);
  const width = Math.max(inFrame(cellBox.right) - above, HANDLE_PX);
  return {
    row: { top: cellBox.top - top, left: beside - left, height: cellBox.height },
    column: { top: tableBox.top - top, left: above - left, width },
    states: actionStates(editor, [...ROW_ACTIONS, ...COLUMN_ACTIONS]),
  };
}
