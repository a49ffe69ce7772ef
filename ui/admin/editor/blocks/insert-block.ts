// Inserts a picture or another block: in place of an empty paragraph, with the caret in a paragraph after it.
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** Blocks whose text can be split in two by a block. */
export const SPLITTABLE = /^(paragraph|heading)$/;

/**
 * Makes room for a block at `at` and puts the caret into the text after it. Returns the position for the block: before an
 * empty paragraph, which becomes the one after the block, within a paragraph or after the outermost block.
 */
export function makeRoom(tr: Transaction, at: number): number {
  const place = tr.doc.resolve(at);
  const { parent, parentOffset } = place;
  if (parent.type.name === 'figureGroup') return at;
  if (place.depth === 1 && SPLITTABLE.test(parent.type.name)) {
    if (parentOffset === 0) return withCaretAfter(tr, place.before(1));
    if (parentOffset < parent.content.size) {
      tr.split(at);
      return withCaretAfter(tr, at + 1);
    }
  }
  const position = place.depth > 0 ? place.after(1) : at;
  const next = tr.doc.nodeAt(position);
  if (next?.type.name !== 'paragraph' || next.content.size > 0) {
    const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
    if (paragraph) tr.insert(position, paragraph);
  }
  return withCaretAfter(tr, position);
}

function withCaretAfter(tr: Transaction, position: number): number {
  tr.setSelection(TextSelection.near(tr.doc.resolve(position), 1));
  return position;
}

/** Inserts a block of `type` at the end of the selection and scrolls it into sight. The caret is after it. */
export function insertBlock(
  editor: Editor,
  type: string,
  attributes: object,
  content?: Node,
): void {
  const { view, state } = editor;
  const node = state.schema.nodes[type]?.createAndFill({ ...attributes }, content);
  if (!node) return;
  const { tr } = state;
  const position = makeRoom(tr, state.selection.to);
  view.dispatch(tr.insert(position, node).scrollIntoView());
  view.focus();
  showBlock(editor.view, position);
}

/** Scrolls the block at `position` into sight once it is drawn. */
export function showBlock(view: Editor['view'], position: number): void {
  requestAnimationFrame(() => {
    if (view.isDestroyed) return;
    const block = view.nodeDOM(position);
    if (block instanceof HTMLElement) block.scrollIntoView({ block: 'nearest' });
  });
}
