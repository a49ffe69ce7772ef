// The dashboard: edited items, drafts, scheduled items and enquiries.
import { expect } from 'bun:test';
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import type { Post } from '#db/contract/posts.ts';
import type { Database } from '#db/database.ts';
import { changeEnquiry } from '#db/queries/inbox/enquiries.ts';
import { mergeEnquiries } from '#db/queries/inbox/merge-enquiries.ts';
import { posts } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { nextMillisecond } from '#testing/next-millisecond.ts';
import { listAdminPosts } from './admin-lists/list-posts.ts';
import { scheduleDraft } from './items/draft-schedule.ts';
import { saveDraft } from './items/drafts.ts';
import { newItemDates } from './items/saving.ts';
import { getOverview } from './overview.ts';
import { deletePost } from './posts.ts';

const test = testOnPrimaries();
const FUTURE = '2999-01-01T00:00:00.000Z';
const SOONER = '2998-01-01T00:00:00.000Z';

const overviewNow = (db: Database) => getOverview(db, new Date().toISOString());

test('an empty site has nothing to show', async (db) => {
  const nothing = { items: [], total: 0 };
  expect(await overviewNow(db)).toEqual({
    counts: { post: 0, 'case-study': 0, document: 0 },
    edited: [],
    drafts: nothing,
    changed: nothing,
    failed: [],
    scheduled: { ...nothing, changes: 0 },
    enquiries: { ...nothing, hasAny: false },
  });
});

test('posts and case studies are listed together, the last edited first', async (db) => {
  const post = await makePost(db, { title: 'First' });
  await nextMillisecond();
  await makeStudy(db, { title: 'Client' });
  await nextMillisecond();
  await savePost(db, post, { title: 'First, again' });
  const { edited, counts } = await overviewNow(db);
  expect(edited.map(({ kind, title, status }) => [kind, title, status])).toEqual([
    ['post', 'First, again', 'published'],
    ['case-study', 'Client', 'published'],
  ]);
  expect(counts).toEqual({ post: 1, 'case-study': 1, document: 0 });
});

test('an item with a pending draft is listed once among the edits and once among the changes', async (db) => {
  const post = await makePost(db, { title: 'Live' });
  const study = await makeStudy(db, { title: 'Client' });
  await nextMillisecond();
  const draft = await saveDraft(db, 'post', post.id, { fields: { title: 'Not yet' } });
  const { edited, drafts, changed } = await overviewNow(db);
  expect(edited.map(({ id, kind }) => [kind, id])).toEqual([
    ['post', post.id],
    ['case-study', study.id],
  ]);
  expect(drafts.total).toBe(0);
  expect(changed).toEqual({
    total: 1,
    items: [expect.objectContaining({ title: 'Live', changed: true, editedAt: draft?.updatedAt })],
  });
});

test('an unpublished item with a pending draft counts once', async (db) => {
  const post = await makePost(db, { status: 'draft' });
  await saveDraft(db, 'post', post.id, { fields: { title: 'Half' } });
  const { drafts, changed } = await overviewNow(db);
  expect([drafts.total, drafts.items.length, changed.total]).toEqual([1, 1, 0]);
  expect(drafts.items[0]).toMatchObject({ status: 'draft', changed: false });
});

test('the draft with the newest autosave is first, however old its item is', async (db) => {
  const old = await makePost(db, { slug: 'old', status: 'draft' });
  for (let made = 0; made < 6; made++) {
    await nextMillisecond();
    await makePost(db, { slug: `post-${made}`, status: 'draft' });
  }
  await nextMillisecond();
  await saveDraft(db, 'post', old.id, { fields: { title: 'Half' } });
  const { drafts } = await overviewNow(db);
  expect(drafts.total).toBe(7);
  expect(drafts.items.map(({ id }) => id)[0]).toBe(old.id);
});

test('a draft belongs to the item of its kind, not to another with the same id', async (db) => {
  const study = await makeStudy(db);
  for (let id = 0; id < study.id; ) id = (await makePost(db, { slug: `post-${id}` })).id;
  await saveDraft(db, 'case-study', study.id, { fields: { title: 'Half' } });
  const { changed } = await overviewNow(db);
  expect(changed.items.map(({ kind }) => kind)).toEqual(['case-study']);
});

test('the next scheduled item is first, and drafts are left out', async (db) => {
  await makePost(db, { slug: 'later', title: 'Later', publishDate: FUTURE, status: 'scheduled' });
  await makeStudy(db, { title: 'Sooner', publishDate: SOONER, status: 'scheduled' });
  await makePost(db, { slug: 'draft', publishDate: FUTURE, status: 'draft' });
  await makePost(db, { slug: 'live' });
  const { scheduled } = await overviewNow(db);
  expect(scheduled.total).toBe(2);
  expect(scheduled.items.map(({ title, status }) => [title, status])).toEqual([
    ['Sooner', 'scheduled'],
    ['Later', 'scheduled'],
  ]);
});

test('scheduled changes of live items are listed by time among the scheduled items', async (db) => {
  await makePost(db, { slug: 'later', title: 'Later', publishDate: FUTURE, status: 'scheduled' });
  const [live, cancelled, deleted] = [
    await makePost(db, { slug: 'live', title: 'Live' }),
    await makePost(db, { slug: 'cancelled' }),
    await makePost(db, { slug: 'deleted' }),
  ];
  for (const { id } of [live, cancelled, deleted])
    await scheduleDraft(db, 'post', id, {
      publishAt: SOONER,
      fields: { content: sanitiseHtml('<p>New</p>') },
    });
  await scheduleDraft(db, 'post', cancelled.id, { publishAt: null });
  await deletePost(db, deleted.id);
  const { scheduled, changed } = await overviewNow(db);
  expect(scheduled).toMatchObject({
    items: [{ title: 'Live', status: 'published', changesAt: SOONER }, { title: 'Later' }],
    total: 2,
    changes: 1,
  });
  expect(changed.total).toBe(2);
});

test('a due item counts as published', async (db) => {
  const post = await makePost(db, { publishDate: SOONER, status: 'scheduled' });
  const { scheduled, edited } = await getOverview(db, FUTURE);
  expect(scheduled.total).toBe(0);
  expect(edited).toEqual([expect.objectContaining({ id: post.id, status: 'published' })]);
});

test('deleted items are not shown', async (db) => {
  const post = await makePost(db, { status: 'draft' });
  await saveDraft(db, 'post', post.id, { fields: { title: 'Half' } });
  await deletePost(db, post.id);
  const { edited, drafts, counts } = await overviewNow(db);
  expect([edited.length, drafts.total, counts.post]).toEqual([0, 0, 0]);
});

test('the dashboard and the lists show the same counts', async (db) => {
  const live = await makePost(db, { slug: 'live' });
  const half = await makePost(db, { slug: 'half', status: 'draft' });
  await makePost(db, { slug: 'later', publishDate: FUTURE, status: 'scheduled' });
  for (const { id } of [live, half]) await saveDraft(db, 'post', id, { fields: { title: 'Next' } });
  const { counts } = await listAdminPosts(db, adminPostQuery.parse({}));
  const { drafts, changed, scheduled, counts: all } = await overviewNow(db);
  expect({
    all: all.post,
    draft: drafts.total,
    scheduled: scheduled.total,
    changed: changed.total,
  }).toEqual({ all: counts.all, draft: counts.draft, scheduled: 1, changed: counts.changed });
});

test('all new enquiries are counted, and the newest are shown', async (db) => {
  const ids: number[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push(await sendEnquiry(db, { name }));
  await changeEnquiry(db, ids[5] as number, { status: 'read' });
  const { enquiries } = await overviewNow(db);
  expect(enquiries.total).toBe(5);
  expect(enquiries.items.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b']);
  expect(enquiries.items[0]).not.toHaveProperty('address');
});

test('only the first items of a long list are shown, and all are counted', async (db) => {
  await db.write((tx) =>
    tx.insert(posts).values(
      Array.from({ length: 30 }, (_, index) => ({
        slug: `p-${index}`,
        title: `Post ${index}`,
        content: sanitiseHtml(''),
        categories: [],
        publishDate: '2026-01-01T00:00:00.000Z',
        updatedAt: new Date(index).toISOString(),
        status: 'draft' as const,
      })),
    ),
  );
  const { drafts } = await overviewNow(db);
  expect([drafts.items.length, drafts.total]).toEqual([5, 30]);
});

test('seeded items are not listed as edits until staff save them', async (db) => {
  const seeded = await db.write((tx) =>
    tx
      .insert(posts)
      .values(
        ['seeded', 'touched'].map((slug) => ({
          ...{ slug, title: slug, content: sanitiseHtml('<p>Text</p>'), categories: [] },
          ...newItemDates({ status: 'published' as const }),
        })),
      )
      .returning(),
  );
  expect((await overviewNow(db)).edited).toEqual([]);
  await savePost(db, seeded[1] as Post, { title: 'Touched' });
  expect((await overviewNow(db)).edited.map(({ title }) => title)).toEqual(['Touched']);
});

test('only the newest of many edits are shown', async (db) => {
  for (let n = 0; n < 10; n++) {
    await makePost(db, { slug: `p-${n}`, title: `Post ${n}` });
    await nextMillisecond();
  }
  expect((await overviewNow(db)).edited.map(({ title }) => title)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Post ${n}`),
  );
});

test('a read inbox differs from an empty one', async (db) => {
  expect((await overviewNow(db)).enquiries.hasAny).toBe(false);
  await changeEnquiry(db, await sendEnquiry(db), { status: 'read' });
  expect((await overviewNow(db)).enquiries).toEqual({ items: [], total: 0, hasAny: true });
});

test('an enquiry that was merged into another is not counted as unread', async (db) => {
  const [first, second] = [await sendEnquiry(db), await sendEnquiry(db)];
  await mergeEnquiries(db, first, [second]);
  await changeEnquiry(db, first, { status: 'answered' });
  expect((await overviewNow(db)).enquiries).toEqual({ items: [], total: 0, hasAny: true });
});
