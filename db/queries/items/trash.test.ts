// Recently deleted items: hidden everywhere, restored completely, and deleted permanently after 30 days.
import { expect } from 'bun:test';
import { statInput } from '#db/contract/case-studies.ts';
import type { Post } from '#db/contract/posts.ts';
import { NotFoundError } from '#db/errors.ts';
import { DAY_MS, TRASH_KEPT_DAYS } from '#db/limits.ts';
import { deleteCaseStudy, findCaseStudy } from '#db/queries/case-studies.ts';
import { deleteDocument } from '#db/queries/documents/documents.ts';
import { deletePost, findPost, findPostBySlug, listPosts } from '#db/queries/posts.ts';
import { createStat } from '#db/queries/stats.ts';
import { drafts, posts, redirects, shares, trash, versions } from '#db/schema.ts';
import { isSeeded } from '#db/seed.ts';
import { makeDocument, makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { nextMillisecond } from '#testing/next-millisecond.ts';
import { findDraft, saveDraft } from './drafts.ts';
import { findMovedSlug } from './redirects.ts';
import { deleteExpiredTrash, deletePermanently, listTrash, restoreDeleted } from './trash.ts';
import { listVersions } from './versions.ts';

const test = testOnPrimaries();
const ALL = { page: 1, limit: 50 };

test('an item that does not exist can neither be restored nor deleted permanently', async (db) => {
  const post = await makePost(db);
  for (const [kind, id] of [
    ['case-study', post.id],
    ['post', 999],
  ] as const) {
    await expect(restoreDeleted(db, kind, id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(deletePermanently(db, kind, id)).rejects.toBeInstanceOf(NotFoundError);
  }
  await expect(deletePermanently(db, 'post', post.id)).rejects.toBeInstanceOf(NotFoundError);
  expect(await findPost(db, post.id)).toEqual(post);
});

test('a restore that is repeated because its response was lost counts as done', async (db) => {
  const { id } = await makePost(db);
  await deletePost(db, id);
  const restored = await restoreDeleted(db, 'post', id);
  expect(await restoreDeleted(db, 'post', id)).toEqual(restored);
  expect(await findPost(db, id)).toEqual(restored.item as Post);
});

test('a deleted item cannot be found, even by staff', async (db) => {
  const { id, slug } = await makePost(db);
  await deletePost(db, id);
  expect(await findPost(db, id)).toBeNull();
  expect(await findPostBySlug(db, slug, { includeHidden: true })).toBeNull();
  const list = { page: 1, limit: 10, preview: true };
  expect((await listPosts(db, list)).pagination.total).toBe(0);
  expect((await listPosts(db, { ...list, includeHidden: true })).pagination.total).toBe(0);
  await expect(deletePost(db, id)).rejects.toBeInstanceOf(NotFoundError);
});

test('a restored item has its stats, its draft and its history', async (db) => {
  const { id } = await makeStudy(db);
  await createStat(db, id, statInput.parse({ icon: '+', number: '5', valueAfterNumber: '%' }));
  const draft = await saveDraft(db, 'case-study', id, { fields: { title: 'Next' } });
  const history = await listVersions(db, 'case-study', id, { page: 1, limit: 10 });
  expect(history.versions).not.toBeEmpty();
  const study = await deleteCaseStudy(db, id);
  expect(study.stats).toHaveLength(1);
  const { item, slugChanged } = await restoreDeleted(db, 'case-study', id);
  expect(item).toEqual(study);
  expect(slugChanged).toBe(false);
  expect(await findCaseStudy(db, id)).toEqual(study);
  expect(await findDraft(db, 'case-study', id)).toEqual(draft);
  expect(await listVersions(db, 'case-study', id, { page: 1, limit: 10 })).toEqual(history);
  expect((await listTrash(db, ALL)).items).toEqual([]);
});

test('a restored item whose address is taken gets the next free address', async (db) => {
  const first = await makePost(db, { slug: 'offer' });
  await deletePost(db, first.id);
  const second = await makePost(db, { slug: 'offer' });
  await makePost(db, { slug: 'offer-2' });
  expect(await restoreDeleted(db, 'post', first.id)).toMatchObject({
    item: { id: first.id, slug: 'offer-3' },
    slugChanged: true,
  });
  expect((await findPostBySlug(db, 'offer'))?.id).toBe(second.id);
  expect(await findMovedSlug(db, 'post', 'offer')).toBeNull();
});

test('an item whose date passed in the trash is restored as a draft', async (db) => {
  const publishDate = '2020-06-01T00:00:00.000Z';
  const restoredAfter = async (deletedAt: string) => {
    const { id } = await makePost(db, { slug: 'due', publishDate });
    await deletePost(db, id);
    await db.write((tx) => tx.update(trash).set({ deletedAt }));
    const restored = await restoreDeleted(db, 'post', id);
    expect((await findPost(db, id))?.status).toBe(restored.item.status);
    await deletePost(db, id);
    return restored;
  };
  expect(await restoredAfter('2020-05-01T00:00:00.000Z')).toMatchObject({
    item: { status: 'draft', publishDate },
    becameDraft: true,
  });
  expect(await restoredAfter('2020-07-01T00:00:00.000Z')).toMatchObject({
    item: { status: 'published', publishDate },
    becameDraft: false,
  });
  const later = await makePost(db, {
    status: 'scheduled',
    publishDate: '2999-01-01T00:00:00.000Z',
  });
  await deletePost(db, later.id);
  const { item, becameDraft } = await restoreDeleted(db, 'post', later.id);
  expect([item.status, becameDraft]).toEqual(['scheduled', false]);
});

test('the free address does not exceed the maximum length of a slug', async (db) => {
  const slug = `${'a'.repeat(194)}-${'b'.repeat(5)}`;
  const { id } = await makePost(db, { slug });
  await deletePost(db, id);
  await makePost(db, { slug });
  const { item } = await restoreDeleted(db, 'post', id);
  expect(item.slug).toBe(`${'a'.repeat(194)}-2`);
});

test('lists deleted items, last first, by kind, with the day of permanent deletion', async (db) => {
  const post = await makePost(db);
  const study = await makeStudy(db);
  await deletePost(db, post.id);
  await nextMillisecond();
  await deleteCaseStudy(db, study.id);
  const { items, pagination } = await listTrash(db, { page: 1, limit: 1 });
  expect(pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
  expect(items).toMatchObject([{ kind: 'case-study', id: study.id, title: study.title }]);
  const [deleted] = (await listTrash(db, { ...ALL, kind: 'posts' })).items;
  const days = (Date.parse(deleted?.goneAt ?? '') - Date.parse(deleted?.deletedAt ?? '')) / 864e5;
  expect(days).toBe(TRASH_KEPT_DAYS);
});

test('after 30 days an item is deleted permanently, with all its data', async (db) => {
  const kept = await makePost(db, { slug: 'kept' });
  const gone = await savePost(db, await makePost(db, { slug: 'gone' }), { slug: 'gone-on' });
  await saveDraft(db, 'post', gone.id, { fields: { title: 'x' } });
  await deletePost(db, gone.id);
  expect(await deleteExpiredTrash(db, Date.now() + (TRASH_KEPT_DAYS - 1) * DAY_MS)).toBe(0);
  expect(await deleteExpiredTrash(db, Date.now() + (TRASH_KEPT_DAYS + 1) * DAY_MS)).toBe(1);
  expect((await listTrash(db, ALL)).items).toEqual([]);
  const left = await db.read((read) =>
    Promise.all([drafts, versions, redirects, shares].map((table) => read.select().from(table))),
  );
  expect(left.flat().map(({ itemId }) => itemId)).toEqual([kept.id]);
});

test('a site whose items were all deleted is not seeded again', async (db) => {
  await deletePost(db, (await makePost(db)).id);
  expect(await isSeeded(db)).toBe(true);
  await seedDemoContent(db);
  expect(await db.read((read) => read.$count(posts))).toBe(0);
});

test('a deleted document has its group', async (db) => {
  const menus = { type: 'navigation', slug: 'navigation', title: 'Menus' };
  const { id } = await makeDocument(db, menus);
  await deletePost(db, (await makePost(db)).id);
  await deleteDocument(db, id);
  const { items } = await listTrash(db, ALL);
  expect(items.map(({ kind, group }) => [kind, group])).toEqual([
    ['document', 'settings'],
    ['post', undefined],
  ]);
});

test('documents of other types keep their addresses when one is restored', async (db) => {
  const address = { slug: 'brand', title: 'Brand' };
  const settings = await makeDocument(db, { ...address, type: 'brand' });
  await deleteDocument(db, settings.id);
  const page = await makeDocument(db, { ...address, slug: '' });
  expect(page.slug).toBe('brand');
  expect(await restoreDeleted(db, 'document', settings.id)).toMatchObject({ slugChanged: false });
  await deleteDocument(db, page.id);
  expect(await restoreDeleted(db, 'document', page.id)).toMatchObject({
    item: { slug: 'brand' },
    slugChanged: false,
  });
});
