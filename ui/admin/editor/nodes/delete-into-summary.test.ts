// A selection that ends in the summary of a toggle is deleted, and the toggle stays.
import { expect, test } from 'bun:test';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { content } from '#ui/admin/editor/testing/content.ts';
import { deletedIntoSummary } from './delete-into-summary.ts';

const TOGGLE = '<details><summary>summary</summary><p>body</p></details>';

/** `html` after its text from the third letter of `first` to the third of `last` was deleted; null when nothing was. */
function deleted(html: string, first: string, last: string): string | null {
  const doc = content.read(html);
  const placeOf = (word: string) => {
    let at = 0;
    doc.descendants((node, position) => {
      if (node.text === word) at = position + 2;
    });
    return at;
  };
  const selection = TextSelection.create(doc, placeOf(first), placeOf(last));
  const tr = deletedIntoSummary(EditorState.create({ doc, selection }));
  return tr && content.write(tr.doc);
}

test('a selection into a summary leaves the toggle', () => {
  const left = '<details><summary>mmary</summary><p>body</p></details>';
  for (const [open, close] of [
    ['<div class="callout-tip"><p>', '</p></div>'],
    ['<blockquote><p>', '</p></blockquote>'],
    ['<p>', '</p>'],
    ['<details><summary>one</summary><p>', '</p></details>'],
  ])
    expect(deleted(`${open}before${close}${TOGGLE}`, 'before', 'summary')).toBe(
      `${open}be${close}${left}`,
    );
});

test('a selection within a toggle is left to the editor', () => {
  expect(deleted(`${TOGGLE}<p>after</p>`, 'summary', 'body')).toBe(null);
});
