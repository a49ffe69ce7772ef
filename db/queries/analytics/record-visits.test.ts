// Recording of visits: the counts, their limits, and the stored data about visitors.
import { expect } from 'bun:test';
import { sql } from 'drizzle-orm';
import { privacyPolicy } from '#db/content/privacy-policy.ts';
import type { Database } from '#db/database.ts';
import { COUNTS_PER_ADDRESS, COUNTS_PER_DAY, COUNTS_PER_VISITOR, DAY_MS } from '#db/limits.ts';
import { pageCounts, visitorEvents, visitorSalts } from '#db/schema.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { openDay, recordVisits, type Visit } from './record-visits.ts';

const test = testOnPrimaries();
const DAY = '2026-11-24';
const ADDRESS = '192.0.2.7';

const visit = (events: Visit['events'], change: Partial<Visit> = {}): Visit => ({
  address: ADDRESS,
  userAgent: 'A browser',
  country: 'GB',
  events,
  ...change,
});
const view = (page: string, number = 1) => ({ page, event: 'view', number }) as const;

/** Records visits like a process that has just started. */
const record = async (db: Database, day: string, visits: Visit[]) =>
  recordVisits(db, await openDay(db, day), visits);

/** The stored counts by page, event and detail. */
async function countsOf(db: Database) {
  const rows = await db.read((read) => read.select().from(pageCounts));
  return Object.fromEntries(
    rows.map(({ page, event, detail, number }) => [`${page} ${event} ${detail}`.trim(), number]),
  );
}

test('counts views, visitors, countries, referrers and campaigns', async (db) => {
  const first = { ...view('/about'), referrer: 'search.example', campaign: 'letter' };
  await record(db, DAY, [visit([first, view('/')])]);
  await record(db, DAY, [visit([view('/about')])]);
  await record(db, DAY, [visit([view('/about')], { userAgent: 'B', country: null })]);
  expect(await countsOf(db)).toEqual({
    '/about view': 3,
    '/about visitor': 2,
    '/about country GB': 1,
    '/about country unknown': 1,
    '/about referrer search.example': 1,
    '/about campaign letter': 1,
    '/ view': 1,
    '/ visitor': 1,
    '/ country GB': 1,
    visitor: 2,
    'country GB': 1,
    'country unknown': 1,
  });
});

test('one visitor cannot raise a count above its limit, with any number of processes', async (db) => {
  for (let process = 0; process < 3; process++)
    await record(db, DAY, [
      visit([
        view('/about', 900),
        { page: '/about', event: 'read', number: 900 },
        { page: '/about', event: 'outgoing', number: 900, detail: `${process}.example` },
      ]),
    ]);
  expect(await countsOf(db)).toMatchObject({
    '/about view': COUNTS_PER_VISITOR.view,
    '/about read': COUNTS_PER_VISITOR.read,
    '/about outgoing 0.example': COUNTS_PER_VISITOR.outgoing,
  });
  expect(await countsOf(db)).not.toHaveProperty(['/about outgoing 1.example']);
});

test('a query counts once per visitor and day, in all processes together', async (db) => {
  const search = (detail: string, number = 1) =>
    ({ page: '/search', event: 'search', number, detail }) as const;
  for (let process = 0; process < 2; process++)
    await record(db, DAY, [visit([search('returns', 2), search('returns'), search('prices')])]);
  await record(db, DAY, [visit([search('returns')], { userAgent: 'Another' })]);
  await record(db, '2026-11-25', [visit([search('prices')])]);
  expect(await countsOf(db)).toMatchObject({ '/search search returns': 2 });
  const stored = await db.read((read) => read.select().from(visitorEvents));
  expect(JSON.stringify(stored)).not.toContain('prices');
});

test('one address cannot raise a count above its limit, with any user agents', async (db) => {
  const strangers = Array.from({ length: COUNTS_PER_ADDRESS + 500 }, (_, number) =>
    visit([view('/about')], { userAgent: `Browser ${number}` }),
  );
  await record(db, DAY, strangers);
  expect((await countsOf(db))['/about view']).toBe(COUNTS_PER_ADDRESS);
});

test('an enquiry is counted for each page that its sender opened that day', async (db) => {
  await record(db, DAY, [visit([view('/insights/a'), view('/contact')])]);
  await record(db, DAY, [visit([view('/insights/b')], { userAgent: 'Another' })]);
  await record(db, DAY, [visit([{ page: '', event: 'enquiry', number: 1 }])]);
  expect(await countsOf(db)).toMatchObject({
    enquiry: 1,
    '/insights/a enquiry': 1,
    '/contact enquiry': 1,
  });
  expect(await countsOf(db)).not.toHaveProperty('/insights/b enquiry');
});

test('each day has its own salt, so a visitor of two days counts twice', async (db) => {
  await record(db, DAY, [visit([view('/about')])]);
  const saltOf = () => db.read((read) => read.select().from(visitorSalts));
  const [monday] = await saltOf();
  await record(db, '2026-11-25', [visit([view('/about')])]);
  const tuesday = await saltOf();
  expect(tuesday).toHaveLength(1);
  expect(tuesday[0]?.salt).not.toBe(monday?.salt as string);
  const [days] = await db.read((read) =>
    read
      .select({ number: sql<number>`sum(number)` })
      .from(pageCounts)
      .where(sql`page = '' AND event = 'visitor'`),
  );
  expect(days?.number).toBe(2);
});

test('counts are deleted after 800 days, as the privacy notice says', async (db) => {
  expect(JSON.stringify(privacyPolicy(true))).toContain('We delete them after 800 days.');
  const daysLater = (days: number) =>
    new Date(Date.parse(DAY) + days * DAY_MS).toISOString().slice(0, 10);
  await record(db, DAY, [visit([view('/about')])]);
  await record(db, daysLater(1), [visit([view('/contact')])]);
  await openDay(db, daysLater(800));
  expect(await countsOf(db)).toHaveProperty('/about view');
  await openDay(db, daysLater(801));
  expect(await countsOf(db)).not.toHaveProperty('/about view');
  expect(await countsOf(db)).toHaveProperty('/contact view');
});

test('above a number of counts a day, further details are counted together', async (db) => {
  const counts = `SELECT 1 UNION ALL SELECT n + 1 FROM counts WHERE n <= ${COUNTS_PER_DAY}`;
  await db.migrate([
    {
      sql: `WITH RECURSIVE counts (n) AS (${counts})
        INSERT INTO page_counts (day, page, event, detail, number) SELECT '${DAY}', '/' || n, 'view', '', 1 FROM counts`,
    },
  ]);
  await record(db, DAY, [visit([{ ...view('/about'), referrer: 'search.example' }])]);
  expect(await countsOf(db)).toMatchObject({ '/about view': 1, '/about referrer other': 1 });
});

test('a visitor who has reached a limit causes no transaction', async (db) => {
  const today = await openDay(db, DAY);
  await recordVisits(db, today, [visit([view('/about', COUNTS_PER_VISITOR.view)])]);
  const closed: Database = Object.assign(Object.create(db), {
    write: () => Promise.reject(new Error('a transaction')),
  });
  await recordVisits(closed, today, [visit([view('/about')])]);
  await expect(recordVisits(closed, today, [visit([view('/')])])).rejects.toThrow();
});
