// Two headings never share an anchor.
import { expect, test } from 'bun:test';
import { EditorState } from '@tiptap/pm/state';
import { content } from '#ui/admin/editor/testing/content.ts';
import { uniqueAnchorsPlugin } from './unique-anchors.ts';

const stateOf = (html: string) =>
  EditorState.create({ doc: content.read(html), plugins: [uniqueAnchorsPlugin()] });

test('a heading that is split or copied keeps its anchor once', () => {
  const state = stateOf('<h2 id="why">Why now</h2><p>a</p>');
  expect(content.write(state.apply(state.tr.split(4)).doc)).toBe(
    '<h2 id="why">Why</h2><h2> now</h2><p>a</p>',
  );
  const copy = state.tr.insert(state.doc.content.size, state.doc.child(0));
  expect(content.write(state.apply(copy).doc)).toBe(
    '<h2 id="why">Why now</h2><p>a</p><h2>Why now</h2>',
  );
});

test('showing a text or typing in it keeps its stored anchors', () => {
  const html = '<h2 id="why">Why</h2><h2 id="why">How</h2>';
  const state = stateOf(html);
  const shown = state.tr.replaceWith(0, state.doc.content.size, content.read(html).content);
  expect(content.write(state.apply(shown.setMeta('preventUpdate', true)).doc)).toBe(html);
  expect(content.write(state.apply(state.tr.insertText('!', 4)).doc)).toBe(
    '<h2 id="why">Why!</h2><h2 id="why">How</h2>',
  );
});
