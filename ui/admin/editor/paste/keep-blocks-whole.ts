// Pasted and dropped blocks go after a picture, button, toggle or callout that they would split.
import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state';

const WHOLE = /^(figure|figureGroup|linkCard|details|callout|codeBlock)$/;

/** Replaces the selection with `slice`, as ProseMirror pastes it, or after the block that it would split. */
export function pasteSlice(state: EditorState, slice: Slice): Transaction {
  return pasteAfter(() => state.tr, slice) ?? pasteInPlace(state.tr, slice);
}

/**
 * The paste of a slice that would split a block around the caret: after that block, in a toggle below its summary. Null
 * where ProseMirror's own paste splits none. `begin` returns a new transaction with the caret in its place.
 */
function pasteAfter(begin: () => Transaction, slice: Slice): Transaction | null {
  const { selection, steps } = begin();
  const { $from, $to } = selection;
  const whole: number[] = [];
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--)
    if (WHOLE.test($from.node(depth).type.name)) whole.push(depth);
  const endOf = ({ mapping }: Transaction, depth: number, side: -1 | 1) =>
    mapping.slice(steps.length).map($from.after(depth), side);
  const keepsWhole = (tr: Transaction) =>
    whole.every((depth) => {
      const start = $from.before(depth);
      return tr.doc.nodeAt(start)?.nodeSize === endOf(tr, depth, -1) - start;
    });
  if (keepsWhole(pasteInPlace(begin(), slice))) return null;
  const line = pasteInPlace(begin(), withoutEmptyLines(slice));
  if (keepsWhole(line)) return line;
  const isInSummary = $from.parent.type.name === 'detailsSummary';
  for (const depth of isInSummary ? [$from.depth, ...whole] : whole) {
    const tr = begin().deleteSelection();
    removeEmptyLine(tr);
    const at = endOf(tr, depth, -1);
    tr.replace(at, at, closed(slice));
    if (!keepsWhole(tr)) continue;
    return tr.setSelection(Selection.near(tr.doc.resolve(endOf(tr, depth, 1)), -1));
  }
  return null;
}

/** The paste as ProseMirror does it. */
function pasteInPlace(tr: Transaction, slice: Slice): Transaction {
  const { openStart, openEnd, content } = slice;
  const single = openStart === 0 && openEnd === 0 && content.childCount === 1 && content.firstChild;
  return single ? tr.replaceSelectionWith(single, false) : tr.replaceSelection(slice);
}

/** Removes the empty paragraph of the caret, which a pasted block would have replaced, where its parent needs none. */
function removeEmptyLine(tr: Transaction): void {
  const { $from } = tr.selection;
  if ($from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return;
  const index = $from.index(-1);
  if ($from.node(-1).canReplace(index, index + 1)) tr.delete($from.before(), $from.after());
}

/** The text of a slice whose other lines are empty, as of a copied line with its end. */
function withoutEmptyLines(slice: Slice): Slice {
  const lines = slice.content.content.filter(({ content }) => content.size > 0);
  return lines.length === 1 && lines[0]?.isTextblock
    ? new Slice(Fragment.from(lines), 1, 1)
    : slice;
}

/** The slice with all its blocks, where they are complete. */
function closed(slice: Slice): Slice {
  const isComplete = (node: Node): boolean =>
    node.type.validContent(node.content) && node.children.every(isComplete);
  return slice.content.content.every(isComplete) ? new Slice(slice.content, 0, 0) : slice;
}

/** Pastes and drops as `pasteSlice` does. A block that was dragged into another editor is not dropped again later. */
export const KeepBlocksWhole = Extension.create({
  name: 'keepBlocksWhole',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        view(view) {
          // its element was removed, and with it the event that ends the drag
          const endDrag = ({ target }: Event) => {
            if (!view.dom.contains(target as globalThis.Node)) view.dragging = null;
          };
          document.addEventListener('drop', endDrag);
          return { destroy: () => document.removeEventListener('drop', endDrag) };
        },
        props: {
          handlePaste(view, _event, slice) {
            const tr = pasteAfter(() => view.state.tr, slice);
            if (!tr) return false;
            view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
            return true;
          },
          handleDrop(view, event, slice, isMoved) {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            // whole blocks are dropped between others
            if (at === undefined || slice.openStart === 0) return false;
            const tr = pasteAfter(() => {
              const { tr } = view.state;
              if (isMoved) tr.deleteSelection();
              return tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(at))));
            }, slice);
            if (!tr) return false;
            view.dispatch(tr.setMeta('uiEvent', 'drop'));
            view.focus();
            return true;
          },
        },
      }),
    ];
  },
});
