// The next publish date of a post or a case study.
import { expect } from 'bun:test';
import { createCaseStudy } from '#db/queries/case-studies.ts';
import { createPost } from '#db/queries/posts.ts';
import { cleanPost, cleanStudy } from '#db/testing/clean-input.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { findNextPublishDate } from './schedule.ts';

const test = testOnEveryDatabase();
const NOW = '2990-01-01T00:00:00.000Z';

test('finds the next publish date, without drafts', async (db) => {
  const study = (slug: string, publishDate: string, status: 'draft' | 'scheduled' = 'scheduled') =>
    createCaseStudy(
      db,
      cleanStudy({
        title: 'Client',
        slug,
        description: 'Text',
        categories: ['SEO'],
        publishDate,
        status,
      }),
    );
  const post = (slug: string, publishDate: string) =>
    createPost(db, cleanPost({ title: 'Title', slug, content: 'x', publishDate }));

  expect(await findNextPublishDate(db, NOW)).toBeNull();
  await study('draft', '2991-01-01', 'draft');
  await post('out', '2989-01-01');
  expect(await findNextPublishDate(db, NOW)).toBeNull();
  await study('last', '2995-01-01');
  expect(await findNextPublishDate(db, NOW)).toBe('2995-01-01T00:00:00.000Z');
  await post('next', '2994-01-01');
  expect(await findNextPublishDate(db, NOW)).toBe('2994-01-01T00:00:00.000Z');
  expect(await findNextPublishDate(db, '2994-01-01T00:00:00.000Z')).toBe(
    '2995-01-01T00:00:00.000Z',
  );
});
