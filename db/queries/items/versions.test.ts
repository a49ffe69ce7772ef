// The history of items: versions of saves and of stats, pruning, and restoring.
import { expect, setSystemTime } from 'bun:test';
import { eq } from 'drizzle-orm';
import { statInput } from '#db/contract/case-studies.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '#db/errors.ts';
import {
  STAT_BURST_MS,
  VERSION_MAX_BYTES,
  VERSIONS_KEPT,
  VERSIONS_KEPT_BYTES,
} from '#db/limits.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { findPost } from '#db/queries/posts.ts';
import { createStat, deleteStat, updateStat } from '#db/queries/stats.ts';
import { versions } from '#db/schema.ts';
import { makePost, makeStudy, savePost, saveStudy } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { deleteDraft, saveDraft } from './drafts.ts';
import { restoreVersion, restoreVersionAsDraft } from './restore-version.ts';
import { findLastTokens, getVersion, listVersions, recordVersions } from './versions.ts';

const test = testOnPrimaries();
const stat = (number: string) => statInput.parse({ number });

async function historyOf(db: Database, kind: ItemKind, id: number) {
  return (await listVersions(db, kind, id, { page: 1, limit: 200 })).versions;
}

test('a version of another item, or a missing one, is not found', async (db) => {
  const one = await makePost(db, { slug: 'one' });
  const two = await makePost(db, { slug: 'two' });
  const [version] = await historyOf(db, 'post', two.id);
  for (const [id, versionId] of [
    [one.id, version?.id ?? 0],
    [one.id, 999_999],
    [999, version?.id ?? 0],
  ] as const)
    for (const restore of [restoreVersion, restoreVersionAsDraft])
      await expect(restore(db, 'post', id, versionId)).rejects.toBeInstanceOf(NotFoundError);
});

test('refuses to restore an invalid version', async (db) => {
  const post = await makePost(db);
  await saveDraft(db, 'post', post.id, {
    fields: { title: '', content: sanitiseHtml('<p>Half</p>') },
  });
  await deleteDraft(db, 'post', post.id);
  const [draft] = await historyOf(db, 'post', post.id);
  expect(draft?.cause).toBe('draft');
  const restored = restoreVersion(db, 'post', post.id, draft?.id ?? 0);
  await expect(restored).rejects.toBeInstanceOf(InvalidInputError);
  expect(await findPost(db, post.id)).toEqual(post);
});

test('refuses to restore a taken address', async (db) => {
  const post = await makePost(db, { slug: 'first' });
  await savePost(db, post, { slug: 'second' });
  await makePost(db, { slug: 'first' });
  const history = await historyOf(db, 'post', post.id);
  const restored = restoreVersion(db, 'post', post.id, history.at(-1)?.id ?? 0);
  await expect(restored).rejects.toBeInstanceOf(ConflictError);
  expect(await historyOf(db, 'post', post.id)).toEqual(history);
});

test('every save stores a version with its time, cause and changed fields', async (db) => {
  const post = await makePost(db);
  const second = await savePost(db, post, { title: 'Second', categories: ['SEO'] });
  const third = await savePost(db, second, { status: 'draft' });
  const history = await historyOf(db, 'post', post.id);
  expect(history.map(({ id: _, ...version }) => version)).toEqual([
    {
      savedAt: third.updatedAt,
      cause: 'saved',
      title: 'Second',
      status: 'draft',
      changed: ['status'],
      writtenBy: null,
    },
    {
      savedAt: second.updatedAt,
      cause: 'saved',
      title: 'Second',
      status: 'published',
      changed: expect.arrayContaining(['title', 'categories']),
      writtenBy: null,
    },
    {
      savedAt: post.updatedAt,
      cause: 'created',
      title: 'A post',
      status: 'published',
      changed: [],
      writtenBy: null,
    },
  ]);
  const first = await db.read((read) => getVersion(read, 'post', post.id, history.at(-1)?.id ?? 0));
  expect(first.snapshot).toEqual(post);
});

test('the first version of an older item is its previous state', async (db) => {
  const post = await makePost(db);
  await db.write((tx) => tx.delete(versions));
  await savePost(db, post, { title: 'New' });
  const history = await historyOf(db, 'post', post.id);
  expect(history.map(({ cause, title }) => [cause, title])).toEqual([
    ['saved', 'New'],
    ['created', 'A post'],
  ]);
});

test('a restore changes text but not status, date and menu order, and is a version itself', async (db) => {
  const study = await makeStudy(db, { challengeContent: '<p>Was</p>', menuOrder: 1 });
  const changed = await saveStudy(db, study, {
    challengeContent: '<p>Is</p>',
    title: 'Other',
    menuOrder: 7,
    status: 'draft',
  });
  const history = await historyOf(db, 'case-study', study.id);
  const { after: restored } = await restoreVersion(
    db,
    'case-study',
    study.id,
    history.at(-1)?.id ?? 0,
  );
  expect(restored).toEqual({
    ...study,
    menuOrder: 7,
    status: 'draft',
    updatedAt: restored.updatedAt,
  });
  expect(restored.updatedAt > changed.updatedAt).toBe(true);
  expect((await historyOf(db, 'case-study', study.id))[0]).toMatchObject({
    cause: 'restored',
    changed: expect.arrayContaining(['challengeContent', 'title']),
  });
});

test('a restore that is repeated after a lost response changes nothing', async (db) => {
  const study = await makeStudy(db);
  const one = await createStat(db, study.id, stat('1'));
  await saveStudy(db, study, { challengeContent: '<p>Is</p>' });
  await deleteStat(db, one.id);
  const first = (await historyOf(db, 'case-study', study.id)).at(-1)?.id ?? 0;
  const { after } = await restoreVersion(db, 'case-study', study.id, first);
  expect(after.stats).toMatchObject([stat('1')]);
  const history = await historyOf(db, 'case-study', study.id);
  const again = await restoreVersion(db, 'case-study', study.id, first);
  expect(again).toEqual({ before: after, after, moved: [] });
  expect(await historyOf(db, 'case-study', study.id)).toEqual(history);
});

test('the stats of one save belong to its version; later ones get their own', async (db) => {
  const study = await makeStudy(db);
  const one = await createStat(db, study.id, stat('1'));
  const two = await createStat(db, study.id, stat('2'));
  expect(await historyOf(db, 'case-study', study.id)).toHaveLength(1);
  try {
    setSystemTime(new Date(Date.now() + STAT_BURST_MS + 1000));
    await updateStat(db, one.id, stat('10'));
    await deleteStat(db, two.id);
  } finally {
    setSystemTime();
  }
  const history = await historyOf(db, 'case-study', study.id);
  expect(history.map(({ cause, changed }) => [cause, changed])).toEqual([
    ['saved', ['stats']],
    ['created', []],
  ]);
  const { after: restored } = await restoreVersion(db, 'case-study', study.id, history[1]?.id ?? 0);
  // the id of a deleted stat is not used again
  expect(restored.stats).toEqual([one, { ...two, id: two.id + 1 }]);
  expect((await findCaseStudy(db, study.id))?.stats).toEqual(restored.stats);
});

test('stores a limited number of versions', async (db) => {
  const post = await makePost(db);
  const saves = Array.from({ length: VERSIONS_KEPT }, (_, n) => ({
    before: post,
    after: { ...post, title: `Title ${n}` },
    cause: 'saved' as const,
  }));
  await db.write((tx) => recordVersions(tx, 'post', saves), { withinMs: 5000 });
  await savePost(db, post, { title: 'Last' });
  const history = await historyOf(db, 'post', post.id);
  expect(history).toHaveLength(VERSIONS_KEPT);
  expect(history[0]?.title).toBe('Last');
  expect(history.at(-1)?.title).toBe('Title 1');
});

test('stores versions of a limited total size', async (db) => {
  const post = await makePost(db);
  const large = { ...post, content: sanitiseHtml('x'.repeat(VERSIONS_KEPT_BYTES / 4)) };
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await db.write(
      (tx) =>
        recordVersions(tx, 'post', [{ before: post, after: { ...large, title }, cause: 'saved' }]),
      { withinMs: 5000 },
    );
  const history = await historyOf(db, 'post', post.id);
  expect(history.map(({ title }) => title)).toEqual(['Four', 'Three', 'Two']);
});

test('the token that saved an item last is not that of another kind with the same id', async (db) => {
  const study = await makeStudy(db);
  await makePost(db);
  const byToken = { itemId: study.id, writtenBy: 'Drafting assistant' };
  await db.write((tx) => tx.update(versions).set(byToken).where(eq(versions.kind, 'post')));
  const tokens = (kind: ItemKind) => db.read((read) => findLastTokens(read, kind, [study.id]));
  expect(await tokens('case-study')).toEqual(new Map());
  expect(await tokens('post')).toEqual(new Map([[study.id, 'Drafting assistant']]));
});

test('an item that is too large for a version is saved without one', async (db) => {
  const half = `<p>${'x'.repeat(VERSION_MAX_BYTES / 2)}</p>`;
  const patient: Database = {
    ...{ migrate: db.migrate, check: db.check, close: db.close, replica: db.replica },
    read: (work) => db.read(work),
    write: (work) => db.write(work, { withinMs: 5000 }),
  };
  const study = await makeStudy(patient, { challengeContent: half, solutionContent: half });
  expect(await historyOf(db, 'case-study', study.id)).toEqual([]);
});
