// What is put into a text leaves alone what is chosen there.
import { expect, test } from 'bun:test';
import { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { Window } from 'happy-dom';
import { type ActionName, actionOf } from './actions.ts';
import { contentOf } from './content.ts';
import { contentExtensions } from './content-extensions.ts';

const inert = new Window().document as unknown as Document;
const TABLE =
  '<table><thead><tr><th></th><th></th><th></th></tr></thead><tbody><tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>';
const FILM =
  '<video src="/a.mp4" controls="" preload="metadata">Your browser does not support the video tag.</video>';

/** The text after an action, with `chosen` of it chosen: words, or the block with that number. */
function after(html: string, chosen: string | number, name: ActionName): string {
  const blank = { type: 'doc', content: [{ type: 'paragraph' }] };
  const editor = new Editor({ element: null, extensions: contentExtensions(), content: blank });
  const content = contentOf(editor.schema, inert);
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, content.read(html).content);
  if (typeof chosen === 'number') {
    const before = tr.doc.children.slice(0, chosen).reduce((sum, it) => sum + it.nodeSize, 0);
    tr.setSelection(NodeSelection.create(tr.doc, before));
  } else {
    const from = tr.doc.textContent.indexOf(chosen) + 1;
    tr.setSelection(TextSelection.create(tr.doc, from, from + chosen.length));
  }
  editor.view.dispatch(tr);
  expect(actionOf(name).run(editor.can().chain()).run()).toBe(true);
  actionOf(name).run(editor.chain()).run();
  return content.write(editor.state.doc);
}

for (const [name, put] of [
  ['insertTable', TABLE],
  ['rule', '<hr>'],
] as const) {
  test(`${name}: comes after the words that are chosen`, () => {
    expect(after('<p>one two three</p>', 'two', name)).toBe(`<p>one two</p>${put}<p> three</p>`);
    expect(after('<p>one two</p><p>three</p>', 'two', name)).toBe(
      `<p>one two</p>${put}<p>three</p>`,
    );
  });

  test(`${name}: comes after a film that is chosen`, () => {
    expect(after(`${FILM}<p>one</p>`, 0, name)).toBe(`${FILM}${put}<p>one</p>`);
  });

  test(`${name}: comes where the caret is`, () => {
    expect(after('<p>one</p><p></p>', '', name)).toBe(`${put}<p>one</p><p></p>`);
  });
}
