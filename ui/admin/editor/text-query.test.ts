// Find and replace takes typed text literally.
import { expect, test } from 'bun:test';
import { EditorState } from '@tiptap/pm/state';
import { replaceAll, search } from 'prosemirror-search';
import { content } from '#ui/admin/editor/testing/content.ts';
import { TextQuery } from './text-query.ts';

/** The text after every `found` in it was replaced. */
function replaced(html: string, found: string, replace: string): string {
  const initialQuery = new TextQuery({ search: found, replace });
  let state = EditorState.create({ doc: content.read(html), plugins: [search({ initialQuery })] });
  replaceAll(state, (tr) => {
    state = state.apply(tr);
  });
  return content.write(state.doc);
}

test('dollar signs are inserted literally', () => {
  for (const text of ['$10', 'US$1', '$$', '$&'])
    expect(replaced('<p>£10 and £10</p>', '£10', text)).toBe(
      `<p>${text} and ${text}</p>`.replaceAll('&', '&amp;'),
    );
});

test('a replacement keeps the marks, and an empty one removes the text', () => {
  expect(replaced('<p>a <strong>bc</strong></p>', 'bc', 'd')).toBe('<p>a <strong>d</strong></p>');
  expect(replaced('<p>abc</p>', 'b', '')).toBe('<p>ac</p>');
});

test('characters of regular expressions are found literally', () => {
  for (const text of ['a.b', '(x)', '[1]', 'c++', 'a|b', '^', '\\d', '1/2', '-'])
    expect(replaced(`<p>axb ${text}</p>`, text, 'Z')).toBe('<p>axb Z</p>');
});

test('text is found in any case, also after a letter that is longer in lower case', () => {
  expect(replaced('<p>İİ Needle here</p>', 'needle', 'pin')).toBe('<p>İİ pin here</p>');
});

test('accents are found composed and decomposed', () => {
  for (const form of ['NFC', 'NFD'])
    expect(replaced('<p>Caf\u00e9, cafe\u0301</p>', 'café'.normalize(form), 'bar')).toBe(
      '<p>bar, bar</p>',
    );
});
