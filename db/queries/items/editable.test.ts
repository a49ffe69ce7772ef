// The data of an editing form: the item, its draft, and whether it was published before.
import { expect } from 'bun:test';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { changeInBulk } from './bulk.ts';
import { saveDraft } from './drafts.ts';
import { findEditable } from './editable.ts';

const test = testOnPrimaries();

test('a missing item is null', async (db) => {
  expect(await findEditable(db, 'post', 9)).toBeNull();
});

test('a published item counts as published before', async (db) => {
  const study = await makeStudy(db);
  expect(await findEditable(db, 'case-study', study.id)).toEqual({
    item: study,
    draft: null,
    wasPublished: true,
    neighbours: { previous: null, next: null },
  });
});

test('a saved draft that was never published does not count as published before', async (db) => {
  const post = await makePost(db, { status: 'draft' });
  await savePost(db, post, { title: 'Better' });
  expect(await findEditable(db, 'post', post.id)).toMatchObject({ wasPublished: false });
});

test('an unpublished post counts as published before', async (db) => {
  const post = await makePost(db);
  await changeInBulk(db, 'post', { action: 'unpublish', ids: [post.id] });
  expect(await findEditable(db, 'post', post.id)).toMatchObject({
    item: { status: 'draft' },
    wasPublished: true,
  });
});

test('an item that was published with a date in the future is scheduled', async (db) => {
  const post = await makePost(db, { publishDate: '2999-01-01T00:00:00.000Z' });
  expect(post.status).toBe('published');
  expect((await findEditable(db, 'post', post.id))?.item).toEqual({ ...post, status: 'scheduled' });
});

test('includes the pending draft', async (db) => {
  const post = await makePost(db);
  const draft = await saveDraft(db, 'post', post.id, { fields: { title: 'Typed' } });
  expect((await findEditable(db, 'post', post.id))?.draft).toEqual(draft);
});

test('its neighbours are those of its list: newest first, within a minute the last created first', async (db) => {
  const publishDate = '2026-03-01T10:00:00.000Z';
  const oldest = await makePost(db, { slug: 'a', publishDate: '2026-01-01T10:00:00.000Z' });
  const post = await makePost(db, { slug: 'b', publishDate });
  const newer = await makePost(db, { slug: 'c', publishDate, status: 'draft' });
  await makeStudy(db);
  expect((await findEditable(db, 'post', post.id))?.neighbours).toEqual({
    previous: { id: newer.id, title: newer.title },
    next: { id: oldest.id, title: oldest.title },
  });
  expect((await findEditable(db, 'post', oldest.id))?.neighbours.next).toBeNull();
});

test('the neighbours of a case study follow the menu order', async (db) => {
  const last = await makeStudy(db, { slug: 'a', menuOrder: 1 });
  const first = await makeStudy(db, { slug: 'b', menuOrder: 3 });
  const middle = await makeStudy(db, { slug: 'c', menuOrder: 2 });
  expect((await findEditable(db, 'case-study', middle.id))?.neighbours).toMatchObject({
    previous: { id: first.id },
    next: { id: last.id },
  });
});
