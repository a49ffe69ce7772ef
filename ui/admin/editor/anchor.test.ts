// A heading keeps the anchor that links lead to while the text around it is edited.
import { expect, test } from 'bun:test';
import { getSchema } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { Window } from 'happy-dom';
import { contentOf } from './content.ts';
import { contentExtensions } from './content-extensions.ts';

const schema = getSchema(contentExtensions());
const content = contentOf(schema, new Window().document as unknown as Document);

test('a heading keeps its anchor when its text changes', () => {
  const doc = content.read('<h3 id="counts">How we count</h3>');
  const [heading] = doc.children;
  expect(heading?.type.name).toBe('heading');
  const changed = schema.node('heading', heading?.attrs, schema.text('How visits are counted'));
  expect(content.write(doc.copy(Fragment.from([changed])))).toBe(
    '<h3 id="counts">How visits are counted</h3>',
  );
});
