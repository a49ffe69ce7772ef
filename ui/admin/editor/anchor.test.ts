// A heading keeps the anchor that links lead to while the text around it is edited.
import { expect, test } from 'bun:test';
import { Fragment } from '@tiptap/pm/model';
import { content, schema } from '#ui/admin/editor/testing/content.ts';

test('a heading keeps its anchor when its text changes', () => {
  const doc = content.read('<h3 id="counts">How we count</h3>');
  const [heading] = doc.children;
  expect(heading?.type.name).toBe('heading');
  const changed = schema.node('heading', heading?.attrs, schema.text('How visits are counted'));
  expect(content.write(doc.copy(Fragment.from([changed])))).toBe(
    '<h3 id="counts">How visits are counted</h3>',
  );
});
