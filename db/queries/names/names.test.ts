// Names shared by items: counted, renamed, merged, and renames undone.
import { expect } from 'bun:test';
import type { Draft, PostDraftFields } from '#db/contract/drafts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { renameInput, renameTakeBack } from '#db/contract/names.ts';
import type { Database } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { deleteDocument, findDocument, updateDocument } from '#db/queries/documents/documents.ts';
import { findDraft, saveDraft } from '#db/queries/items/drafts.ts';
import { findFormerNames } from '#db/queries/items/former-names.ts';
import { restoreVersion, restoreVersionAsDraft } from '#db/queries/items/restore-version.ts';
import { restoreDeleted } from '#db/queries/items/trash.ts';
import { getVersion, listVersions } from '#db/queries/items/versions.ts';
import { deletePost, findPost } from '#db/queries/posts.ts';
import { cleanDocument } from '#db/testing/clean-input.ts';
import { makeDocument, makePost, makeStudy, savePost, saveStudy } from '#db/testing/items.ts';
import { testOnEveryDatabase, testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { listNames } from './list-names.ts';
import { findRenames } from './present-names.ts';
import { renameEverywhere, takeBackRename } from './rename-everywhere.ts';

const test = testOnPrimaries();
const testOnAll = testOnEveryDatabase();

const fieldsOf = (draft: Draft | null) => (draft?.fields ?? {}) as PostDraftFields;

test('a name that is empty, too long, unchanged or a list is rejected', async () => {
  const of = 'post-category';
  for (const to of ['', '  ', 'x'.repeat(201), 'B2B', 'Retail, Tools', 'Re\ntail', 'a\0b', 7])
    expect(renameInput.safeParse({ of, from: 'B2B', to }).success).toBe(false);
  expect(renameInput.safeParse({ of: 'slug', from: 'B2B', to: 'Trade' }).success).toBe(false);
  expect(renameInput.parse({ of, from: 'B2B', to: ' Trade ' }).to).toBe('Trade');
});

test('an unused name is not found, and nothing changes', async (db) => {
  const post = await makePost(db, { categories: ['B2B'] });
  for (const [of, from] of [
    ['post-category', 'b2b'],
    ['author', 'B2B'],
    ['sector', ''],
  ] as const)
    await expect(renameEverywhere(db, { of, from, to: 'Trade' })).rejects.toBeInstanceOf(
      NotFoundError,
    );
  expect(await findPost(db, post.id)).toEqual(post);
});

test('counts each name by its kind', async (db) => {
  await makePost(db, { slug: 'one', categories: ['B2B', 'Pricing'], author: 'Ada' });
  await makePost(db, { slug: 'two', categories: ['B2B'], status: 'draft' });
  await makeStudy(db, { categories: ['B2B'], sector: 'Tools', ourRole: ['Design'] });
  expect(await listNames(db)).toEqual([
    { of: 'post-category', name: 'B2B', count: 2 },
    { of: 'post-category', name: 'Pricing', count: 1 },
    { of: 'author', name: 'Ada', count: 1 },
    { of: 'case-study-category', name: 'B2B', count: 1 },
    { of: 'sector', name: 'Tools', count: 1 },
    { of: 'role', name: 'Design', count: 1 },
  ]);
});

test('renames in every item that has the name, as a version of each, and in no other item', async (db) => {
  const one = await makePost(db, { slug: 'one', categories: ['B2B', 'Pricing'] });
  const two = await makePost(db, { slug: 'two', categories: ['Pricing'] });
  const study = await makeStudy(db, { categories: ['B2B'] });
  const { answer } = await renameEverywhere(db, { of: 'post-category', from: 'B2B', to: 'Trade' });
  expect(answer.changed).toBe(1);
  const after = await findPost(db, one.id);
  expect(after).toMatchObject({ categories: ['Trade', 'Pricing'], status: one.status });
  expect(after && after.updatedAt > one.updatedAt).toBe(true);
  expect(await findPost(db, two.id)).toEqual(two);
  expect(await findCaseStudy(db, study.id, { includeHidden: true })).toEqual(study);
  const { versions } = await listVersions(db, 'post', one.id, { page: 1, limit: 9 });
  expect(versions[0]).toMatchObject({ cause: 'saved', changed: ['categories'] });
});

test('merges into an existing name, and Undo reverts that exactly', async (db) => {
  const both = await makeStudy(db, { slug: 'both', categories: ['Trade', 'Retail', 'B2B'] });
  const one = await makeStudy(db, { slug: 'one', categories: ['B2B'] });
  const { answer } = await renameEverywhere(db, {
    ...{ of: 'case-study-category', from: 'B2B', to: 'Trade' },
  } as const);
  expect(await categoriesOf(db, both.id)).toEqual(['Trade', 'Retail']);
  expect(await categoriesOf(db, one.id)).toEqual(['Trade']);
  await takeBackRename(db, answer.undo);
  expect(await categoriesOf(db, both.id)).toEqual(['Trade', 'Retail', 'B2B']);
  expect(await categoriesOf(db, one.id)).toEqual(['B2B']);
});

test('an item saved since a rename keeps the new name after Undo', async (db) => {
  const post = await makePost(db, { author: 'Ada' });
  const { answer } = await renameEverywhere(db, { of: 'author', from: 'Ada', to: 'Ada L.' });
  const now = await findPost(db, post.id);
  if (now) await savePost(db, now, { title: 'Saved since' });
  expect((await takeBackRename(db, answer.undo)).answer.changed).toBe(0);
  expect(await findPost(db, post.id)).toMatchObject({ author: 'Ada L.', title: 'Saved since' });
});

test('deleted items are renamed too, and get their former name after Undo', async (db) => {
  const kept = await makePost(db, { slug: 'kept', author: 'Ada' });
  const post = await makePost(db, { slug: 'gone', author: 'Ada', categories: ['B2B'] });
  await saveDraft(db, 'post', post.id, { fields: { title: 'Typed' } });
  await deletePost(db, post.id);
  const { answer } = await renameEverywhere(db, { of: 'author', from: 'Ada', to: 'Ada L.' });
  expect(answer.changed).toBe(1);
  const { item } = await restoreDeleted(db, 'post', post.id);
  expect(item).toEqual({ ...post, author: 'Ada L.', updatedAt: item.updatedAt });
  expect((await findDraft(db, 'post', post.id))?.basedOn).toBe(item.updatedAt);
  await deletePost(db, kept.id);
  await takeBackRename(db, answer.undo);
  expect(await findPost(db, post.id)).toMatchObject({ author: 'Ada' });
  expect((await restoreDeleted(db, 'post', kept.id)).item).toMatchObject({ author: 'Ada' });
});

test('pending drafts are renamed too, and stay based on their item', async (db) => {
  const post = await makePost(db, { author: 'Ada', categories: ['B2B'] });
  await saveDraft(db, 'post', post.id, { fields: { categories: ['Pricing', 'B2B'] } });
  await renameEverywhere(db, { of: 'post-category', from: 'B2B', to: 'Trade' });
  const draft = await findDraft(db, 'post', post.id);
  const stored = await findPost(db, post.id);
  expect(fieldsOf(draft).categories).toEqual(['Pricing', 'Trade']);
  expect(draft?.basedOn).toBe(stored?.updatedAt ?? '');
});

test('Undo includes pending drafts, unless they were saved since', async (db) => {
  const [one, other] = [
    await makePost(db, { slug: 'one', categories: ['B2B'] }),
    await makePost(db, { slug: 'other', categories: ['B2B'] }),
  ];
  for (const { id } of [one, other])
    await saveDraft(db, 'post', id, { fields: { categories: ['Pricing', 'B2B'] } });
  const of = 'post-category';
  const { answer } = await renameEverywhere(db, { of, from: 'B2B', to: 'Trade' });
  const draft = await findDraft(db, 'post', other.id);
  await saveDraft(db, 'post', other.id, {
    fields: { categories: ['Trade'], title: 'Saved since' },
    updatedAt: draft?.updatedAt,
  });
  await takeBackRename(db, answer.undo);
  expect(fieldsOf(await findDraft(db, 'post', one.id)).categories).toEqual(['Pricing', 'B2B']);
  expect(fieldsOf(await findDraft(db, 'post', other.id)).categories).toEqual(['Trade']);
});

// visitors are redirected from former names, and read the replica
testOnAll(
  'Undo of a merge keeps older redirects unchanged, and a redo changes them too',
  async (db) => {
    const of = 'post-category';
    await makePost(db, { slug: 'one', categories: ['Commerce'] });
    await makePost(db, { slug: 'two', categories: ['Costs'] });
    await renameEverywhere(db, { of, from: 'Commerce', to: 'Trade' });
    await renameEverywhere(db, { of, from: 'Costs', to: 'Pricing' });
    const merge = await renameEverywhere(db, { of, from: 'Pricing', to: 'Trade' });
    const former = async () =>
      Object.fromEntries(await findFormerNames(db, of, ['commerce', 'costs', 'trade']));
    const merged = { commerce: 'Trade', costs: 'Trade' };
    expect(await former()).toEqual(merged);
    const undo = await takeBackRename(db, renameTakeBack.parse(merge.answer.undo));
    expect(await former()).toEqual({ commerce: 'Trade', costs: 'Pricing' });
    await takeBackRename(db, renameTakeBack.parse(undo.answer.undo));
    expect(await former()).toEqual(merged);
  },
);

test('an Undo without a name is rejected', async () => {
  const item = { id: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
  for (const names of [[], ['']])
    expect(
      renameTakeBack.safeParse({ of: 'sector', items: [{ ...item, names }], drafts: [] }).success,
    ).toBe(names.length > 0);
});

test('a restored version has the present names, as the item and as its draft', async (db) => {
  const post = await makePost(db, { author: 'Ada', categories: ['B2B', 'Pricing', 'Trade'] });
  await makePost(db, { slug: 'other', author: 'Ada', categories: ['B2B', 'Pricing'] });
  await savePost(db, post, { author: 'Bob', categories: ['Retail'] });
  await renameEverywhere(db, { of: 'post-category', from: 'B2B', to: 'Trade' });
  await renameEverywhere(db, { of: 'post-category', from: 'Pricing', to: 'pricing' });
  await renameEverywhere(db, { of: 'author', from: 'Ada', to: 'ada' });
  await renameEverywhere(db, { of: 'author', from: 'ada', to: 'Ada L.' });
  const names = { author: 'Ada L.', categories: ['Trade', 'pricing'] };
  const first = await firstVersionOf(db, 'post', post.id);
  expect((await restoreVersionAsDraft(db, 'post', post.id, first))?.fields).toEqual(names);
  expect((await restoreVersion(db, 'post', post.id, first)).after).toMatchObject(names);
});

test('a restored version keeps a name that items have again, or that was new after the rename', async (db) => {
  await makeStudy(db, { slug: 'one', sector: 'Tools', ourRole: ['Design'] });
  for (const [of, from, to] of [
    ['sector', 'Tools', 'Hardware'],
    ['role', 'Design', 'Drawing'],
  ] as const)
    await renameEverywhere(db, { of, from, to });
  await Bun.sleep(2);
  const study = await makeStudy(db, { slug: 'two', sector: 'Tools', ourRole: ['Design'] });
  await saveStudy(db, study, { sector: 'Books', ourRole: ['Writing'] });
  await makeStudy(db, { slug: 'three', ourRole: ['Design'] });
  const first = await firstVersionOf(db, 'case-study', study.id);
  const { after } = await restoreVersion(db, 'case-study', study.id, first);
  expect(after).toMatchObject({ sector: 'Tools', ourRole: ['Design'] });
});

test('after Undo of a merge a restored version keeps the name that it was merged into', async (db) => {
  await makeStudy(db, { slug: 'one', ourRole: ['Design'] });
  const study = await makeStudy(db, { slug: 'two', ourRole: ['UX'] });
  const merge = { of: 'role', from: 'Design', to: 'UX' } as const;
  const { answer } = await renameEverywhere(db, merge);
  await takeBackRename(db, answer.undo);
  await saveStudy(db, study, { ourRole: [] });
  const first = await firstVersionOf(db, 'case-study', study.id);
  expect((await restoreVersion(db, 'case-study', study.id, first)).after).toMatchObject({
    ourRole: ['UX'],
  });
});

test('a collection that keeps a merged name beside the other is not said to be renamed', async (db) => {
  await makePost(db, { author: 'Ada' });
  const content = { v: 1, items: [{ name: 'Ada' }, { name: 'Bob' }] };
  const about = { type: 'people-list', slug: 'people-list', title: 'People' };
  const people = await makeDocument(db, { ...about, content } as never);
  await renameEverywhere(db, { of: 'author', from: 'Ada', to: 'Bob' });
  const first = await firstVersionOf(db, 'document', people.id);
  const renames = await db.read(async (read) => {
    const { snapshot, savedAt } = await getVersion(read, 'document', people.id, first);
    return findRenames(read, 'document', snapshot, savedAt);
  });
  expect(renames).toEqual([]);
});

test('a collection gets the present names with a restored version and from the trash, in its draft too', async (db) => {
  await makePost(db, { author: 'Ada' });
  const contentOf = (...names: string[]) => ({ v: 1, items: names.map((name) => ({ name })) });
  const about = { type: 'people-list', slug: 'people-list', title: 'People' };
  const people = { ...about, status: 'draft', content: contentOf('Ada') } as const;
  const { id } = await makeDocument(db, people);
  await updateDocument(db, id, cleanDocument({ ...people, content: contentOf('Bob') }));
  const first = await firstVersionOf(db, 'document', id);
  await saveDraft(db, 'document', id, { fields: { content: contentOf('Bob', 'Ada') as never } });
  await deleteDocument(db, id);
  await renameEverywhere(db, { of: 'author', from: 'Ada', to: 'Grace' });
  await restoreDeleted(db, 'document', id);
  expect((await findDraft(db, 'document', id))?.fields).toMatchObject({
    content: contentOf('Bob', 'Grace'),
  });
  await restoreVersion(db, 'document', id, first);
  expect((await findDocument(db, id))?.content).toMatchObject(contentOf('Grace'));
  await deleteDocument(db, id);
  await renameEverywhere(db, { of: 'author', from: 'Grace', to: 'Hedy' });
  const { item } = await restoreDeleted(db, 'document', id);
  expect(item).toMatchObject({ content: contentOf('Hedy') });
});

async function firstVersionOf(db: Database, kind: ItemKind, id: number): Promise<number> {
  const { versions } = await listVersions(db, kind, id, { page: 1, limit: 9 });
  return versions.at(-1)?.id ?? 0;
}

async function categoriesOf(db: Database, id: number) {
  return (await findCaseStudy(db, id, { includeHidden: true }))?.categories;
}

test('a collection saved since the rename is not changed by Undo', async (db) => {
  await makePost(db, { author: 'Ada' });
  const content = { v: 1, items: [{ name: 'Ada' }] };
  const people = { type: 'people-list', slug: 'people-list', title: 'People', content };
  const { id } = await makeDocument(db, { ...people, status: 'published' });
  const { answer, collections } = await renameEverywhere(db, {
    ...{ of: 'author', from: 'Ada', to: 'Grace' },
  } as const);
  const [renamed] = collections.flatMap(({ after }) => after ?? []);
  expect(renamed?.content).toMatchObject({ items: [{ name: 'Grace' }] });
  if (renamed) await updateDocument(db, id, renamed);
  expect((await takeBackRename(db, answer.undo)).collections).toEqual([]);
});
