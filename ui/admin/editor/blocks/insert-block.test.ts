// A picture replaces the empty paragraph of the caret, and the caret is in the text after it.
import { expect, test } from 'bun:test';
import { EditorState } from '@tiptap/pm/state';
import { content, schema } from '#ui/admin/editor/testing/content.ts';
import { makeRoom } from './insert-block.ts';

const PICTURE = '<figure><img src="/a.png"></figure>';

/** The text after a picture was inserted at `|` and 'x' was typed. */
function typedAfterPicture(html: string): string {
  const doc = content.read(html);
  let at = doc.content.size;
  doc.descendants((node, position) => {
    const caret = node.text?.indexOf('|') ?? -1;
    if (caret >= 0) at = position + caret;
  });
  const state = EditorState.create({ doc });
  const { tr } = state;
  if (html.includes('|')) tr.delete(at, at + 1);
  const position = makeRoom(tr, at);
  tr.insert(position, schema.nodes.figure?.createAndFill({ src: '/a.png' }) as never);
  return content.write(tr.insertText('x').doc);
}

for (const [before, after] of [
  ['<p>|</p>', `${PICTURE}<p>x</p>`],
  ['<p>One|</p>', `<p>One</p>${PICTURE}<p>x</p>`],
  ['<p>One</p><p>|</p><p>Two</p>', `<p>One</p>${PICTURE}<p>x</p><p>Two</p>`],
  ['<p>One|</p><p>Two</p>', `<p>One</p>${PICTURE}<p>x</p><p>Two</p>`],
  ['<p>On|e</p>', `<p>On</p>${PICTURE}<p>xe</p>`],
  ['<p>|One</p>', `${PICTURE}<p>xOne</p>`],
  ['<h2>One|</h2>', `<h2>One</h2>${PICTURE}<p>x</p>`],
  ['<ul><li>One|</li><li>Two</li></ul>', `<ul><li>One</li><li>Two</li></ul>${PICTURE}<p>x</p>`],
  ['<p>One</p><hr>', `<p>One</p><hr>${PICTURE}<p>x</p>`],
] as const)
  test(`a picture is inserted into ${before}`, () => {
    expect(typedAfterPicture(before)).toBe(after);
  });
