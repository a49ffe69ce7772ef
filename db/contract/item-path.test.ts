// The path of an item's page, and the way back.
import { expect, test } from 'bun:test';
import { itemAt, itemPath } from './item-path.ts';

test('the path of an item leads back to the item', () => {
  for (const kind of ['post', 'case-study', 'document'] as const)
    expect(itemAt(itemPath(kind, 'a-slug'))).toEqual({ kind, slug: 'a-slug' });
});

test('no item is at a folder, below another folder or below the page of an item', () => {
  for (const path of ['/', '/insights/', '/enquiry/thank-you', '/insights/author/jo', 'a-slug', ''])
    expect(itemAt(path)).toBeNull();
});
