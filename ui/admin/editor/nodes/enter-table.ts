// Backspace after a table and Delete before one go into its nearest cell. ProseMirror would select the table, and the next
// press of the key would delete it.
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Moves a caret at the edge of a text into the table before it (-1) or after it (1) and removes an empty paragraph between them.
 * Null where there is no table.
 */
export function enteredTable(
  { selection, tr }: EditorState,
  direction: 1 | -1,
): Transaction | null {
  const { $from, empty } = selection;
  const block = $from.parent;
  const edge = direction < 0 ? 0 : block.content.size;
  if (!empty || !block.isTextblock || $from.depth === 0 || $from.parentOffset !== edge) return null;
  const parent = $from.node(-1);
  const index = $from.index(-1);
  if (parent.maybeChild(index + direction)?.type.name !== 'table') return null;
  const [before, after] = [$from.before(), $from.after()];
  const cell = Selection.near(tr.doc.resolve(direction < 0 ? before : after), direction);
  tr.setSelection(cell);
  // the last paragraph is the place for the caret after the table
  if (block.content.size === 0 && index < parent.childCount - 1) tr.delete(before, after);
  return tr.scrollIntoView();
}
