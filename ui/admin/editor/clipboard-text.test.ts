// Copied text is readable where formatting is not.
import { expect, test } from 'bun:test';
import { content, inert } from '#ui/admin/editor/testing/content.ts';
import { clipboardText } from './clipboard-text.ts';

/** The plain text of all of `html`, or of the word `only` in it. */
function copied(html: string, only?: string): string {
  const doc = content.read(html);
  let [from, to] = [0, doc.content.size];
  doc.descendants((node, position) => {
    if (only && node.text?.includes(only)) {
      from = position + node.text.indexOf(only);
      to = from + only.length;
    }
  });
  return clipboardText(doc.slice(from, to, true), inert);
}

const TABLE =
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><p>2</p><p>3</p></td></tr></tbody></table>';

test('an empty line separates blocks, and a line break starts a line', () => {
  expect(copied('<h2>Title</h2><p>One<br>two</p><blockquote><p>Said</p></blockquote>')).toBe(
    'Title\n\nOne\ntwo\n\nSaid',
  );
});

test('list items are lines with a bullet or number, indented by their depth', () => {
  expect(
    copied('<ul><li>One<ol start="3"><li>Three</li><li>Four</li></ol></li><li>Two</li></ul>'),
  ).toBe('- One\n  3. Three\n  4. Four\n- Two');
});

test('table rows are lines with tabs between their cells', () => {
  expect(copied(`${TABLE}<p>After</p>`)).toBe('A\tB\n1\t2 3\n\nAfter');
});

test('words of one item or cell are copied without the list or table', () => {
  expect(copied('<ul><li>One two</li></ul>', 'two')).toBe('two');
  expect(copied(TABLE, 'B')).toBe('B');
});

test('text of a toggle, a caption and an HTML block is copied', () => {
  const figure = '<figure><img src="/a.png" alt="A"><figcaption>Caption</figcaption></figure>';
  const toggle = '<details><summary>More</summary><p>Text</p></details>';
  expect(copied(`${figure}${toggle}<dl><dt>Term</dt><dd>Meaning <b>of</b> it</dd></dl>`)).toBe(
    'Caption\n\nMore\n\nText\n\nTerm\nMeaning of it',
  );
});
