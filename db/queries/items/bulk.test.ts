// Bulk actions: all or none, and undone by the body in the answer.
import { expect } from 'bun:test';
import type { BulkInput } from '#db/contract/bulk.ts';
import type { Database } from '#db/database.ts';
import { IncompleteItemError, NotFoundError } from '#db/errors.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { findPost } from '#db/queries/posts.ts';
import { createStat } from '#db/queries/stats.ts';
import { caseStudies, stats } from '#db/schema.ts';
import { makePost, makeStudy } from '#db/testing/items.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { changeInBulk } from './bulk.ts';
import { findDraft, saveDraft } from './drafts.ts';
import { newItemDates } from './saving.ts';
import { listVersions } from './versions.ts';

const test = testOnEveryDatabase();
const FUTURE = '2999-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

const ROW = {
  ...{ title: 'A client', description: 'Words', menuOrder: 0, featured: false },
  ...{
    categories: [],
    ourRole: [],
    mediaImages: [],
    mediaAlts: [],
    mediaVideos: [],
    mediaCaptions: [],
  },
};

async function three(db: Database) {
  return [
    await makePost(db, { slug: 'a', status: 'draft', publishDate: PAST }),
    await makePost(db, { slug: 'b', status: 'scheduled', publishDate: FUTURE }),
    await makePost(db, { slug: 'c', status: 'published', publishDate: PAST }),
  ];
}

test('changes nothing when one of the items does not exist', async (db) => {
  const items = await three(db);
  const ids = [...items.map(({ id }) => id), 999_999];
  for (const action of ['publish', 'unpublish', 'delete', 'restore'] as const)
    await expect(changeInBulk(db, 'post', { action, ids })).rejects.toBeInstanceOf(NotFoundError);
  for (const item of items) expect(await findPost(db, item.id)).toEqual(item);
});

test('publishes each item with a past date, and undoes it to its former state', async (db) => {
  const items = await three(db);
  const ids = items.map(({ id }) => id);
  const { answer, items: after } = await changeInBulk(db, 'post', { action: 'publish', ids });
  const now = new Date().toISOString();
  for (const [i, { id, updatedAt }] of items.entries()) {
    const post = await findPost(db, id);
    expect(post).toEqual(after[i] as NonNullable<typeof post>);
    expect(post?.status).toBe('published');
    expect(post && post.publishDate <= now).toBe(true);
    expect(post && post.updatedAt > updatedAt).toBe(answer.changed.includes(id));
  }
  expect((await findPost(db, ids[2] as number))?.publishDate).toBe(PAST);
  await changeInBulk(db, 'post', answer.undo);
  for (const { id, status, publishDate } of items)
    expect(await findPost(db, id)).toMatchObject({ status, publishDate });
  const { versions } = await listVersions(db, 'post', ids[0] as number, { page: 1, limit: 9 });
  const state = ['publishDate', 'status'];
  expect(versions.map(({ changed }) => changed)).toEqual([state, state, []]);
});

test('items that have the wanted status stay untouched and are not counted', async (db) => {
  const [draft, scheduled, live] = await three(db);
  const ids = [draft, scheduled, live].map((item) => item?.id as number);
  const unpublished = await changeInBulk(db, 'post', { action: 'unpublish', ids });
  expect(unpublished.answer.changed).toEqual(ids.slice(1));
  expect(await findPost(db, ids[0] as number)).toEqual(draft ?? null);
  const none = await changeInBulk(db, 'post', { action: 'unpublish', ids });
  expect(none.answer.changed).toEqual([]);
  expect(none.answer.stamps.every(({ from, to }) => from === to)).toBe(true);
  await changeInBulk(db, 'post', none.answer.undo);
  const { versions } = await listVersions(db, 'post', ids[2] as number, { page: 1, limit: 9 });
  expect(versions).toHaveLength(2);
});

test('a first publication gets the current date, a later one keeps its date', async (db) => {
  const before = new Date().toISOString();
  const [draft] = await three(db);
  const { id } = await makePost(db, { publishDate: PAST });
  await changeInBulk(db, 'post', { action: 'unpublish', ids: [id] });
  const ids = [draft?.id as number, id];
  const { items } = await changeInBulk(db, 'post', { action: 'publish', ids });
  expect(items[0]?.publishDate.localeCompare(before)).toBeGreaterThanOrEqual(0);
  expect(items[1]?.publishDate).toBe(PAST);
});

test('a case study with an empty figure is not published', async (db) => {
  const { id } = await makeStudy(db, { status: 'draft' });
  await db.write((tx) => tx.insert(stats).values({ caseStudyId: id, number: '', order: 0 }));
  const input: BulkInput = { action: 'publish', ids: [id] };
  const refused = await changeInBulk(db, 'case-study', input).catch((error) => error);
  expect(refused).toBeInstanceOf(IncompleteItemError);
  expect(refused.errors).toEqual([{ path: 'ids.0.stats.0.number', message: 'Required' }]);
});

test('an undo of unpublishing publishes an item whose date has come', async (db) => {
  const { id } = await makePost(db, { publishDate: PAST });
  const { answer } = await changeInBulk(db, 'post', { action: 'unpublish', ids: [id] });
  expect((await findPost(db, id))?.status).toBe('draft');
  const undo: BulkInput = {
    action: 'status',
    items: [{ id, status: 'scheduled', publishDate: PAST }],
  };
  expect(answer.undo).toEqual({
    action: 'status',
    items: [{ id, status: 'published', publishDate: PAST }],
  });
  await changeInBulk(db, 'post', undo);
  expect((await findPost(db, id))?.status).toBe('published');
});

test('deletes many items, and restores them with their stats', async (db) => {
  const row = (n: number) => ({
    ...ROW,
    slug: `client-${n}`,
    ...newItemDates({ status: 'draft' }),
  });
  const rows = Array.from({ length: 120 }, (_, n) => row(n));
  await db.write((tx) => tx.insert(caseStudies).values(rows), { withinMs: 5000 });
  const ids = (await db.read((read) => read.select({ id: caseStudies.id }).from(caseStudies))).map(
    ({ id }) => id,
  );
  const first = ids[0] as number;
  const stat = await createStat(db, first, {
    ...{ icon: null, number: '1', valueAfterNumber: null, supportingText: null, measurement: null },
  });
  const { answer } = await changeInBulk(db, 'case-study', { action: 'delete', ids });
  expect(await db.read((read) => read.$count(caseStudies))).toBe(0);
  await changeInBulk(db, 'case-study', answer.undo);
  expect(await db.read((read) => read.$count(caseStudies))).toBe(120);
  expect((await findCaseStudy(db, first, { includeHidden: true }))?.stats).toEqual([stat]);
});

test('returns the stamps before and after, so that an open form can continue', async (db) => {
  const { id, updatedAt } = await makePost(db);
  const { answer, items } = await changeInBulk(db, 'post', { action: 'unpublish', ids: [id] });
  expect(answer.stamps).toEqual([{ id, from: updatedAt, to: items[0]?.updatedAt as string }]);
});

test('a current draft stays current after a change of status', async (db) => {
  const current = await makePost(db, { slug: 'a' });
  const late = await makePost(db, { slug: 'b' });
  await saveDraft(db, 'post', current.id, { fields: { title: 'A' } });
  await saveDraft(db, 'post', late.id, { fields: { title: 'B' }, basedOn: PAST });
  const ids = [current.id, late.id];
  const { answer } = await changeInBulk(db, 'post', { action: 'unpublish', ids });
  expect((await findDraft(db, 'post', current.id))?.basedOn).toBe(answer.stamps[0]?.to as string);
  expect((await findDraft(db, 'post', late.id))?.basedOn).toBe(PAST);
});
