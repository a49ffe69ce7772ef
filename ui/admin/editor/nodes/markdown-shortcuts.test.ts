// Stars and underscores make text bold or italic while somebody types.
import { expect, test } from 'bun:test';
import { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { contentOf } from '#ui/admin/editor/content.ts';
import { contentExtensions } from '#ui/admin/editor/content-extensions.ts';
import { inert } from '#ui/admin/editor/testing/content.ts';

/** The text after `letters` were typed one by one, by default into an empty editor. */
function typed(letters: string, into: object = { type: 'paragraph' }): string {
  const content = { type: 'doc', content: [into] };
  const editor = new Editor({ element: null, extensions: contentExtensions(), content });
  editor.view.dispatch(editor.state.tr.setSelection(Selection.atStart(editor.state.doc)));
  const rules = editor.extensionManager.plugins.filter((plugin) => 'isInputRules' in plugin.spec);
  expect(rules.length).toBeGreaterThan(0);
  for (const letter of letters) {
    const { from } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter);
    const isTaken = rules.some((plugin) =>
      plugin.props.handleTextInput?.call(
        plugin,
        ...([editor.view, from, from, letter, insert] as [
          EditorView,
          number,
          number,
          string,
          never,
        ]),
      ),
    );
    if (!isTaken) editor.view.dispatch(insert());
  }
  return contentOf(editor.schema, inert).write(editor.state.doc);
}

test('a multiplication stays plain text', () => {
  for (const text of [
    '3 * 4 * 2',
    '3 ** 4 ** 2',
    'a _ b _ c',
    'a __ b __ c',
    '3 * 4* 2',
    '2 *3 * 4',
  ])
    expect(typed(text)).toBe(`<p>${text}</p>`);
});

test('words within stars or underscores become bold or italic', () => {
  expect(typed('So *very good* it')).toBe('<p>So <em>very good</em> it</p>');
  expect(typed('_a_')).toBe('<p><em>a</em></p>');
  expect(typed('So **very good** it')).toBe('<p>So <strong>very good</strong> it</p>');
  expect(typed('__a__')).toBe('<p><strong>a</strong></p>');
});

test('three hyphens become a dividing line, but do not split a picture', () => {
  expect(typed('---')).toBe('<hr>');
  const figure = {
    type: 'figure',
    attrs: { src: '/a.png' },
    content: [{ type: 'figureCaption', content: [{ type: 'text', text: 'a' }] }],
  };
  expect(typed('---', figure)).toBe(
    '<figure><img src="/a.png"><figcaption>---a</figcaption></figure>',
  );
});

test('a heading typed as Markdown keeps alignment, direction and the address of a button', () => {
  const styled = { type: 'paragraph', attrs: { align: 'center', dir: 'rtl' } };
  expect(typed('## a', styled)).toBe('<h2 class="align-center" dir="rtl">a</h2>');
  const button = {
    type: 'linkCard',
    attrs: { href: '/a' },
    content: [{ type: 'text', text: 'Go' }],
  };
  expect(typed('### ', button)).toBe('<h3><a href="/a">Go</a></h3>');
});

test('code typed as Markdown becomes code, but does not remove a picture', () => {
  expect(typed('```ts a')).toBe('<pre><code class="language-ts">a</code></pre>');
  expect(typed('~~~ a')).toBe('<pre><code>a</code></pre>');
  const picture = {
    type: 'paragraph',
    content: [{ type: 'inlineImage', attrs: { src: '/a.png' } }],
  };
  expect(typed('``` ', picture)).toBe('<p>``` <img src="/a.png"></p>');
});
