// Copies of items.
import { expect } from 'bun:test';
import { NotFoundError } from '#db/errors.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { findPost } from '#db/queries/posts.ts';
import { createStat } from '#db/queries/stats.ts';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { findDraft, saveDraft } from './drafts.ts';
import { duplicateItem } from './duplicate.ts';
import { listVersions } from './versions.ts';

const test = testOnPrimaries();

test('a copy of a post is a new draft with its own title and slug', async (db) => {
  const post = await makePost(db, { title: 'Kettles', slug: 'kettles', categories: ['SEO'] });
  const copy = await duplicateItem(db, 'post', post.id);
  expect(copy).toMatchObject({
    ...{ title: 'Kettles (copy)', slug: 'kettles-copy', status: 'draft' },
    ...{ content: post.content, categories: ['SEO'] },
  });
  expect(copy.id).not.toBe(post.id);
  expect(await findPost(db, copy.id)).toEqual(copy);
  expect(await findPost(db, post.id)).toEqual(post);
  expect((await duplicateItem(db, 'post', post.id)).slug).toBe('kettles-copy-2');
  const { versions } = await listVersions(db, 'post', copy.id, { page: 1, limit: 9 });
  expect(versions.map(({ cause }) => cause)).toEqual(['created']);
});

test('the title of a copy is never cut within a character', async (db) => {
  const start = 'a'.repeat(TITLE_MAX_CHARS - ' (copy)'.length - 1);
  const post = await makePost(db, { title: `${start}😀 words` });
  expect((await duplicateItem(db, 'post', post.id)).title).toBe(`${start} (copy)`);
});

test('a copy has the pending draft of the original applied; the original keeps its draft', async (db) => {
  const post = await makePost(db, { title: 'Before', slug: 'before' });
  await saveDraft(db, 'post', post.id, { fields: { title: 'After', slug: 'after' } });
  const copy = await duplicateItem(db, 'post', post.id);
  expect([copy.title, copy.slug]).toEqual(['After (copy)', 'after-copy']);
  expect((await findDraft(db, 'post', post.id))?.fields.title).toBe('After');
  expect(await findDraft(db, 'post', copy.id)).toBeNull();
});

test('a copy of a case study has separate stats', async (db) => {
  const study = await makeStudy(db);
  const figure = {
    icon: '+',
    number: '46',
    valueAfterNumber: '%',
    supportingText: 'growth',
    measurement: 'By the till',
  };
  const stat = await createStat(db, study.id, figure);
  const copy = await duplicateItem(db, 'case-study', study.id);
  expect(copy.stats).toEqual([expect.objectContaining({ ...figure, caseStudyId: copy.id })]);
  expect(copy.stats[0]?.id).not.toBe(stat.id);
  const original = await findCaseStudy(db, study.id, { includeHidden: true });
  expect(original?.stats).toEqual([stat]);
});

test('a copy omits unfinished stats of a draft', async (db) => {
  const study = await makeStudy(db);
  const stats = [
    { number: '5' },
    { number: null, order: 0 },
    { number: '', supportingText: 'half typed', order: 1 },
    { number: '7', order: 9, id: 999_999 },
  ];
  await saveDraft(db, 'case-study', study.id, { fields: { stats } });
  const copy = await duplicateItem(db, 'case-study', study.id);
  expect(copy.stats.map(({ number, order }) => [number, order])).toEqual([
    ['5', 0],
    ['7', 9],
  ]);
});

test('a copy has the stored value where that of the draft is invalid', async (db) => {
  const post = await makePost(db, { title: 'Kettles', slug: 'kettles', excerpt: 'Stored' });
  const fields = {
    ...{ title: null, slug: 'Not A Slug/?#', image: 'javascript:alert(1)' },
    ...{ excerpt: 'e'.repeat(9000), author: 'Ann', publishDate: 'not a date' },
  };
  await saveDraft(db, 'post', post.id, { fields });
  const copy = await duplicateItem(db, 'post', post.id);
  expect(copy).toMatchObject({
    ...{ title: 'Kettles (copy)', slug: 'kettles-copy', image: null },
    ...{ excerpt: 'Stored', author: 'Ann', status: 'draft' },
  });
  await savePost(db, copy, {});
});

test('the longest title and slug are shortened for the suffix of a copy', async (db) => {
  const post = await makePost(db, { title: 'T'.repeat(300), slug: 's'.repeat(200) });
  const copy = await duplicateItem(db, 'post', post.id);
  expect([copy.title.length, copy.slug.length]).toEqual([300, 200]);
  expect([copy.title.slice(-8), copy.slug.slice(-6)]).toEqual(['T (copy)', 's-copy']);
  const words = await makePost(db, { slug: `${'w'.repeat(194)}-words` });
  expect((await duplicateItem(db, 'post', words.id)).slug).toBe(`${'w'.repeat(194)}-copy`);
});

test('a missing item cannot be copied', async (db) => {
  for (const kind of ['post', 'case-study'] as const)
    await expect(duplicateItem(db, kind, 999_999)).rejects.toBeInstanceOf(NotFoundError);
});
