// The data of an editing screen: the item, its draft, and whether it was published before.
import { expect } from 'bun:test';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { changeInBulk } from './bulk.ts';
import { saveDraft } from './drafts.ts';
import { findEditable } from './editable.ts';

const test = testOnEveryDatabase();

test('a missing item is null', async (db) => {
  expect(await findEditable(db, 'post', 9)).toBeNull();
});

test('a published item counts as published before', async (db) => {
  const study = await makeStudy(db);
  expect(await findEditable(db, 'case-study', study.id)).toEqual({
    item: study,
    draft: null,
    wasPublished: true,
  });
});

test('a draft that was saved but never published does not count as published before', async (db) => {
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

test('includes the pending draft', async (db) => {
  const post = await makePost(db);
  const draft = await saveDraft(db, 'post', post.id, { fields: { title: 'Typed' } });
  expect((await findEditable(db, 'post', post.id))?.draft).toEqual(draft);
});
