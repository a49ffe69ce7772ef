// The stored item as a form knows it.
import { expect, test } from 'bun:test';
import { UNSCHEDULED } from '#db/contract/drafts.ts';
import type { Post } from '#db/contract/posts.ts';
import { DAY_MS } from '#db/limits.ts';
import { dateOfRelease, draftedItem, isPublic, storedItem } from './stored-item.ts';

const PAST = '2026-03-11T09:00:00.000Z';
const NOW = Date.parse('2026-06-01T12:00:00.000Z');
const LATER = '2026-06-01T12:00:00.001Z';

const post: Post = {
  ...{ id: 3, slug: 'a-post', title: 'A post', excerpt: 'Short', content: '<p>Text</p>' },
  ...{ image: null, readTime: null, categories: ['UX'], author: null, status: 'published' },
  ...{ publishDate: PAST, updatedAt: PAST },
};
const draft = {
  ...{ updatedAt: LATER, basedOn: PAST, fields: { title: 'Better', excerpt: null } },
  ...UNSCHEDULED,
};

test('a new item has no stored version', () => {
  expect(storedItem(null)).toBeNull();
});

test('a form opened with a draft is based on the item of that draft', () => {
  const newer = { ...post, updatedAt: LATER };
  expect(storedItem(newer, draft)?.base).toEqual({ item: PAST, draft: LATER });
});

test('a form opened without a draft is based on the item', () => {
  expect(storedItem(post)?.base).toEqual({ item: PAST, draft: null });
});

test('the fields of a draft replace those of the item, and the others stay', () => {
  expect(draftedItem({ item: post, draft })).toEqual({ ...post, title: 'Better', excerpt: '' });
});

test.each([
  ['that was public keeps its date', true, PAST, PAST],
  ['that was never public gets the current time', false, PAST, new Date(NOW).toISOString()],
  ['that has a date in the future gets the current time', true, LATER, new Date(NOW).toISOString()],
])('an item %s', (_, wasPublished, publishDate, date) => {
  expect(dateOfRelease({ item: { ...post, publishDate }, wasPublished }, NOW)).toBe(date);
});

const TODAY = new Date(NOW - 60_000).toISOString();

test.each([
  ['a post of today is public', { publishDate: TODAY, updatedAt: TODAY }, true],
  ['a post that is to come is not', { publishDate: LATER, updatedAt: TODAY }, false],
  ['a draft is not', { publishDate: TODAY, updatedAt: TODAY, status: 'draft' as const }, false],
])('by a clock that is a day slow %s', (_, more, expected) => {
  expect(isPublic(storedItem({ ...post, ...more }), NOW - DAY_MS)).toBe(expected);
});

test('an item whose last save is dated in the future is released now', () => {
  const item = { ...post, updatedAt: LATER };
  expect(dateOfRelease({ item, wasPublished: false }, NOW)).toBe(new Date(NOW).toISOString());
});
