import { expect, test } from 'bun:test';
import type { Post } from '#db/contract/posts.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { EMPTY_CASE_STUDY } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { EMPTY_POST } from '#ui/admin/forms/post/post-form-values.ts';
import { caseStudyChecklist } from './case-study-checklist.ts';
import { postChecklist } from './post-checklist.ts';

const NOW = '2026-06-01T10:00:00.000Z';
const COMPLETE = {
  ...{ title: 'Kilns', slug: 'kilns', content: '<p>Kilns.</p>', excerpt: 'On kilns.' },
  ...{ image: '/images/kiln.jpg', readTime: '3', categories: 'Making', author: 'Ada' },
};
const texts = (entries: { text: string }[]) => entries.map(({ text }) => text);

test('nothing is missing in a complete post', () => {
  expect(postChecklist(COMPLETE, null, NOW)).toEqual({ missing: [], worthALook: [], files: [] });
});

test('every field that the API requires is missing in an empty post', () => {
  const { missing } = postChecklist(EMPTY_POST, null, NOW);
  expect(texts(missing)).toEqual(['Title is empty', 'Slug is empty', 'Content is empty']);
  expect(missing[0]?.field).toEqual({ name: 'title', label: 'Title' });
});

test('an empty paragraph does not count as content', () => {
  const { missing } = postChecklist({ ...COMPLETE, content: '<p></p>' }, null, NOW);
  expect(texts(missing)).toEqual(['Content is empty']);
});

test('an invalid field is listed with the reason', () => {
  const { missing } = postChecklist({ ...COMPLETE, readTime: 'soon' }, null, NOW);
  expect(texts(missing)).toEqual(['Read Time: Use a whole number of at least 1']);
});

test('empty optional fields are worth a look', () => {
  const { missing, worthALook } = postChecklist({ ...COMPLETE, excerpt: ' ' }, null, NOW);
  expect(missing).toEqual([]);
  expect(worthALook.map(({ field }) => field?.name)).toEqual(['excerpt']);
});

test('changing the address of a public post leaves a redirect, changing that of a draft does not', () => {
  const moved = { ...COMPLETE, slug: 'ovens' };
  const live: Post = {
    ...{ id: 1, ...COMPLETE, categories: ['Making'], status: 'published' },
    ...{ publishDate: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  };
  expect(texts(postChecklist(moved, live, NOW).worthALook)).toEqual([
    'The old address /insights/kilns will redirect to the new one',
  ]);
  expect(postChecklist(moved, { ...live, status: 'draft' }, NOW).worthALook).toEqual([]);
});

test('a row of a case study is named by its number', () => {
  const values = {
    ...{ ...EMPTY_CASE_STUDY, title: 'Kilns', slug: 'kilns', description: 'Kilns.' },
    categories: ['Making'],
    stats: [
      {
        id: null,
        icon: '+',
        number: '',
        valueAfterNumber: '',
        supportingText: '',
        measurement: 'm'.repeat(TITLE_MAX_CHARS + 1),
      },
    ],
  };
  const { missing } = caseStudyChecklist(values, null, NOW);
  expect(missing.map(({ field }) => field)).toEqual([
    { name: 'stats.0.number', label: 'Stat 1: Number' },
    { name: 'stats.0.measurement', label: 'Stat 1: How It Was Measured' },
  ]);
  expect(texts(missing)[0]).toBe('Stat 1: Number is empty');
});
