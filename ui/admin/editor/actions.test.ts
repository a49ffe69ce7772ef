// Actions keep the selected content: inserting replaces nothing, and no change of a block removes a picture.
import { expect, test } from 'bun:test';
import { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { AllSelection, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { inert } from '#ui/admin/editor/testing/content.ts';
import { type ActionName, actionOf, actionStates } from './actions.ts';
import { contentOf } from './content.ts';
import { contentExtensions } from './content-extensions.ts';

const TABLE =
  '<table><thead><tr><th></th><th></th><th></th></tr></thead><tbody><tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>';
const VIDEO =
  '<video src="/a.mp4" controls="" preload="metadata">Your browser does not support the video tag.</video>';

const INSERTING: ActionName[] = ['insertTable', 'rule'];

type Selected = string | number | null;

/** An editor with `selected` selected: a phrase, the block with that index, or everything. */
function editorOf(html: string, selected: Selected) {
  const blank = { type: 'doc', content: [{ type: 'paragraph' }] };
  const editor = new Editor({ element: null, extensions: contentExtensions(), content: blank });
  const content = contentOf(editor.schema, inert);
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, content.read(html).content);
  if (typeof selected === 'number') {
    const before = tr.doc.children.slice(0, selected).reduce((sum, it) => sum + it.nodeSize, 0);
    tr.setSelection(NodeSelection.create(tr.doc, before));
  } else if (selected === null) {
    tr.setSelection(new AllSelection(tr.doc));
  } else {
    const from = placeOf(tr.doc, selected);
    tr.setSelection(TextSelection.create(tr.doc, from, from + selected.length));
  }
  editor.view.dispatch(tr);
  return { editor, content };
}

/** Whether the tool of an action is enabled. */
function canRun(html: string, selected: Selected, name: ActionName): boolean {
  return actionStates(editorOf(html, selected).editor, [name])[name]?.can ?? false;
}

/** The text after an action. */
function after(html: string, selected: Selected, name: ActionName): string {
  const { editor, content } = editorOf(html, selected);
  if (INSERTING.includes(name)) expect(canRun(html, selected, name)).toBe(true);
  actionOf(name).run(editor.chain()).run();
  return content.write(editor.state.doc);
}

function placeOf(doc: Node, phrase: string): number {
  let place = 1;
  doc.descendants((node, position) => {
    const at = phrase === '' ? -1 : (node.text?.indexOf(phrase) ?? -1);
    if (at >= 0) place = position + at;
  });
  return place;
}

for (const [name, inserted] of [
  ['insertTable', TABLE],
  ['rule', '<hr>'],
] as const) {
  test(`${name} is inserted after selected text`, () => {
    expect(after('<p>one two three</p>', 'two', name)).toBe(
      `<p>one two</p>${inserted}<p> three</p>`,
    );
    expect(after('<p>one two</p><p>three</p>', 'two', name)).toBe(
      `<p>one two</p>${inserted}<p>three</p>`,
    );
  });

  test(`${name} is inserted after a selected video`, () => {
    expect(after(`${VIDEO}<p>one</p>`, 0, name)).toBe(`${VIDEO}${inserted}<p>one</p>`);
  });

  test(`${name} is inserted at the caret`, () => {
    expect(after('<p>one</p><p></p>', '', name)).toBe(`${inserted}<p>one</p><p></p>`);
  });
}

const FIGURE = '<figure><img src="/a.png" alt="A"><figcaption>caption</figcaption></figure>';

for (const name of ['heading2', 'paragraph', 'codeBlock', 'bulletList', 'clean'] as const)
  test(`${name} does not change a picture`, () => {
    for (const html of [FIGURE, `<p>one</p>${FIGURE}`, `<div class="figure-row">${FIGURE}</div>`])
      for (const selected of ['caption', null])
        expect(after(html, selected, name)).toContain(FIGURE);
  });

for (const name of ['rule', 'insertTable', 'linkButton', 'gallery'] as const)
  test(`${name} does not split a picture, button, toggle or code`, () => {
    for (const html of [
      FIGURE,
      `<div class="figure-row">${FIGURE}</div>`,
      '<p class="link-button"><a href="/a">caption</a></p>',
      '<details><summary>caption</summary><p>one</p></details>',
      '<div class="callout-tip"><p>caption</p><p>one</p></div>',
      '<pre><code>caption</code></pre>',
    ])
      expect(after(html, 'apt', name)).toStartWith(html);
    expect(after('<ul><li>caption</li></ul>', 'apt', name)).toStartWith('<ul><li><p>capt</p>');
  });

test('lines of code stay lines in text without formatting and in a list', () => {
  const code = '<pre><code>one\n\ntwo</code></pre>';
  expect(after(code, 'one', 'clean')).toBe('<p>one<br><br>two</p>');
  expect(after(code, 'one', 'bulletList')).toBe('<ul><li>one<br><br>two</li></ul>');
});

test('a block of another type keeps its alignment, direction and anchor', () => {
  const html = '<h2 id="one" class="align-center" dir="rtl">one</h2><p class="align-right">two</p>';
  expect(after(html, null, 'heading3')).toBe(
    '<h3 class="align-center" id="one" dir="rtl">one</h3><h3 class="align-right">two</h3>',
  );
  expect(after(html, null, 'paragraph')).toBe(
    '<p class="align-center" dir="rtl">one</p><p class="align-right">two</p>',
  );
  // the server keeps no anchors of first-level headings
  expect(after('<h2 id="one">one</h2>', 'one', 'heading1')).toBe('<h1>one</h1>');
});

test('a button turned into another type keeps its address', () => {
  const button = '<p class="link-button"><a href="/a">Go</a></p>';
  const link = '<a href="/a">Go</a>';
  expect(after(button, 'Go', 'heading2')).toBe(`<h2>${link}</h2>`);
  expect(after(button, 'Go', 'paragraph')).toBe(`<p>${link}</p>`);
  expect(after(button, 'Go', 'bulletList')).toBe(`<ul><li>${link}</li></ul>`);
  expect(after(`${button}<p>two</p>`, null, 'clean')).toBe(`<p>${link}</p><p>two</p>`);
});

test('text with a picture cannot become code', () => {
  const html = '<p>one <img src="/a.png" alt="A"></p>';
  expect(after(html, 'one', 'codeBlock')).toBe(html);
  expect(after(html, 'one', 'heading2')).toBe('<h2>one <img src="/a.png" alt="A"></h2>');
});

for (const [html, name] of [
  ['<h2>one</h2>', 'bulletList'],
  ['<pre><code>one</code></pre>', 'orderedList'],
  ['<ul><li>one</li></ul>', 'heading2'],
  ['<ul><li>one</li></ul>', 'codeBlock'],
] as const)
  test(`${name} can be chosen in ${html}`, () => {
    expect(canRun(html, 'one', name)).toBe(true);
    expect(after(html, 'one', name)).not.toBe(html);
  });

test('lists and headings cannot be chosen in a caption', () => {
  for (const name of ['bulletList', 'heading2', 'codeBlock'] as const)
    expect(canRun(FIGURE, 'caption', name)).toBe(false);
});

test('deleting the only row or column deletes the table, deleting another one keeps it', () => {
  const [one, other] = ['<tr><td>one</td><td>two</td></tr>', '<tr><td>x</td><td>y</td></tr>'];
  const table = (rows: string) => `<p>Before</p><table><tbody>${rows}</tbody></table>`;
  expect(after(table(one), 'one', 'deleteRow')).toBe('<p>Before</p>');
  expect(after(table(one + other), 'one', 'deleteRow')).toBe(table(other));
  expect(after(table('<tr><td>one</td></tr>'), 'one', 'deleteColumn')).toBe('<p>Before</p>');
  expect(after(table(one), 'one', 'deleteColumn')).toBe(table('<tr><td>two</td></tr>'));
});
