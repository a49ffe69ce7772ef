// Whole blocks move, are copied and are deleted with the caret in them.
import { expect, test } from 'bun:test';
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { contentOf } from '#ui/admin/editor/content.ts';
import { contentExtensions } from '#ui/admin/editor/content-extensions.ts';
import { inert } from '#ui/admin/editor/testing/content.ts';
import { deleteBlock, duplicateBlock, moveBlock } from './blocks.ts';

/** The text after `act` with the caret before the word `b`, and the word at the caret. */
function after(html: string, act: (editor: Editor) => boolean) {
  const blank = { type: 'doc', content: [{ type: 'paragraph' }] };
  const editor = new Editor({ element: null, extensions: contentExtensions(), content: blank });
  const content = contentOf(editor.schema, inert);
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, content.read(html).content);
  tr.doc.descendants((node, position) => {
    if (node.text === 'b') tr.setSelection(TextSelection.create(tr.doc, position));
  });
  editor.view.dispatch(tr);
  const did = act(editor);
  const { $from } = editor.state.selection;
  return { html: content.write(editor.state.doc), did, caret: $from.parent.textContent };
}

const TEXT = '<p>a</p><ul><li>x</li><li>b</li></ul><p>c</p>';

test('a list moves up and down as one block', () => {
  expect(after(TEXT, (editor) => moveBlock(editor, -1))).toEqual({
    html: '<ul><li>x</li><li>b</li></ul><p>a</p><p>c</p>',
    did: true,
    caret: 'b',
  });
  expect(after(TEXT, (editor) => moveBlock(editor, 1)).html).toBe(
    '<p>a</p><p>c</p><ul><li>x</li><li>b</li></ul>',
  );
});

test('the first block cannot move up', () => {
  expect(after('<p>b</p><p>c</p>', (editor) => moveBlock(editor, -1))).toEqual({
    html: '<p>b</p><p>c</p>',
    did: false,
    caret: 'b',
  });
});

test('a copy is inserted after its original', () => {
  expect(after('<h2>b</h2><p>c</p>', duplicateBlock)).toEqual({
    html: '<h2>b</h2><h2>b</h2><p>c</p>',
    did: true,
    caret: 'b',
  });
});

test('a deleted block leaves the others, and deleting the only block leaves an empty text', () => {
  expect(after(TEXT, deleteBlock).html).toBe('<p>a</p><p>c</p>');
  expect(after('<p>b</p>', deleteBlock)).toEqual({ html: '', did: true, caret: '' });
});
