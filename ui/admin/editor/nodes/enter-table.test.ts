// Backspace and Delete beside a table move the caret into its nearest cell.
import { expect, test } from 'bun:test';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { content } from '#ui/admin/editor/testing/content.ts';
import { enteredTable } from './enter-table.ts';

const TABLE =
  '<table><tbody><tr><td>first</td><td>x</td></tr><tr><td>y</td><td>last</td></tr></tbody></table>';

/** The HTML after a key in the outermost block `index` of `html`, with `|` at the caret; null when the key does nothing here. */
function pressed(html: string, index: number, direction: 1 | -1, offset?: number): string | null {
  const doc = content.read(html);
  const start = doc.children.slice(0, index).reduce((sum, block) => sum + block.nodeSize, 1);
  const caret = start + (offset ?? (direction < 0 ? 0 : doc.child(index).content.size));
  const selection = TextSelection.create(doc, caret);
  const tr = enteredTable(EditorState.create({ doc, selection }), direction);
  return tr && content.write(tr.insertText('|').doc);
}

test('Backspace at the start of a text after a table goes to the end of the last cell', () => {
  const entered = TABLE.replace('last', 'last|');
  expect(pressed(`${TABLE}<p>after</p>`, 1, -1)).toBe(`${entered}<p>after</p>`);
  expect(pressed(`${TABLE}<h2>after</h2>`, 1, -1)).toBe(`${entered}<h2>after</h2>`);
});

test('Backspace in an empty paragraph after a table removes the paragraph', () => {
  const entered = TABLE.replace('last', 'last|');
  expect(pressed(`${TABLE}<p></p><p>after</p>`, 1, -1)).toBe(`${entered}<p>after</p>`);
  expect(pressed(`${TABLE}<p></p>`, 1, -1)).toBe(`${entered}<p></p>`);
});

test('Delete before a table goes to the start of the first cell', () => {
  const entered = TABLE.replace('first', '|first');
  expect(pressed(`<p>before</p>${TABLE}`, 0, 1)).toBe(`<p>before</p>${entered}`);
  expect(pressed(`<p></p>${TABLE}`, 0, 1)).toBe(entered);
});

test('elsewhere the keys are left to the editor', () => {
  expect(pressed(`${TABLE}<p>after</p>`, 1, -1, 2)).toBe(null);
  expect(pressed(`<p>before</p>${TABLE}`, 0, 1, 2)).toBe(null);
  expect(pressed('<p>one</p><p>two</p>', 1, -1)).toBe(null);
});
