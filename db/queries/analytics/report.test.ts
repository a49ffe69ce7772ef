// The counts in reports for staff.
import { expect } from 'bun:test';
import type { Database } from '#db/database.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { makeDocument, makePost, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { getItemCounts } from './item-counts.ts';
import { openDay, recordVisits, type Visit, type VisitEvent } from './record-visits.ts';
import { exportAnalytics, getAnalytics } from './report.ts';

const test = testOnPrimaries();
const TODAY = '2026-11-24';
const view = (page: string, change: Partial<VisitEvent> = {}): VisitEvent => ({
  page,
  event: 'view',
  number: 1,
  ...change,
});
const record = async (db: Database, day: string, visits: Visit[]) =>
  recordVisits(db, await openDay(db, day), visits);
let people = 0;
const visit = (events: VisitEvent[]) => ({
  address: `192.0.2.${++people}`,
  userAgent: 'A browser',
  country: 'GB',
  events,
});

test('the report counts a range, its days, pages, referrers, campaigns and countries', async (db) => {
  await makePost(db, { title: 'On returns', slug: 'on-returns' });
  const read = { page: '/insights/on-returns', event: 'read', number: 1 } as const;
  await record(db, '2026-10-01', [visit([view('/')])]);
  await record(db, '2026-11-20', [
    visit([view('/insights/on-returns', { referrer: 'search.example' }), view('/'), read]),
    visit([view('/', { campaign: 'letter' })]),
  ]);
  const report = await getAnalytics(db, { range: '30d' }, TODAY);
  expect(report.days).toHaveLength(30);
  expect(report.days.at(-1)?.day).toBe(TODAY);
  expect(report.days.find(({ day }) => day === '2026-11-20')).toEqual({
    day: '2026-11-20',
    visitors: 2,
    views: 3,
  });
  expect(report.totals).toMatchObject({ visitors: 2, views: 3, reads: 1, enquiries: 0 });
  expect(report.pages.map(({ path, title, visitors }) => [path, title, visitors])).toEqual([
    ['/', 'Home', 2],
    ['/insights/on-returns', 'On returns', 1],
  ]);
  expect(report.referrers).toEqual([{ name: 'search.example', number: 1 }]);
  expect(report.campaigns).toEqual([{ name: 'letter', number: 1 }]);
  expect(report.countries).toEqual([{ name: 'GB', number: 2 }]);
});

test('pages of the site and of staff have their names', async (db) => {
  await makeDocument(db, { title: 'Black Friday', slug: 'black-friday', status: 'published' });
  const paths = ['/about', '/black-friday', '/search'];
  await record(db, '2026-11-20', [visit(paths.map((path) => view(path)))]);
  const { pages } = await getAnalytics(db, { range: '30d' }, TODAY);
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['/about', 'About'],
    ['/black-friday', 'Black Friday'],
    ['/search', null],
  ]);
  const one = await getAnalytics(db, { range: '30d', page: '/about' }, TODAY);
  expect(one.page?.title).toBe('About');
});

test('a range is not compared with a period before counting began', async (db) => {
  await record(db, '2026-11-20', [visit([view('/')])]);
  expect((await getAnalytics(db, { range: '7d' }, TODAY)).before).toBeNull();
  const later = await getAnalytics(db, { range: '7d' }, '2026-12-03');
  expect(later.before).toMatchObject({ visitors: 1 });
});

test('enquiries of a range are those of the inbox, without spam and sign-ups', async (db) => {
  const now = Date.parse(`${TODAY}T23:30:00Z`);
  await sendEnquiry(db, { kind: 'newsletter' }, { now });
  await sendEnquiry(db, {}, { now });
  expect((await getAnalytics(db, { range: '7d' }, TODAY)).totals.enquiries).toBe(1);
});

test('one page has its own counts', async (db) => {
  await record(db, TODAY, [visit([view('/about'), view('/')]), visit([view('/')])]);
  const report = await getAnalytics(db, { range: '7d', page: '/about' }, TODAY);
  expect(report.page).toMatchObject({ path: '/about', visitors: 1 });
  expect(report.totals).toMatchObject({ visitors: 1, views: 1 });
  expect(report.countries).toEqual([{ name: 'GB', number: 1 }]);
  const none = await getAnalytics(db, { range: '7d', page: '/nothing' }, TODAY);
  expect(none.totals.views).toBe(0);
});

test('an item keeps its counts when its address changes', async (db) => {
  const post = await makePost(db, { slug: 'old-address' });
  await record(db, TODAY, [visit([view('/insights/old-address')])]);
  await savePost(db, post, { slug: 'new-address' });
  await record(db, TODAY, [visit([view('/insights/new-address')])]);
  expect(await getItemCounts(db, 'post', post.id, TODAY)).toEqual({
    path: '/insights/new-address',
    visitors: 2,
    reads: 0,
    enquiries: 0,
  });
});

test('the counts of an address belong to the item that has it now', async (db) => {
  const post = await makePost(db, { slug: 'alpha' });
  await record(db, TODAY, [visit([view('/insights/alpha')])]);
  await savePost(db, post, { slug: 'beta' });
  const next = await makePost(db, { slug: 'alpha' });
  await record(db, TODAY, [visit([view('/insights/alpha')])]);
  expect(await getItemCounts(db, 'post', post.id, TODAY)).toMatchObject({ visitors: 0 });
  expect(await getItemCounts(db, 'post', next.id, TODAY)).toMatchObject({ visitors: 2 });
});

test('the export has a row for each day and page', async (db) => {
  await record(db, TODAY, [visit([view('/about', { number: 2 }), view('/')])]);
  expect(await exportAnalytics(db, { range: '7d' }, TODAY)).toEqual([
    [TODAY, '/about', 1, 2, 0, 0, 0, 0],
    [TODAY, '/', 1, 1, 0, 0, 0, 0],
  ]);
});
