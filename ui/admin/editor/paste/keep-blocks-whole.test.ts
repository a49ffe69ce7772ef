// Pasted blocks do not split a picture, button, toggle or callout, and the text around them is kept.
import { expect, test } from 'bun:test';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { content, inert, schema } from '#ui/admin/editor/testing/content.ts';
import { pasteSlice } from './keep-blocks-whole.ts';

/** `html` after `copied` was pasted at its `|`. */
function pasted(html: string, copied: string): string {
  const doc = content.read(html);
  let at = 0;
  doc.descendants((node, position) => {
    const offset = node.text?.indexOf('|') ?? -1;
    if (offset >= 0) at = position + offset;
  });
  let state = EditorState.create({ doc });
  const tr = state.tr.delete(at, at + 1);
  state = state.apply(tr.setSelection(TextSelection.create(tr.doc, at)));
  const root = inert.createElement('div');
  root.innerHTML = copied;
  const slice = Slice.maxOpen(DOMParser.fromSchema(schema).parse(root).content, false);
  return content.write(pasteSlice(state, slice).doc);
}

const FIGURE = '<figure><img src="/a.png" alt="A"></figure>';
const TABLE = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
const LIST = '<ul><li>1</li><li>2</li></ul>';

for (const html of [
  '<figure><img src="/b.png" alt="B"><figcaption>on|e</figcaption></figure>',
  '<p class="link-button"><a href="/b">on|e</a></p>',
  '<details><summary>on|e</summary><p>two</p></details>',
  '<details><summary>one</summary><p>tw|o</p></details>',
  '<div class="callout-tip"><p>on|e</p></div>',
  '<pre><code>on|e</code></pre>',
])
  test(`a picture and a table are pasted after ${html}`, () => {
    const whole = html.replace('|', '');
    for (const copied of [FIGURE, TABLE, `${FIGURE}<p>three</p>`, `${TABLE}${FIGURE}`])
      expect(pasted(html, copied)).toBe(whole + copied);
  });

test('a list pasted into a summary is below it, in the toggle', () => {
  expect(pasted('<details><summary>on|e</summary><p>two</p></details>', LIST)).toStartWith(
    '<details><summary>one</summary>',
  );
});

test('a picture pasted into a caption of a row joins the row', () => {
  const row = (figures: string) => `<div class="figure-row">${figures}</div>`;
  const captioned = '<figure><img src="/b.png" alt="B"><figcaption>one</figcaption></figure>';
  expect(pasted(row(captioned.replace('one', 'o|ne')), FIGURE)).toBe(row(captioned + FIGURE));
});

test('a pasted block takes the place of an empty last line of a callout', () => {
  expect(pasted('<div class="callout-tip"><p>one</p><p>|</p></div>', TABLE)).toBe(
    `<div class="callout-tip"><p>one</p></div>${TABLE}`,
  );
});

test('a line copied with its line break is pasted into the caption', () => {
  const caption = '<figure><img src="/b.png" alt="B"><figcaption>a |</figcaption></figure>';
  expect(pasted(caption, '<p>line</p><p></p>')).toBe(caption.replace('|', 'line'));
});
