// Former addresses redirect to the present one in one hop, never to a hidden item, never in a loop.
import { expect } from 'bun:test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { deletePost } from '#db/queries/posts.ts';
import { makePost, makeStudy, savePost, saveStudy } from '#db/testing/items.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { changeInBulk } from './bulk.ts';
import { findMovedSlug } from './redirects.ts';
import { restoreDeleted } from './trash.ts';

const test = testOnEveryDatabase();

test('a former address that was never public has no redirect', async (db) => {
  const draft = await makePost(db, { slug: 'idea', status: 'draft' });
  await savePost(db, draft, { slug: 'better-idea', status: 'published' });
  expect(await findMovedSlug(db, 'post', 'idea')).toBeNull();
  expect(await findMovedSlug(db, 'post', 'never')).toBeNull();
});

test('a former address does not redirect to a hidden item', async (db) => {
  const post = await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'b' });
  const hidden = await savePost(db, post, { status: 'draft' });
  expect(await findMovedSlug(db, 'post', 'a')).toBeNull();
  await savePost(db, hidden, { status: 'published' });
  await deletePost(db, post.id);
  expect(await findMovedSlug(db, 'post', 'a')).toBeNull();
  await restoreDeleted(db, 'post', post.id);
  expect(await findMovedSlug(db, 'post', 'a')).toBe('b');
});

test('every former address redirects to the present one', async (db) => {
  let study: CaseStudy = await makeStudy(db, { slug: 'a' });
  for (const slug of ['b', 'c', 'd']) study = await saveStudy(db, study, { slug });
  for (const slug of ['a', 'b', 'c']) expect(await findMovedSlug(db, 'case-study', slug)).toBe('d');
  expect(await findMovedSlug(db, 'post', 'a')).toBeNull();
});

test('a public address that changed while the item was hidden redirects', async (db) => {
  const hidden = await savePost(db, await makePost(db, { slug: 'a' }), { status: 'draft' });
  const moved = await savePost(db, hidden, { slug: 'b' });
  expect(await findMovedSlug(db, 'post', 'a')).toBeNull();
  await savePost(db, moved, { status: 'published' });
  expect(await findMovedSlug(db, 'post', 'a')).toBe('b');
});

test('a former address of an item hidden by a bulk action redirects', async (db) => {
  const study = await makeStudy(db, { slug: 'a' });
  await changeInBulk(db, 'case-study', { action: 'unpublish', ids: [study.id] });
  await saveStudy(db, study, { slug: 'b', status: 'published' });
  expect(await findMovedSlug(db, 'case-study', 'a')).toBe('b');
});

test('the address of a hidden item does not redirect to a former owner', async (db) => {
  await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'first' });
  await savePost(db, await makePost(db, { slug: 'a' }), { status: 'draft' });
  expect(await findMovedSlug(db, 'post', 'a')).toBeNull();
});

test('when an item gets its first address back, only the second one redirects', async (db) => {
  const there = await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'b' });
  await savePost(db, there, { slug: 'a' });
  expect(await findMovedSlug(db, 'post', 'a')).toBeNull();
  expect(await findMovedSlug(db, 'post', 'b')).toBe('a');
});

test('an address that two items had redirects to the last of them', async (db) => {
  await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'first' });
  await savePost(db, await makePost(db, { slug: 'a' }), { slug: 'second' });
  expect(await findMovedSlug(db, 'post', 'a')).toBe('second');
});
