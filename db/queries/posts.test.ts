// Posts on every kind of database: visibility for visitors and staff, and saves.
import { expect, setSystemTime } from 'bun:test';
import { type PostInput, post, postList } from '#db/contract/posts.ts';
import type { Database } from '#db/database.ts';
import { ConflictError, NotFoundError, StaleEditError } from '#db/errors.ts';
import { cleanPost, cleanPostUpdate } from '#db/testing/clean-input.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import {
  createPost,
  deletePost,
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

test('the publish date is the time of creation by default', async (db) => {
  const before = new Date().toISOString();
  const { publishDate, updatedAt } = await createPost(db, valid({ slug: 'now' }));
  expect(publishDate >= before && publishDate <= new Date().toISOString()).toBe(true);
  expect(updatedAt).toBe(publishDate);
});

test('lists newest first, then the higher id', async (db) => {
  await create(db, { slug: 'old', publishDate: PAST });
  await create(db, { slug: 'older', publishDate: '2019-01-01T00:00:00.000Z' });
  await create(db, { slug: 'old-too', publishDate: PAST });
  expect(await slugs(db)).toEqual(['old-too', 'old', 'older']);
});

test('a page past the end of the list is empty', async (db) => {
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await create(db, { slug });
  const page = async (number: number) => {
    const list = await listPosts(db, { page: number, limit: 2, preview: true });
    return [list.posts.map((item) => item.slug).join(' '), list.pagination];
  };
  const pagination = { limit: 2, total: 5, pages: 3 };
  expect(await page(1)).toEqual(['e d', { ...pagination, page: 1 }]);
  expect(await page(3)).toEqual(['a', { ...pagination, page: 3 }]);
  expect(await page(4)).toEqual(['', { ...pagination, page: 4 }]);
});

test('leaves out the content of previews only', async (db) => {
  await create(db, { slug: 'a' });
  const query = { page: 1, limit: 1 };
  expect((await listPosts(db, { ...query, preview: true })).posts[0]).not.toHaveProperty('content');
  expect((await listPosts(db, { ...query, preview: false })).posts[0]?.content).toBe('<p>x</p>');
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

test('staff see all posts', async (db) => {
  await create(db, { slug: 'draft', status: 'draft', publishDate: PAST });
  await create(db, { slug: 'scheduled', status: 'scheduled', publishDate: FUTURE });
  const list = await listPosts(db, { page: 1, limit: 10, preview: true, includeHidden: true });
  expect(list.posts.map((item) => [item.slug, item.status])).toEqual([
    ['scheduled', 'scheduled'],
    ['draft', 'draft'],
  ]);
  expect(list.pagination.total).toBe(2);
  expect((await findPostBySlug(db, 'draft', { includeHidden: true }))?.slug).toBe('draft');
});

test('a scheduled post whose date has passed is stored as published', async (db) => {
  const post = await create(db, { slug: 'a', status: 'scheduled', publishDate: PAST });
  expect(post.status).toBe('published');
});

test('a scheduled post is published when its date comes', async (db) => {
  const { id } = await create(db, { slug: 'a', status: 'scheduled', publishDate: FUTURE });
  expect((await findPost(db, id))?.status).toBe('scheduled');
  setSystemTime(new Date(FUTURE));
  const [found, visible] = await Promise.all([findPost(db, id), slugs(db)]).finally(() =>
    setSystemTime(),
  );
  expect(found?.status).toBe('published');
  expect(visible).toEqual(['a']);
});

test('an update without date and status keeps them', async (db) => {
  const input = { slug: 'a', status: 'draft', publishDate: PAST } as const;
  const { id } = await create(db, input);
  const { after: updated } = await updatePost(
    db,
    id,
    cleanPostUpdate({ ...validInput, slug: 'b' }),
  );
  expect(updated).toMatchObject({ slug: 'b', status: 'draft', publishDate: PAST });
  expect(await findPost(db, id)).toEqual(updated);
});

test('an update clears omitted fields', async (db) => {
  const { id } = await create(db, { slug: 'a', excerpt: 'x', categories: ['x'], image: '/x.png' });
  const { after: updated } = await updatePost(
    db,
    id,
    cleanPostUpdate({ ...validInput, slug: 'a' }),
  );
  expect(updated).toMatchObject({ excerpt: null, categories: [], image: null });
});

test('every save gets a later updatedAt', async (db) => {
  const { id, updatedAt } = await create(db, { slug: 'a' });
  const moments = [updatedAt];
  for (let i = 0; i < 5; i++)
    moments.push((await updatePost(db, id, valid({ slug: 'a' }))).after.updatedAt);
  expect(moments).toEqual([...new Set(moments)].sort());
});

test('rejects a stale edit, and returns the stored post', async (db) => {
  const loaded = await create(db, { slug: 'a' });
  const edit = (title: string, updatedAt?: string) =>
    updatePost(db, loaded.id, cleanPostUpdate({ ...validInput, slug: 'a', title, updatedAt }));
  const { after: saved } = await edit('theirs', loaded.updatedAt);
  const refused = await edit('mine', loaded.updatedAt).catch((error) => error);
  expect(refused).toBeInstanceOf(StaleEditError);
  expect(refused.current).toEqual(saved);
  expect((await findPost(db, loaded.id))?.title).toBe('theirs');
  expect((await edit('last write wins')).after.title).toBe('last write wins');
});

test('rejects a taken slug, and names the field', async (db) => {
  await create(db, { slug: 'taken' });
  const { id } = await create(db, { slug: 'free' });
  const created = await createPost(db, valid({ slug: 'taken' })).catch((error) => error);
  expect(created).toBeInstanceOf(ConflictError);
  expect(created).toMatchObject({ path: 'slug', message: 'This slug is already in use' });
  await expect(updatePost(db, id, valid({ slug: 'taken' }))).rejects.toBeInstanceOf(ConflictError);
});

test('the id of a deleted post is not used again', async (db) => {
  const removed = await create(db, { slug: 'a' });
  expect(await deletePost(db, removed.id)).toEqual(removed);
  expect(await findPost(db, removed.id)).toBeNull();
  expect((await create(db, { slug: 'a' })).id).toBeGreaterThan(removed.id);
});

test('a missing post is not found', async (db) => {
  expect(await findPost(db, 9e15)).toBeNull();
  expect(await findPostBySlug(db, 'nothing')).toBeNull();
  await expect(updatePost(db, 9e15, valid({ slug: 'a' }))).rejects.toBeInstanceOf(NotFoundError);
  await expect(deletePost(db, 9e15)).rejects.toBeInstanceOf(NotFoundError);
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

async function slugs(db: Database): Promise<string[]> {
  const list = await listPosts(db, { page: 1, limit: 100, preview: true });
  return list.posts.map((item) => item.slug);
}
