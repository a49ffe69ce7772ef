// The admin lists: search, filters, sort orders and counts.
import { expect } from 'bun:test';
import {
  ADMIN_STATUSES,
  adminCaseStudyQuery,
  adminPageQuery,
  adminPostQuery,
} from '#db/contract/admin-lists.ts';
import type { Database } from '#db/database.ts';
import { scheduleDraft } from '#db/queries/items/draft-schedule.ts';
import { findDraft, saveDraft } from '#db/queries/items/drafts.ts';
import { newItemDates } from '#db/queries/items/saving.ts';
import { restoreDeleted } from '#db/queries/items/trash.ts';
import { deletePost } from '#db/queries/posts.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { posts } from '#db/schema.ts';
import { makeDocument, makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { nextMillisecond } from '#testing/next-millisecond.ts';
import { listAdminCaseStudies } from './list-case-studies.ts';
import { listAdminPages } from './list-pages.ts';
import { listAdminPosts } from './list-posts.ts';

const test = testOnPrimaries();
const FUTURE = '2999-01-01T00:00:00.000Z';

async function slugs(db: Database, query: object): Promise<string[]> {
  const list = await listAdminPosts(db, adminPostQuery.parse(query));
  return list.posts.map(({ slug }) => slug);
}

test('an item is listed with the time at which its changes are published', async (db) => {
  const { id } = await makePost(db);
  await scheduleDraft(db, 'post', id, { publishAt: FUTURE, fields: { title: 'Later' } });
  const { posts } = await listAdminPosts(db, adminPostQuery.parse({ status: 'changed' }));
  expect(posts).toMatchObject([{ id, changed: true, changesAt: FUTURE, changesFailed: false }]);
});

test('a search without words finds nothing, and search operators have no effect', async (db) => {
  await makePost(db, { title: 'A OR B "quoted" (x) NEAR' });
  for (const search of ['!!!', '"', '-', '*', '( )', '\u{1f600}'])
    expect(await slugs(db, { search })).toEqual([]);
  for (const search of ['or', '"quoted', 'a OR', 'near(', 'b* quoted', "b' --"])
    expect(await slugs(db, { search })).toHaveLength(1);
  expect(await slugs(db, { search: 'title:b' })).toEqual([]);
  expect(await slugs(db, { search: '   ' })).toHaveLength(1);
});

test('the search matches titles, addresses, excerpts and bodies, ignoring case, accents and tags', async (db) => {
  await makePost(db, { slug: 'title', title: 'Überraschung' });
  await makePost(db, { slug: 'some-address' });
  await makePost(db, { slug: 'excerpt', excerpt: 'A summary' });
  await makePost(db, {
    slug: 'body',
    content: '<p class="ql-x">Re<strong>turn</strong>s &amp; eCommerce</p>',
  });
  for (const [search, found] of [
    ['uberras', 'title'],
    ['address', 'some-address'],
    ['SUMMARY', 'excerpt'],
    ['returns', 'body'],
    ['commerce', 'body'],
    ['ecomm returns', 'body'],
  ] as const)
    expect(await slugs(db, { search })).toEqual([found]);
  for (const search of ['strong', 'class', 'amp', 'urns'])
    expect(await slugs(db, { search })).toEqual([]);
});

test('words of every script are found whole and by prefix, and a lone combining mark is not a word', async (db) => {
  // decomposed accents, combining marks within words, letters newer than SQLite's tables
  const words = ['cafe\u0301', 'हिन्दी', 'Ελλάδα', 'ค้นหา', 'a\ua7cbb', 'x\u{1e900}y', '𠮷野家'];
  for (const [n, word] of words.entries())
    await makePost(db, { slug: `post-${n}`, content: `<p>One ${word} here</p>` });
  for (const [n, word] of words.entries())
    for (const search of [word, `${word} one`, word.slice(0, -1)])
      expect(await slugs(db, { search })).toEqual([`post-${n}`]);
  expect(await slugs(db, { search: 'हनद्' })).toEqual(['post-1']);
  for (const search of ['\u0301', '\u0301 one \u0301', 'न्द', '野家'])
    expect(await slugs(db, { search })).toHaveLength(search.includes('one') ? words.length : 0);
});

test('the search uses the present text after a save, a delete and a restore', async (db) => {
  const post = await makePost(db, { title: 'Before' });
  await savePost(db, post, { title: 'After' });
  expect(await slugs(db, { search: 'before' })).toEqual([]);
  await deletePost(db, post.id);
  expect(await slugs(db, { search: 'after' })).toEqual([]);
  await restoreDeleted(db, 'post', post.id);
  expect(await slugs(db, { search: 'after' })).toEqual([post.slug]);
});

test('finds case studies by their stories', async (db) => {
  await makeStudy(db, { solutionContent: '<p>A new warehouse</p>', sector: 'Toys' });
  const find = async (query: object) =>
    (await listAdminCaseStudies(db, adminCaseStudyQuery.parse(query))).caseStudies.length;
  expect(await find({ search: 'warehouse toys' })).toBe(1);
  expect(await find({ search: 'warehouse', sector: 'Food' })).toBe(0);
  expect(await find({ search: 'lighthouse' })).toBe(0);
});

test('staff pages are searched, filtered, sorted and counted, without pages of the site', async (db) => {
  await makeDocument(db, { slug: 'zebra', title: 'A zebra', status: 'published' });
  await makeDocument(db, { slug: 'apple', title: 'B apple' });
  await makeDocument(db, { type: 'contact', slug: 'contact', title: 'Contact' });
  const list = (query: object) => listAdminPages(db, adminPageQuery.parse(query));
  const found = async (query: object) => (await list(query)).pages.map(({ slug }) => slug);
  expect(await found({ sort: 'title' })).toEqual(['zebra', 'apple']);
  expect(await found({ search: 'appl' })).toEqual(['apple']);
  expect(await found({ search: 'contact' })).toEqual([]);
  expect(await found({ status: 'published' })).toEqual(['zebra']);
  expect(await found({ sort: 'title', limit: '1', page: '2' })).toEqual(['apple']);
  const { counts, pages } = await list({ sort: 'title' });
  expect(counts).toEqual({ all: 2, draft: 1, scheduled: 0, published: 1, changed: 0 });
  expect(pages[0]).toMatchObject({ title: 'A zebra', status: 'published', changed: false });
});

test('items without an index entry are indexed at the next start', async (db) => {
  const rows = Array.from({ length: 450 }, (_, n) => ({
    ...{
      title: `Old ${n}`,
      slug: `old-${n}`,
      content: sanitiseHtml('<p>Attic</p>'),
      categories: [],
    },
    ...newItemDates({ status: 'published' }),
  }));
  await db.write((tx) => tx.insert(posts).values(rows), { withinMs: 5000 });
  expect(await slugs(db, { search: 'attic' })).toEqual([]);
  await completeSearchIndex(db);
  expect(await slugs(db, { search: 'attic', limit: '200' })).toHaveLength(200);
  expect(await slugs(db, { search: 'old 449' })).toEqual(['old-449']);
});

test('filters by status, and counts each status', async (db) => {
  await makePost(db, { slug: 'draft', status: 'draft', publishDate: FUTURE });
  await makePost(db, { slug: 'scheduled', status: 'scheduled', publishDate: FUTURE });
  await makePost(db, { slug: 'to-come', status: 'published', publishDate: FUTURE });
  const live = await makePost(db, { slug: 'live', publishDate: '2020-01-01' });
  await saveDraft(db, 'post', live.id, { fields: { title: 'Next' } });
  expect(await slugs(db, { status: 'draft' })).toEqual(['draft']);
  expect((await slugs(db, { status: 'scheduled' })).sort()).toEqual(['scheduled', 'to-come']);
  expect(await slugs(db, { status: 'published' })).toEqual(['live']);
  expect(await slugs(db, { status: 'changed' })).toEqual(['live']);
  const all = await listAdminPosts(db, adminPostQuery.parse({ status: '' }));
  expect(all.counts).toEqual({ all: 4, draft: 1, scheduled: 2, published: 1, changed: 1 });
  expect(all.posts.map(({ slug, status, changed }) => [slug, status, changed])).toContainEqual([
    'to-come',
    'scheduled',
    false,
  ]);
  expect(all.posts.at(-1)).toMatchObject({ slug: 'live', status: 'published', changed: true });
});

test('live items with scheduled changes are among the scheduled ones', async (db) => {
  const title = 'Kettles';
  await makePost(db, { title, slug: 'to-come', status: 'scheduled', publishDate: FUTURE });
  const live = await makePost(db, { title, slug: 'live', publishDate: '2020-01-01' });
  const changed = await makePost(db, { title, slug: 'changed', publishDate: '2020-01-02' });
  await scheduleDraft(db, 'post', live.id, { publishAt: FUTURE, fields: { title: 'Later' } });
  await saveDraft(db, 'post', changed.id, { fields: { title: 'Some day' } });
  const other = await makeStudy(db, { slug: 'study' });
  await scheduleDraft(db, 'case-study', other.id, { publishAt: FUTURE, fields: { title: 'Late' } });
  for (const more of [{}, { search: 'kettles' }, { sort: 'updated' }]) {
    const query = adminPostQuery.parse({ ...more, status: 'scheduled' });
    const { posts, counts, pagination } = await listAdminPosts(db, query);
    expect(posts.map(({ slug }) => slug).sort()).toEqual(['live', 'to-come']);
    expect(pagination.total).toBe(2);
    expect(counts).toEqual({ all: 3, draft: 0, scheduled: 2, published: 2, changed: 2 });
  }
  const studies = await listAdminCaseStudies(
    db,
    adminCaseStudyQuery.parse({ status: 'scheduled' }),
  );
  expect(studies.caseStudies.map(({ slug }) => slug)).toEqual(['study']);
  expect(studies.counts).toMatchObject({ all: 1, scheduled: 1, published: 1 });
});

test('counts respect search and category, and agree with the rows of each status', async (db) => {
  await makePost(db, { slug: 'a', title: 'Kettles', categories: ['SEO'] });
  await makePost(db, { slug: 'b', title: 'Kettles', categories: ['UX'], status: 'draft' });
  await makePost(db, {
    ...{ slug: 'c', title: 'Kettles', categories: ['SEO'] },
    ...{ status: 'scheduled', publishDate: FUTURE },
  });
  const other = await makePost(db, { slug: 'd', title: 'Mugs', categories: ['SEO'] });
  await saveDraft(db, 'post', other.id, { fields: { title: 'Cups' } });
  for (const query of [{}, { search: 'kettles' }, { category: 'SEO' }, { search: 'mugs' }]) {
    const { counts } = await listAdminPosts(db, adminPostQuery.parse(query));
    expect(counts.all).toBe((await slugs(db, query)).length);
    for (const status of ADMIN_STATUSES)
      expect(counts[status]).toBe((await slugs(db, { ...query, status })).length);
  }
  const { counts, pagination } = await listAdminPosts(
    db,
    adminPostQuery.parse({ search: 'kettles', category: 'SEO', status: 'scheduled' }),
  );
  expect(counts).toEqual({ all: 2, draft: 0, scheduled: 1, published: 1, changed: 0 });
  expect(pagination.total).toBe(1);
});

test('a draft with a pending draft does not count as a published item with changes', async (db) => {
  const { id } = await makePost(db, { status: 'draft' });
  await saveDraft(db, 'post', id, { fields: { title: 'Half' } });
  const { counts, posts: rows } = await listAdminPosts(db, adminPostQuery.parse({}));
  expect([counts.draft, counts.changed, rows[0]?.changed]).toEqual([1, 0, false]);
  expect(await slugs(db, { status: 'changed' })).toEqual([]);
});

test('filters by category, and lists the available categories', async (db) => {
  await makePost(db, { slug: 'a', categories: ['SEO', 'UX, again'] });
  await makePost(db, { slug: 'b', categories: ['SEO'] });
  expect((await slugs(db, { category: 'SEO' })).sort()).toEqual(['a', 'b']);
  expect(await slugs(db, { category: 'UX, again' })).toEqual(['a']);
  expect(await slugs(db, { category: 'UX' })).toEqual([]);
  const { categories } = await listAdminPosts(db, adminPostQuery.parse({}));
  expect(categories).toEqual(['SEO', 'UX, again']);
});

test('items whose title matches come first if requested, even when old', async (db) => {
  const dated = (day: string, more: object) => ({
    publishDate: `2026-01-${day}T00:00:00.000Z`,
    ...more,
  });
  await makePost(db, dated('01', { slug: 'title', title: 'On returns' }));
  await makePost(db, dated('02', { slug: 'text', title: 'Other', excerpt: 'Returns' }));
  await makeDocument(db, dated('01', { slug: 'title', title: 'On returns' }));
  expect(await slugs(db, { search: 'return' })).toEqual(['text', 'title']);
  expect(await slugs(db, { search: 'return', first: 'titles' })).toEqual(['title', 'text']);
  await makeStudy(db, dated('01', { slug: 'title', title: 'Returns', menuOrder: 1 }));
  await makeStudy(db, dated('02', { slug: 'text', description: 'Returns', menuOrder: 2 }));
  const query = adminCaseStudyQuery.parse({ search: 'return', first: 'titles' });
  const { caseStudies } = await listAdminCaseStudies(db, query);
  expect(caseStudies.map(({ slug }) => slug)).toEqual(['title', 'text']);
  const { pages } = await listAdminPages(
    db,
    adminPageQuery.parse({ search: 'return', first: 'titles' }),
  );
  expect(pages.map(({ slug }) => slug)).toEqual(['title']);
});

test('sorting by edit time includes drafts, on each page of the list', async (db) => {
  const made = [];
  for (const slug of ['a', 'b', 'c', 'd'])
    made.push(await makePost(db, { slug, title: 'Returns' }));
  const [first, , third] = made.map(({ id }) => id) as [number, number, number];
  await nextMillisecond();
  await saveDraft(db, 'post', third, { fields: { title: 'C' } });
  await nextMillisecond();
  await saveDraft(db, 'post', first, { fields: { title: 'A' } });
  const sorts = { updated: ['a', 'c', 'd', 'b'], 'updated-asc': ['b', 'd', 'c', 'a'] };
  for (const [sort, order] of Object.entries(sorts)) {
    expect(await slugs(db, { sort })).toEqual(order);
    const pages = ['1', '2', '3'].map((page) => slugs(db, { sort, page, limit: '2' }));
    expect(await Promise.all(pages)).toEqual([order.slice(0, 2), order.slice(2), []]);
    const filtered = { sort, status: 'changed', search: 'returns' };
    expect(await slugs(db, filtered)).toEqual(order.filter((slug) => 'ac'.includes(slug)));
    expect(await slugs(db, { sort, search: 'returns', first: 'titles' })).toEqual(order);
  }
  const { posts: rows } = await listAdminPosts(db, adminPostQuery.parse({ sort: 'updated' }));
  const draft = await findDraft(db, 'post', first);
  expect(rows.map((row) => row.editedAt === row.updatedAt)).toEqual([false, false, true, true]);
  expect(rows[0]?.editedAt).toBe(draft?.updatedAt as string);
});

test('case studies and pages are sorted by their drafts too', async (db) => {
  const [study] = [await makeStudy(db, { slug: 'a' }), await makeStudy(db, { slug: 'b' })];
  await nextMillisecond();
  await saveDraft(db, 'case-study', study.id, { fields: { title: 'A' } });
  const { caseStudies } = await listAdminCaseStudies(
    db,
    adminCaseStudyQuery.parse({ sort: 'updated' }),
  );
  expect(caseStudies.map(({ slug }) => slug)).toEqual(['a', 'b']);
  const [page] = [await makeDocument(db, { slug: 'a' }), await makeDocument(db, { slug: 'b' })];
  await nextMillisecond();
  await saveDraft(db, 'document', page.id, { fields: { title: 'A' } });
  const { pages } = await listAdminPages(db, adminPageQuery.parse({ sort: 'updated' }));
  expect(pages.map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('supports each sort order, and pagination', async (db) => {
  const first = await makePost(db, { slug: 'b', title: 'beta', publishDate: '2020-01-01' });
  await makePost(db, { slug: 'a', title: 'Alpha', publishDate: '2022-01-01' });
  await makePost(db, { slug: 'c', title: 'Gamma', publishDate: '2021-01-01' });
  await savePost(db, first, {});
  expect(await slugs(db, {})).toEqual(['a', 'c', 'b']);
  expect(await slugs(db, { sort: 'oldest' })).toEqual(['b', 'c', 'a']);
  expect(await slugs(db, { sort: 'title' })).toEqual(['a', 'b', 'c']);
  expect(await slugs(db, { sort: 'title-desc' })).toEqual(['c', 'b', 'a']);
  expect((await slugs(db, { sort: 'updated' }))[0]).toBe('b');
  expect((await slugs(db, { sort: 'updated-asc' })).at(-1)).toBe('b');
  expect(await slugs(db, { limit: '2', page: '2' })).toEqual(['b']);
  expect(await slugs(db, { page: '9' })).toEqual([]);
});
