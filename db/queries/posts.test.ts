// Posts on every kind of database: the stored values, and what visitors find. The tests of the API check the rules of a save.
import { expect } from 'bun:test';
import { type PostInput, post, postList } from '#db/contract/posts.ts';
import type { Database } from '#db/database.ts';
import { ConflictError } from '#db/errors.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import {
  createPost,
  findPost,
  findPostAndRelated,
  findPostBySlug,
  listPosts,
  listRelatedPosts,
  updatePost,
} from './posts.ts';

const test = testOnEveryDatabase();
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2999-01-01T00:00:00.000Z';

test('returns exactly what was stored', async (db) => {
  const input = cleanPost({
    title: 'Ünïcode, "quotes" & \'apostrophes\' 🛒',
    slug: 'exact',
    content: '<p>a\n\tb\u00a0c</p>',
    excerpt: '',
    image: '@assets/a-b.png',
    readTime: '5',
    categories: ['Migration & Replatforming, EU', '"', '👩‍🚀', '\\', '[1]'],
    author: null,
    publishDate: '2024-02-29T23:59:59.999Z',
  });
  const created = await createPost(db, input);
  expect(await findPost(db, created.id)).toEqual({
    ...input,
    image: '/attached-assets/a-b.png',
    publishDate: '2024-02-29T23:59:59.999Z',
    status: 'published',
    id: created.id,
    updatedAt: created.updatedAt,
  });
  expect(await findPost(db, created.id)).toEqual(created);
});

test('returns data that matches the schema of the contract', async (db) => {
  const created = await createPost(db, valid({ slug: 'shape' }));
  expect(post.strict().parse(created)).toEqual(created);
  const list = await listPosts(db, { page: 1, limit: 10, preview: true });
  expect(postList.parse(list)).toEqual(list);
});

test('drafts and scheduled posts are hidden from visitors', async (db) => {
  await create(db, { slug: 'draft', status: 'draft', publishDate: PAST });
  await create(db, { slug: 'draft-to-come', status: 'draft', publishDate: FUTURE });
  await create(db, { slug: 'scheduled', status: 'scheduled', publishDate: FUTURE });
  await create(db, { slug: 'dated', status: 'published', publishDate: FUTURE });
  await create(db, { slug: 'out', publishDate: PAST });
  const list = await listPosts(db, { page: 1, limit: 10, preview: true });
  expect(list.posts.map((item) => item.slug)).toEqual(['out']);
  expect(list.pagination).toMatchObject({ total: 1, pages: 1 });
  expect(await findPostBySlug(db, 'draft')).toBeNull();
  expect(await findPostBySlug(db, 'scheduled')).toBeNull();
  expect(await findPostBySlug(db, 'dated')).toBeNull();
  expect((await findPostBySlug(db, 'out'))?.slug).toBe('out');
});

test('rejects a taken slug, and names the field', async (db) => {
  await create(db, { slug: 'taken' });
  const { id } = await create(db, { slug: 'free' });
  const created = await createPost(db, valid({ slug: 'taken' })).catch((error) => error);
  expect(created).toBeInstanceOf(ConflictError);
  expect(created).toMatchObject({ path: 'slug', message: 'This slug is already in use' });
  await expect(updatePost(db, id, valid({ slug: 'taken' }))).rejects.toBeInstanceOf(ConflictError);
});

test('related posts are sorted by shared categories, then by date, without hidden ones', async (db) => {
  const about = (slug: string, categories: string[], publishDate = PAST) =>
    create(db, { slug, categories, publishDate });
  const post = await about('post', ['Data', 'B2B']);
  await about('one', ['B2B']);
  await about('both', ['B2B', 'Data']);
  await about('none-newer', ['SEO'], '2022-01-01T00:00:00.000Z');
  await about('none', []);
  await create(db, { slug: 'draft', categories: ['Data', 'B2B'], status: 'draft' });
  await create(db, {
    slug: 'to-come',
    categories: ['B2B'],
    status: 'scheduled',
    publishDate: FUTURE,
  });
  const related = async (limit: number) =>
    (await listRelatedPosts(db, post, limit)).map(({ slug }) => slug);
  expect(await related(9)).toEqual(['both', 'one', 'none-newer', 'none']);
  expect(await related(1)).toEqual(['both']);
  const found = await findPostAndRelated(db, 'post', 2);
  expect(found?.post.id).toBe(post.id);
  expect(found?.related.map(({ slug }) => slug)).toEqual(['both', 'one']);
  expect(await findPostAndRelated(db, 'draft', 2)).toBeNull();
});

const validInput = { title: 'Title', slug: 'slug', content: '<p>x</p>' };

function valid(input: Partial<PostInput>) {
  return cleanPost({ ...validInput, ...input });
}

function create(db: Database, input: Partial<PostInput>) {
  return createPost(db, valid(input));
}
