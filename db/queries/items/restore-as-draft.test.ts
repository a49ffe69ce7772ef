// Restoring a version as the draft of its item: visitors still see the live item.
import { expect } from 'bun:test';
import { statInput } from '#db/contract/case-studies.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { findPost } from '#db/queries/posts.ts';
import { createStat, deleteStat } from '#db/queries/stats.ts';
import { makePost, makeStudy, savePost, saveStudy } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { findDraft, saveDraft } from './drafts.ts';
import { restoreVersionAsDraft } from './restore-version.ts';
import { listVersions } from './versions.ts';

const test = testOnPrimaries();
const PAGE = { page: 1, limit: 200 };

test('the version becomes the draft, and the live content stays', async (db) => {
  const post = await makePost(db, { title: 'First', slug: 'first' });
  const live = await savePost(db, post, { title: 'Second', status: 'published' });
  const { versions } = await listVersions(db, 'post', post.id, PAGE);
  const draft = await restoreVersionAsDraft(db, 'post', post.id, versions.at(-1)?.id ?? 0);
  expect(draft).toMatchObject({ fields: { title: 'First' }, basedOn: live.updatedAt });
  expect(await findDraft(db, 'post', post.id)).toEqual(draft);
  expect(await findPost(db, post.id)).toEqual(live);
  expect(Object.keys(draft?.fields ?? {})).toEqual(['title']);
});

test('restoring the live version leaves no draft', async (db) => {
  const post = await savePost(db, await makePost(db), { title: 'Second' });
  await saveDraft(db, 'post', post.id, { fields: { title: 'Third' } });
  const { versions } = await listVersions(db, 'post', post.id, PAGE);
  expect(await restoreVersionAsDraft(db, 'post', post.id, versions[0]?.id ?? 0)).toBeNull();
  expect(await findDraft(db, 'post', post.id)).toBeNull();
});

test('a replaced draft stays in the history, and the stamp grows', async (db) => {
  const post = await makePost(db, { title: 'First' });
  await savePost(db, post, { title: 'Second' });
  const before = await saveDraft(db, 'post', post.id, {
    fields: { content: sanitiseHtml('<p>Typed and not published.</p>') },
  });
  const { versions } = await listVersions(db, 'post', post.id, PAGE);
  const draft = await restoreVersionAsDraft(db, 'post', post.id, versions.at(-1)?.id ?? 0);
  expect(draft?.fields).toEqual({ title: 'First' });
  expect(draft && before && draft.updatedAt > before.updatedAt).toBe(true);
  const [newest] = (await listVersions(db, 'post', post.id, PAGE)).versions;
  expect(newest).toMatchObject({ cause: 'draft', changed: ['content'] });
});

test('stats are restored only in the draft, and the menu order stays', async (db) => {
  const study = await makeStudy(db, { menuOrder: 3 });
  const stat = await createStat(db, study.id, statInput.parse({ number: '12', icon: '+' }));
  await saveStudy(db, study, { title: 'Later', menuOrder: 8 });
  await deleteStat(db, stat.id);
  const { versions } = await listVersions(db, 'case-study', study.id, PAGE);
  const first = versions.at(-1)?.id ?? 0;
  const draft = await restoreVersionAsDraft(db, 'case-study', study.id, first);
  expect(draft?.fields).toMatchObject({ stats: [{ number: '12', icon: '+' }] });
  expect(draft?.fields).not.toHaveProperty('menuOrder');
  const stored = await findCaseStudy(db, study.id, { includeHidden: true });
  expect(stored).toMatchObject({ stats: [], menuOrder: 8 });
});
