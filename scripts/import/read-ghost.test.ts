// Reads Ghost exports.
import { expect, test } from 'bun:test';
import { readExport } from './read-export.ts';
import { ghostExport } from './samples.ts';

test('a post has its texts, dates, first author, public tags and picture', () => {
  const id = 'p1';
  const json = ghostExport(
    [
      {
        id,
        title: 'A & B',
        slug: 'a-b',
        html: '<p><a href="__GHOST_URL__/c/">c</a></p>',
        feature_image: '__GHOST_URL__/content/images/a.jpg',
        custom_excerpt: 'Short',
      },
    ],
    {
      tags: [
        { id: 't1', name: 'B2B', visibility: 'public' },
        { id: 't2', name: '#wide', visibility: 'internal' },
        { id: 't3', name: 'News', visibility: 'public' },
      ],
      posts_tags: [
        { post_id: id, tag_id: 't1', sort_order: 1 },
        { post_id: id, tag_id: 't2', sort_order: 2 },
        { post_id: id, tag_id: 't3', sort_order: 0 },
      ],
      users: [
        { id: 'u1', name: 'Ann' },
        { id: 'u2', name: 'Bo' },
      ],
      posts_authors: [
        { post_id: id, author_id: 'u1', sort_order: 1 },
        { post_id: id, author_id: 'u2', sort_order: 0 },
      ],
      posts_meta: [{ post_id: id, feature_image_alt: 'A shop' }],
    },
  );
  const { source, address, posts } = readExport(json, 'https://old.example/');
  expect({ source, address }).toEqual({ source: 'ghost', address: 'https://old.example/' });
  expect(posts).toEqual([
    {
      id: 'b5cbd3ce-4c7a-4d1c-9c2f-000000000010',
      title: 'A & B',
      slug: 'a-b',
      content: '<p><a href="https://old.example/c/">c</a></p>',
      excerpt: 'Short',
      publishDate: '2021-02-02T09:00:00.000Z',
      updatedAt: '2021-03-01T09:00:00.000Z',
      categories: ['News', 'B2B'],
      author: 'Bo',
      picture: { address: 'https://old.example/content/images/a.jpg', alt: 'A shop' },
      path: '/a-b',
      audience: 'public',
      wasPublished: true,
    },
  ]);
});

test('pages are counted as skipped, and only posts for everybody are public', () => {
  const { posts, leftOut } = readExport(
    ghostExport([
      { type: 'page' },
      { page: 1, type: undefined },
      { status: 'draft', published_at: null },
      { status: 'sent' },
      { status: 'scheduled' },
      { visibility: 'members' },
    ]),
    null,
  );
  expect(Object.fromEntries(leftOut)).toEqual({ pages: 2 });
  expect(posts.map(({ audience, path }) => [audience, path])).toEqual([
    ['hidden', null],
    ['hidden', null],
    ['scheduled', null],
    ['hidden', '/post-5'],
  ]);
});

test('missing dates and texts are reported', () => {
  const { posts, toHtml } = readExport(
    ghostExport([{ html: null, published_at: null, updated_at: 0 }]),
    null,
  );
  expect(posts[0]).toMatchObject({
    publishDate: '2021-02-01T09:00:00.000Z',
    updatedAt: '1970-01-01T00:00:00.000Z',
    content: '',
  });
  expect(toHtml('').notes).toEqual(['It has no text in the export.']);
});
