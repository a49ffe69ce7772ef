// Pending drafts: storing, stale drafts, and removal by a save.
import { expect } from 'bun:test';
import { sql } from 'drizzle-orm';
import { NotFoundError, StaleEditError } from '#db/errors.ts';
import { findPost } from '#db/queries/posts.ts';
import { caseStudies } from '#db/schema.ts';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { deleteDraft, findDraft, findItemWithDraft, saveDraft } from './drafts.ts';
import { listVersions } from './versions.ts';

const test = testOnPrimaries();
const ALL = { page: 1, limit: 50 };

test('a missing item has no draft', async (db) => {
  await expect(saveDraft(db, 'post', 9, { fields: {} })).rejects.toBeInstanceOf(NotFoundError);
  await expect(findDraft(db, 'post', 9)).rejects.toBeInstanceOf(NotFoundError);
  await expect(deleteDraft(db, 'post', 9)).rejects.toBeInstanceOf(NotFoundError);
});

test('rejects a stale draft, and returns the stored one', async (db) => {
  const { id } = await makePost(db);
  const first = await saveDraft(db, 'post', id, { fields: { title: 'One' }, updatedAt: null });
  const second = await saveDraft(db, 'post', id, { fields: { title: 'Two' } });
  for (const updatedAt of [null, first?.updatedAt]) {
    const late = saveDraft(db, 'post', id, { fields: { title: 'Late' }, updatedAt });
    expect(await late.catch((error) => error)).toMatchObject({ current: second });
  }
  const next = { fields: { title: 'Three' }, updatedAt: second?.updatedAt };
  expect((await saveDraft(db, 'post', id, next))?.fields).toEqual({ title: 'Three' });
});

test('an autosave does not restore a draft that was published or discarded elsewhere', async (db) => {
  const post = await makePost(db);
  const draft = await saveDraft(db, 'post', post.id, { fields: { title: 'Typed' } });
  await savePost(db, post, { title: 'Typed' });
  const late = saveDraft(db, 'post', post.id, { fields: {}, updatedAt: draft?.updatedAt });
  expect(await late.catch((error) => error)).toBeInstanceOf(StaleEditError);
  expect(await findDraft(db, 'post', post.id)).toBeNull();
});

test('a draft equal to the item is not stored, and deletes a different one', async (db) => {
  const { id, title, content, categories } = await makePost(db);
  const same = { title, content, categories, excerpt: '' };
  expect(await saveDraft(db, 'post', id, { fields: same, updatedAt: null })).toBeNull();
  expect(await findDraft(db, 'post', id)).toBeNull();
  const draft = await saveDraft(db, 'post', id, { fields: { title: 'Typed' } });
  const back = { fields: same, updatedAt: draft?.updatedAt ?? '' };
  expect(await saveDraft(db, 'post', id, back)).toBeNull();
  expect(await findDraft(db, 'post', id)).toBeNull();
});

test('stores unfinished values and leaves the item unchanged', async (db) => {
  const post = await makePost(db);
  const fields = { title: '', content: '<p>Half', categories: ['a', ''], publishDate: '20' };
  const draft = await saveDraft(db, 'post', post.id, { fields });
  expect(await findDraft(db, 'post', post.id)).toEqual(draft);
  expect(draft).toMatchObject({ fields, basedOn: post.updatedAt });
  expect(await findPost(db, post.id)).toEqual(post);
});

test('a first draft based on an older item is rejected, and one without a stamp is not', async (db) => {
  const post = await makePost(db);
  await savePost(db, post, { title: 'Theirs' });
  const mine = { fields: { title: 'Mine' }, updatedAt: null, basedOn: post.updatedAt };
  const late = saveDraft(db, 'post', post.id, mine);
  expect(await late.catch((error) => error)).toMatchObject({
    name: 'StaleEditError',
    current: null,
  });
  expect(await findDraft(db, 'post', post.id)).toBeNull();
  const { updatedAt, ...unguarded } = mine;
  expect(await saveDraft(db, 'post', post.id, unguarded)).toMatchObject({ fields: mine.fields });
});

test('a draft keeps the stamp of the item it is based on', async (db) => {
  const post = await makePost(db);
  await savePost(db, post, { title: 'Theirs' });
  const mine = { fields: { title: 'Mine' }, basedOn: post.updatedAt };
  expect(await saveDraft(db, 'post', post.id, mine)).toMatchObject({ basedOn: post.updatedAt });
  const again = await saveDraft(db, 'post', post.id, { fields: { title: 'Mine too' } });
  expect(again?.basedOn).toBe(post.updatedAt);
});

test('a post and a case study with the same id have separate drafts', async (db) => {
  const post = await makePost(db);
  const study = await makeStudy(db);
  await saveDraft(db, 'post', post.id, { fields: { title: 'P' } });
  await saveDraft(db, 'case-study', study.id, { fields: { title: 'S', stats: [{ number: '1' }] } });
  expect((await findDraft(db, 'post', post.id))?.fields).toEqual({ title: 'P' });
  expect((await findDraft(db, 'case-study', study.id))?.fields.title).toBe('S');
});

test('a save removes the draft', async (db) => {
  const post = await makePost(db);
  await saveDraft(db, 'post', post.id, { fields: { title: 'New', excerpt: '' } });
  await savePost(db, post, { title: 'New' });
  expect(await findDraft(db, 'post', post.id)).toBeNull();
  const { versions } = await listVersions(db, 'post', post.id, ALL);
  expect(versions.map(({ cause }) => cause)).toEqual(['saved', 'created']);
});

test('an overwritten or discarded draft stays in the history', async (db) => {
  const post = await makePost(db);
  await saveDraft(db, 'post', post.id, {
    fields: { title: 'Typed', content: sanitiseHtml('<p>Long work</p>') },
  });
  await savePost(db, post, { title: 'From elsewhere' });
  await saveDraft(db, 'post', post.id, { fields: { excerpt: 'Thrown away' } });
  await deleteDraft(db, 'post', post.id);
  expect(await findDraft(db, 'post', post.id)).toBeNull();
  const { versions } = await listVersions(db, 'post', post.id, ALL);
  expect(versions.map(({ cause, changed }) => [cause, changed])).toEqual([
    ['draft', ['excerpt']],
    ['saved', ['title']],
    ['draft', ['title', 'content'].sort().reverse()],
    ['created', []],
  ]);
});

test('a newer draft is not discarded with the stamp of an older one', async (db) => {
  const { id } = await makePost(db);
  const known = await saveDraft(db, 'post', id, { fields: { title: 'Known' } });
  const newer = await saveDraft(db, 'post', id, { fields: { title: 'Theirs' } });
  const discard = (updatedAt?: string) => deleteDraft(db, 'post', id, updatedAt);
  expect(await discard(known?.updatedAt).catch((error) => error)).toMatchObject({ current: newer });
  expect(await findDraft(db, 'post', id)).toEqual(newer);
  await discard(newer?.updatedAt);
  expect(await findDraft(db, 'post', id)).toBeNull();
  // no draft is left to discard
  await discard(newer?.updatedAt);
});

test('returns the item with its draft applied', async (db) => {
  const post = await makePost(db, { excerpt: 'Live' });
  expect(await findItemWithDraft(db, 'post', post.id)).toEqual(post);
  await saveDraft(db, 'post', post.id, { fields: { title: 'Next', content: null } });
  expect(await findItemWithDraft(db, 'post', post.id)).toMatchObject({
    title: 'Next',
    content: '',
    excerpt: 'Live',
  });
  expect(await findItemWithDraft(db, 'post', 999)).toBeNull();
});

test('an unreadable item is not treated as missing', async (db) => {
  const { id } = await makeStudy(db);
  await db.write((tx) => tx.update(caseStudies).set({ mediaImages: sql`'no list'` }));
  await expect(findItemWithDraft(db, 'case-study', id)).rejects.toThrow();
});
