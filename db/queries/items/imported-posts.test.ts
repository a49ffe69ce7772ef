// Imported posts are stored once, and found by their old path when public.
import { expect } from 'bun:test';
import { deletePost } from '#db/queries/posts.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { savePost } from '#db/testing/items.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { createUpload } from '../media/uploads.ts';
import { changeInBulk } from './bulk.ts';
import {
  createImportedPost,
  findImportedPicture,
  findSlugOfOldPath,
  listImportedPosts,
  recordImportedPicture,
} from './imported-posts.ts';

const test = testOnEveryDatabase();

const ORIGIN = {
  source: 'old.example',
  sourceId: '1',
  wasPublished: true,
  path: '/2019/a',
  updatedAt: '2019-06-01T00:00:00.000Z',
  imageAlt: '',
};
const DRAFT = { title: 'A', slug: 'a', content: '<p>x</p>', status: 'draft' } as const;
const DATE = '2019-05-01T00:00:00.000Z';

test('an imported post is stored once, with its dates and a free slug', async (db) => {
  const input = cleanPost({ ...DRAFT, publishDate: DATE });
  const first = await createImportedPost(db, input, ORIGIN);
  expect(first).toMatchObject({ slug: 'a', publishDate: DATE, updatedAt: ORIGIN.updatedAt });
  expect(await createImportedPost(db, input, ORIGIN)).toBeNull();
  const other = await createImportedPost(db, input, { ...ORIGIN, sourceId: '2', path: null });
  expect(other?.slug).toBe('a-2');
  await deletePost(db, first?.id as number);
  expect(await createImportedPost(db, input, ORIGIN)).toBeNull();
  expect(await listImportedPosts(db, 'old.example')).toEqual([
    { sourceId: '1', path: '/2019/a', slug: null },
    { sourceId: '2', path: null, slug: 'a-2' },
  ]);
});

test('a last change in the future is replaced by now', async (db) => {
  const origin = { ...ORIGIN, updatedAt: '2999-01-01T00:00:00.000Z' };
  const post = await createImportedPost(db, cleanPost(DRAFT), origin);
  expect((post?.updatedAt ?? '') <= new Date().toISOString()).toBe(true);
});

test('a post published before the import keeps its date when published here, others get the current one', async (db) => {
  const input = cleanPost({ ...DRAFT, publishDate: DATE });
  const published = await createImportedPost(db, input, ORIGIN);
  const drafted = await createImportedPost(db, input, {
    ...ORIGIN,
    sourceId: '2',
    wasPublished: false,
  });
  const ids = [published?.id as number, drafted?.id as number];
  const { items } = await changeInBulk(db, 'post', { action: 'publish', ids });
  expect(items.map(({ publishDate }) => publishDate === DATE)).toEqual([true, false]);
});

test('an old path is mapped to the present slug of a public post', async (db) => {
  const post = await createImportedPost(db, cleanPost({ ...DRAFT, publishDate: DATE }), ORIGIN);
  if (!post) throw new Error('The post was not stored');
  expect(await findSlugOfOldPath(db, '/2019/a')).toBeNull();
  const shown = await savePost(db, post, { status: 'published', slug: 'b' });
  expect(await findSlugOfOldPath(db, '/2019/a')).toBe('b');
  await deletePost(db, shown.id);
  expect(await findSlugOfOldPath(db, '/2019/a')).toBeNull();
});

test('a picture is found while its upload exists', async (db) => {
  const name = `${'p'.repeat(26)}.png`;
  const address = 'https://old.example/a.png';
  await recordImportedPicture(db, address, name);
  expect(await findImportedPicture(db, address)).toBeNull();
  await createUpload(db, { name, type: 'image/png', bytes: 1, width: 1, height: 1 });
  expect(await findImportedPicture(db, address)).toBe(name);
});
