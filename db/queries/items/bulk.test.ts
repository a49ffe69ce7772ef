// Bulk actions: atomic, and undone by the body in the response.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { BulkInput } from '#db/contract/bulk.ts';
import { statInput } from '#db/contract/case-studies.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import type { Database } from '#db/database.ts';
import { ConflictError, IncompleteItemError, NotFoundError } from '#db/errors.ts';
import { deleteCaseStudy, findCaseStudy } from '#db/queries/case-studies.ts';
import { findDocument } from '#db/queries/documents/documents.ts';
import { findPost } from '#db/queries/posts.ts';
import { createStat } from '#db/queries/stats.ts';
import { caseStudies, drafts, stats, versions } from '#db/schema.ts';
import { cleanPost, cleanStudy } from '#db/testing/clean-input.ts';
import { makeDocument, makePost, makeStudy } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { changeInBulk } from './bulk.ts';
import { findDraft, saveDraft } from './drafts.ts';
import { newItemDates } from './saving.ts';
import { restoreDeleted } from './trash.ts';
import { listVersions } from './versions.ts';

const test = testOnPrimaries();
const FUTURE = '2999-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

/** The fields of a draft with this content, sanitised. */
function words(content: string) {
  return { content: cleanPost({ title: 'Any', content, status: 'draft' }).content };
}

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

test('an item that somebody else deleted is named', async (db) => {
  const [first, ...others] = await three(db);
  if (!first) throw new Error('no item');
  await changeInBulk(db, 'post', { action: 'delete', ids: [first.id] });
  const ids = [...others.map(({ id }) => id), first.id];
  for (const action of ['publish', 'delete'] as const)
    await expect(changeInBulk(db, 'post', { action, ids })).rejects.toThrow(
      `“${first.title}” was deleted meanwhile, so nothing was changed`,
    );
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

test('items that already have the status are unchanged and not counted', async (db) => {
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

test('the first publication gets the current date, a later one keeps its date', async (db) => {
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
  const study = { title: 'A client', description: 'Words', categories: ['UX'] };
  const dates = newItemDates({ status: 'draft' });
  const rows = Array.from({ length: 120 }, (_, n) => ({
    ...cleanStudy({ ...study, slug: `client-${n}` }),
    ...dates,
  }));
  await db.write((tx) => tx.insert(caseStudies).values(rows), { withinMs: 5000 });
  const ids = (await db.read((read) => read.select({ id: caseStudies.id }).from(caseStudies))).map(
    ({ id }) => id,
  );
  const first = ids[0] as number;
  const stat = await createStat(db, first, statInput.parse({ number: '1' }));
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

test('a draft is published with its autosaved changes', async (db) => {
  const post = await makePost(db, { content: '<p>SECRET</p>', status: 'draft' });
  const untouched = await makePost(db, { slug: 'b', status: 'draft' });
  await saveDraft(db, 'post', post.id, {
    fields: { ...words('<p>Said</p>'), title: 'New', publishDate: 'soon', status: 'draft' },
  });
  const ids = [post.id, untouched.id];
  const { answer, items } = await changeInBulk(db, 'post', { action: 'publish', ids });
  const stored = await findPost(db, post.id);
  expect(stored).toEqual(items[0] as NonNullable<typeof stored>);
  expect(stored).toMatchObject({ content: '<p>Said</p>', title: 'New', status: 'published' });
  expect(answer.stamps[0]).toEqual({
    id: post.id,
    from: post.updatedAt,
    to: stored?.updatedAt as string,
  });
  expect(answer.changed).toEqual(ids);
  expect(await findDraft(db, 'post', post.id)).toBeNull();
  const { versions } = await listVersions(db, 'post', post.id, { page: 1, limit: 9 });
  expect(versions.map(({ cause }) => cause)).toEqual(['saved', 'created']);
  await changeInBulk(db, 'post', answer.undo);
  expect(await findPost(db, post.id)).toMatchObject({ content: '<p>Said</p>', status: 'draft' });
});

test('a draft of a case study is published with its drafted stats', async (db) => {
  const { id } = await makeStudy(db, { status: 'draft' });
  await db.write((tx) => tx.insert(stats).values({ caseStudyId: id, number: '1', order: 0 }));
  const fields = { description: 'Typed', stats: [{ number: '2' }, { number: '3' }] };
  await saveDraft(db, 'case-study', id, { fields });
  await changeInBulk(db, 'case-study', { action: 'publish', ids: [id] });
  const study = await findCaseStudy(db, id);
  expect(study?.description).toBe('Typed');
  expect(study?.stats.map(({ number }) => number)).toEqual(['2', '3']);
});

test('drafted stats never get the ids of stats of a deleted case study', async (db) => {
  const deleted = await makeStudy(db, { slug: 'deleted' });
  const theirs = await createStat(db, deleted.id, statInput.parse({ number: '1' }));
  await deleteCaseStudy(db, deleted.id);
  const { id } = await makeStudy(db, { status: 'draft' });
  const mine = await createStat(db, id, statInput.parse({ number: '2' }));
  const typed = [mine.id, mine.id, theirs.id, Number.MAX_SAFE_INTEGER];
  const fields = { stats: typed.map((each) => ({ id: each, number: '3' })) };
  await saveDraft(db, 'case-study', id, { fields });
  await changeInBulk(db, 'case-study', { action: 'publish', ids: [id] });
  const ids = (await findCaseStudy(db, id))?.stats.map((stat) => stat.id) ?? [];
  expect(ids[0]).toBe(mine.id);
  expect(new Set(ids).size).toBe(typed.length);
  expect((await createStat(db, id, statInput.parse({ number: '4' }))).id).toBeLessThan(100);
  expect((await restoreDeleted(db, 'case-study', deleted.id)).item).toEqual({
    ...deleted,
    stats: [theirs],
  });
});

test('a draft of a page is published with its autosaved changes', async (db) => {
  const { id } = await makeDocument(db, { content: newPage('A page') });
  await saveDraft(db, 'document', id, { fields: { title: 'Typed', slug: 'typed' } });
  await changeInBulk(db, 'document', { action: 'publish', ids: [id] });
  expect(await findDocument(db, id)).toMatchObject({ title: 'Typed', slug: 'typed' });
});

test('a draft with incomplete changes is not published', async (db) => {
  const { id } = await makePost(db, { status: 'draft' });
  await saveDraft(db, 'post', id, { fields: { ...words(''), slug: 'Not one' } });
  const input: BulkInput = { action: 'publish', ids: [id] };
  const refused = await changeInBulk(db, 'post', input).catch((error) => error);
  expect(refused).toBeInstanceOf(IncompleteItemError);
  const paths = refused.errors.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(['ids.0.slug', 'ids.0.content']);
  expect((await findPost(db, id))?.status).toBe('draft');
});

test('a taken slug is reported with the item, and nothing is published', async (db) => {
  await makePost(db, { slug: 'taken' });
  const free = await makePost(db, { slug: 'free', status: 'draft' });
  const typed = await makePost(db, { title: 'Typed', slug: 'typed', status: 'draft' });
  await saveDraft(db, 'post', typed.id, { fields: { slug: 'taken' } });
  const input: BulkInput = { action: 'publish', ids: [free.id, typed.id] };
  const refused = await changeInBulk(db, 'post', input).catch((error) => error);
  expect(refused).toBeInstanceOf(ConflictError);
  expect(refused).toMatchObject({
    path: 'ids.1.slug',
    message: '“Typed”: This slug is already in use',
  });
  expect((await findPost(db, free.id))?.status).toBe('draft');
});

test('a restored item whose address is taken is returned with its new one', async (db) => {
  const { id } = await makePost(db, { title: 'Returns', slug: 'returns' });
  const { answer } = await changeInBulk(db, 'post', { action: 'delete', ids: [id] });
  await makePost(db, { slug: 'returns' });
  const { answer: undone } = await changeInBulk(db, 'post', answer.undo);
  expect(undone.restored).toEqual([
    {
      kind: 'post',
      id,
      title: 'Returns',
      slug: 'returns-2',
      slugChanged: true,
      becameDraft: false,
    },
  ]);
});

test('restoring a document of the site that was stored again reports which one', async (db) => {
  const brand = { type: 'brand' as const, slug: 'brand' };
  const page = await makeDocument(db);
  const { id } = await makeDocument(db, brand);
  await changeInBulk(db, 'document', { action: 'delete', ids: [page.id, id] });
  await makeDocument(db, brand);
  const input: BulkInput = { action: 'restore', ids: [page.id, id] };
  const refused = await changeInBulk(db, 'document', input).catch((error) => error);
  expect(refused).toBeInstanceOf(ConflictError);
  expect(refused.path).toBe('ids.1');
  expect(await findDocument(db, page.id)).toBeNull();
});

test('a pending draft of a public or scheduled item stays pending', async (db) => {
  const live = await makePost(db, { slug: 'a', publishDate: PAST });
  const later = await makePost(db, { slug: 'b', status: 'scheduled', publishDate: FUTURE });
  const ids = [live.id, later.id];
  for (const id of ids) await saveDraft(db, 'post', id, { fields: { title: 'Typed' } });
  await changeInBulk(db, 'post', { action: 'publish', ids });
  for (const id of ids) {
    expect(await findPost(db, id)).toMatchObject({ title: 'A post', status: 'published' });
    expect((await findDraft(db, 'post', id))?.fields).toEqual({ title: 'Typed' });
  }
});

test('the draft of another kind with the same id is neither published nor unscheduled', async (db) => {
  const { id } = await makePost(db);
  const study = await makeStudy(db);
  await saveDraft(db, 'case-study', study.id, { fields: { title: 'Typed' } });
  await db.write((tx) => tx.update(drafts).set({ itemId: id, publishAt: FUTURE }));
  for (const action of ['unpublish', 'publish'] as const)
    await changeInBulk(db, 'post', { action, ids: [id] });
  expect(await findPost(db, id)).toMatchObject({ title: 'A post', status: 'published' });
  const stored = await db.read((read) => read.select().from(drafts));
  expect(stored).toMatchObject([{ kind: 'case-study', publishAt: FUTURE }]);
});

test('a post of the same id as a public case study gets the current date at its first publication', async (db) => {
  const { id } = await makePost(db, { status: 'draft', publishDate: PAST });
  await makeStudy(db);
  await db.write((tx) =>
    tx.update(versions).set({ itemId: id }).where(eq(versions.kind, 'case-study')),
  );
  await changeInBulk(db, 'post', { action: 'publish', ids: [id] });
  expect((await findPost(db, id))?.publishDate).not.toBe(PAST);
});
