// A table keeps its header when cells are pasted over it.
import { expect, test } from 'bun:test';
import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { content } from '#ui/admin/editor/testing/content.ts';
import { pastedIntoTable } from './keep-headers.ts';

const SHEET =
  '<table><tbody><tr><td>Month</td><td>Sales</td></tr><tr><td>May</td><td>3</td></tr></tbody></table>';

/** The HTML after `SHEET` was pasted at the start of `html`; null where `html` does not start with a table. */
function pastedIn(html: string): string | null {
  const doc = content.read(html);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 4) });
  const sheet = new Slice(Fragment.from(content.read(SHEET).child(0)), 0, 0);
  const tr = pastedIntoTable(state, sheet);
  return tr && content.write(tr.doc);
}

test('a header row stays a header row', () => {
  expect(
    pastedIn(
      '<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><th>Month</th><th>Sales</th></tr></thead><tbody><tr><td>May</td><td>3</td></tr></tbody></table>',
  );
});

test('a header column stays a header column', () => {
  expect(
    pastedIn(
      '<table><tbody><tr><th></th><td></td></tr><tr><th></th><td></td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><tbody><tr><th>Month</th><td>Sales</td></tr><tr><th>May</th><td>3</td></tr></tbody></table>',
  );
});

test('a table without headers gets none', () => {
  expect(pastedIn(SHEET.replaceAll(/>\w+</g, '><'))).toBe(SHEET);
});

test('text outside of tables is left to the editor', () => {
  expect(pastedIn('<p>Long text</p>')).toBe(null);
});
