// Moving, copying and deleting whole blocks: those of the text itself, not the items of a list.
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection } from '@tiptap/pm/state';

export interface Block {
  node: Node;
  index: number;
  /** Position before the block. */
  from: number;
  /** Position after the block. */
  to: number;
}

/** The outermost block at `position`, by default at the caret. */
export function blockAt(state: EditorState, position = state.selection.from): Block | null {
  const { doc } = state;
  const place = doc.resolve(Math.min(position, doc.content.size));
  const index = place.index(0);
  const node = doc.maybeChild(index);
  if (!node) return null;
  const from = place.posAtIndex(index, 0);
  return { node, index, from, to: from + node.nodeSize };
}

/** Moves the block of the caret over the one before or after it. False at the edge of the text. */
export function moveBlock({ state, view }: Editor, step: 1 | -1): boolean {
  const block = blockAt(state);
  const neighbour = block && state.doc.maybeChild(block.index + step);
  if (!block || !neighbour) return false;
  const target = step < 0 ? block.from - neighbour.nodeSize : block.from + neighbour.nodeSize;
  const { anchor } = state.selection;
  const isNode = state.selection instanceof NodeSelection;
  const tr = state.tr.delete(block.from, block.to).insert(target, block.node);
  const moved = anchor - block.from + target;
  tr.setSelection(
    isNode ? NodeSelection.create(tr.doc, moved) : Selection.near(tr.doc.resolve(moved)),
  );
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Inserts a copy after the block of the caret and puts the caret into the copy. */
export function duplicateBlock({ state, view }: Editor): boolean {
  const block = blockAt(state);
  if (!block) return false;
  const tr = state.tr.insert(block.to, block.node);
  const caret = state.selection.anchor + block.node.nodeSize;
  tr.setSelection(Selection.near(tr.doc.resolve(caret)));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Deletes the block of the caret. The last one leaves an empty paragraph. */
export function deleteBlock({ state, view }: Editor): boolean {
  const block = blockAt(state);
  if (!block) return false;
  const { tr } = state;
  const paragraph = state.schema.nodes.paragraph;
  if (state.doc.childCount === 1 && paragraph)
    tr.replaceWith(block.from, block.to, paragraph.create());
  else tr.delete(block.from, block.to);
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(block.from, tr.doc.content.size))));
  view.dispatch(tr.scrollIntoView());
  return true;
}
