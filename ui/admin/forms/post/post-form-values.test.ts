import { expect, test } from 'bun:test';
import { postDraftFields } from '#db/contract/drafts.ts';
import type { Post } from '#db/contract/posts.ts';
import {
  changedPost,
  EMPTY_POST,
  postDraftFieldsOf,
  postFormOf,
  postValuesOf,
} from './post-form-values.ts';

const postForm = postFormOf(null);

const stored: Post = {
  id: 3,
  title: 'Returns',
  slug: 'returns',
  content: '<p>Count them.</p>',
  excerpt: null,
  image: '/images/a.jpg',
  readTime: '4',
  categories: ['Operations', 'Research'],
  author: null,
  status: 'draft',
  publishDate: '2026-03-11T09:00:00.000Z',
  updatedAt: '2026-03-11T09:00:00.000Z',
};

test('every blank required field is reported', () => {
  const { error } = postForm.safeParse(EMPTY_POST);
  expect([...new Set(error?.issues.map(({ path }) => path.join('.')))].sort()).toEqual([
    'content',
    'slug',
    'title',
  ]);
});

test('a stored post that nobody edited is sent unchanged', () => {
  const { publishDate, status, ...fields } = postForm.parse(postValuesOf(stored));
  expect(stored).toMatchObject(fields);
});

test.each(['', null, ' On returns ', '4 to 5 minutes'])(
  'a post whose optional texts are all %p is sent with them when nobody edited it',
  (text) => {
    const optional = { excerpt: text, readTime: text, author: text };
    const image = text === '' ? text : null;
    const categories = ['Liverpool, Leeds', 'Research'];
    const post = { ...stored, ...optional, image, categories };
    const { publishDate, status, ...fields } = changedPost(
      postFormOf(post).parse(postValuesOf(post)),
      post,
    );
    expect(post).toMatchObject(fields);
    expect(fields).toMatchObject({ ...optional, image, categories });
  },
);

test('an emptied text is sent as null, and a typed text as it is', () => {
  const values = { ...postValuesOf({ ...stored, author: 'Ada' }), author: '', excerpt: 'New' };
  const sent = changedPost(postForm.parse(values), { ...stored, author: 'Ada' });
  expect(sent).toMatchObject({ author: null, excerpt: 'New' });
});

test('categories are trimmed, and empty ones are dropped', () => {
  const values = { ...postValuesOf(stored), categories: ' B2B ,, UX,' };
  expect(postForm.parse(values).categories).toEqual(['B2B', 'UX']);
});

test.each(['-3', '3.5', '0', '1e2', '4 to 5'])('%p is not a read time', (readTime) => {
  const { error } = postForm.safeParse({ ...postValuesOf(stored), readTime, title: '' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Required'],
    ['readTime', 'Use a whole number of at least 1'],
  ]);
});

test.each(['1', '45', ''])('%p is a read time', (readTime) => {
  expect(postForm.safeParse({ ...postValuesOf(stored), readTime }).success).toBe(true);
});

test('a stored read time in another format may stay', () => {
  const post = { ...stored, readTime: 'about 4' };
  expect(postFormOf(post).parse(postValuesOf(post)).readTime).toBe('about 4');
  expect(postFormOf(post).safeParse({ ...postValuesOf(post), readTime: '-3' }).success).toBe(false);
});

test('an emptied read time becomes null', () => {
  expect(postForm.parse({ ...postValuesOf(stored), readTime: '' }).readTime).toBeNull();
});

test('an empty form gives a valid draft', () => {
  expect(postDraftFields.safeParse(postDraftFieldsOf(EMPTY_POST)).success).toBe(true);
});

test('blank texts become null in a draft, and categories become a list', () => {
  const values = { ...EMPTY_POST, title: 'T', excerpt: '  ', categories: 'One, ,Two' };
  expect(postDraftFieldsOf(values)).toMatchObject({
    title: 'T',
    excerpt: null,
    image: null,
    categories: ['One', 'Two'],
  });
});
