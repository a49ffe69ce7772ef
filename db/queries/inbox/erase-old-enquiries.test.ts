// Enquiries are erased two years after the last exchange, and never because of a wrong clock.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { DAY_MS, HOUR_MS } from '#db/limits.ts';
import { enquiries, mails, replies } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnFile, testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { setEnquiryStatuses } from './enquiries.ts';
import { enquiryColumns } from './enquiry-columns.ts';
import { eraseOldEnquiries, findNextErasure } from './erase-old-enquiries.ts';
import { mergeEnquiries } from './merge-enquiries.ts';
import { createReply } from './replies.ts';

const test = testOnFile();
const testOnBoth = testOnPrimaries();
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString();
const PLAN = {
  receivers: ['office@verso.example'],
  origin: 'https://verso.example',
  confirms: true,
};

const send = (db: Database, day: string, fields: object = {}) =>
  sendEnquiry(db, fields, { now: at(day), mail: PLAN });
const run = (db: Database, now: number, keptMonths: number | null = 24) =>
  eraseOldEnquiries(db, { now, keptMonths });
/** The work of some days up to `until`, as a site that is never off does it. */
async function watch(
  db: Database,
  until: number,
  days = 8,
  keptMonths: number | null = 24,
): Promise<void> {
  for (let now = until - days * DAY_MS; now < until; now += DAY_MS) await run(db, now, keptMonths);
}
const left = async (db: Database) =>
  (await db.read((read) => read.select({ id: enquiries.id }).from(enquiries))).map(({ id }) => id);

test('two years after the last exchange an enquiry is erased completely', async (db) => {
  const old = await send(db, '2020-01-31');
  const answered = await send(db, '2020-01-01', { message: 'Answered a month later' });
  const reply = { key: 'a-key-of-16-chars-or-more', subject: 'Hello', text: 'Yes' };
  await createReply(db, answered, reply, at('2020-02-20'));
  // reopened: the time of the reply itself counts
  await setEnquiryStatuses(db, [{ id: answered, status: 'read' }]);
  await watch(db, at('2022-01-31'));
  expect(await run(db, at('2022-01-31'))).toBe(0);
  expect(await run(db, at('2022-02-01'))).toBe(1);
  expect(await left(db)).toEqual([answered]);
  await watch(db, at('2022-02-21'), 20);
  expect(await run(db, at('2022-02-21'))).toBe(1);
  const rest = await db.read((read) =>
    Promise.all([enquiries, replies, mails].map((table) => read.$count(table))),
  );
  expect([old, ...rest]).toEqual([old, 0, 0, 0]);
});

test('an enquiry that is reopened is not erased sooner', async (db) => {
  const id = await send(db, '2020-01-01');
  await db.write((tx) =>
    tx.update(enquiries).set({ status: 'answered', answeredAt: iso(at('2021-06-01')) }),
  );
  await setEnquiryStatuses(db, [{ id, status: 'read' }]);
  const [reopened] = await db.read((read) => read.select(enquiryColumns).from(enquiries));
  expect(reopened).toMatchObject({ status: 'read', answeredAt: null });
  await watch(db, at('2022-02-01'));
  expect(await left(db)).toEqual([id]);
});

test('merged enquiries are erased together, after the last of them', async (db) => {
  const first = await send(db, '2020-01-01');
  const second = await send(db, '2020-03-01');
  await mergeEnquiries(db, first, [second]);
  await watch(db, at('2022-02-01'));
  expect(await run(db, at('2022-02-01'))).toBe(0);
  await watch(db, at('2022-03-02'), 30);
  expect(await run(db, at('2022-03-02'))).toBe(2);
  expect(await left(db)).toEqual([]);
});

test('a confirmed sign-up is kept, an unconfirmed one is erased', async (db) => {
  const [reader, stranger, unasked] = [
    await send(db, '2020-01-01', { kind: 'newsletter', email: 'reader@example.com' }),
    await send(db, '2020-01-02', { kind: 'newsletter', email: 'stranger@example.com' }),
    await send(db, '2020-01-03', { kind: 'newsletter', email: 'unasked@example.com' }),
  ];
  const [row] = await db.read((read) =>
    read.select().from(enquiries).where(eq(enquiries.id, reader)),
  );
  await confirmSignUp(db, row?.confirmToken as string, at('2020-01-04'));
  // without a mail server no confirmation is requested
  await db.write((tx) =>
    tx.update(enquiries).set({ confirmState: 'off' }).where(eq(enquiries.id, unasked)),
  );
  await watch(db, at('2026-01-01'));
  expect(await left(db)).toEqual([reader, unasked]);
  expect(stranger).toBe(reader + 1);
});

test('a reader marked as spam is erased after 30 days, in which that can be undone', async (db) => {
  const signUp = { kind: 'newsletter', message: null };
  const [slip, spam] = [
    await send(db, '2020-01-01', { ...signUp, email: 'slip@example.com' }),
    await send(db, '2020-01-02', { ...signUp, email: 'spam@example.com' }),
  ];
  await db.write((tx) => tx.update(enquiries).set({ confirmState: 'confirmed' }));
  const marked = Date.now();
  const mark = (id: number, status: 'spam' | 'read') => setEnquiryStatuses(db, [{ id, status }]);
  await mark(slip, 'spam');
  await mark(spam, 'spam');
  await watch(db, marked + 2 * DAY_MS);
  const next = await db.read((read) =>
    findNextErasure(read, { now: marked + 2 * DAY_MS, keptMonths: 24 }),
  );
  expect(next?.number).toBe(2);
  expect(Date.parse(next?.at ?? '') - marked).toBeWithin(30 * DAY_MS, 30 * DAY_MS + HOUR_MS);
  await watch(db, marked + 30 * DAY_MS, 28);
  expect(await left(db)).toEqual([slip, spam]);
  await mark(slip, 'read');
  await watch(db, marked + 32 * DAY_MS, 2);
  expect(await left(db)).toEqual([slip]);
});

test('a sign-up whose link was mailed again is kept from then on', async (db) => {
  const signUp = { kind: 'newsletter', email: 'reader@example.com', message: null };
  const id = await send(db, '2020-01-01', signUp);
  expect(await send(db, '2021-12-31', signUp)).toBe(id);
  await watch(db, at('2022-02-01'));
  expect(await left(db)).toEqual([id]);
  await watch(db, at('2022-02-10'), 9, 1);
  expect(await left(db)).toEqual([]);
});

test('a clock that is years ahead causes no erasure within a week', async (db) => {
  const id = await send(db, '2026-01-01');
  await watch(db, at('2026-02-01'), 30);
  for (let hours = 0; hours < 6 * 24; hours += 6)
    expect(await run(db, at('2029-01-01') + hours * HOUR_MS)).toBe(0);
  // after it is corrected, the wrong week does not count
  expect(await run(db, at('2026-02-10'))).toBe(0);
  expect(await run(db, at('2029-01-09'))).toBe(0);
  expect(await left(db)).toEqual([id]);
});

test('after the clock jumped ahead, nothing is erased until as much time has passed', async (db) => {
  const id = await send(db, '2026-01-01');
  await watch(db, at('2026-01-11'), 8, 1);
  const [before, jumped] = [at('2026-01-10'), at('2026-03-01')];
  const erasedAt = jumped + (jumped - before);
  for (let now = jumped; now < erasedAt; now += DAY_MS) expect(await run(db, now, 1)).toBe(0);
  const next = await db.read((read) => findNextErasure(read, { now: erasedAt, keptMonths: 1 }));
  expect(next).toEqual({ number: 1, at: iso(erasedAt) });
  expect(await left(db)).toEqual([id]);
  expect(await run(db, erasedAt, 1)).toBe(1);
});

testOnBoth(
  'a period set for the first time is announced to staff for a week before it erases',
  async (db) => {
    await send(db, '2020-01-01');
    const start = at('2026-03-01');
    await watch(db, start, 40, null);
    expect(await run(db, start)).toBe(0);
    const next = await db.read((read) => findNextErasure(read, { now: start, keptMonths: 24 }));
    expect(next).toEqual({ number: 1, at: iso(start + 7 * DAY_MS) });
    for (let day = 1; day < 7; day++) expect(await run(db, start + day * DAY_MS)).toBe(0);
    expect(await run(db, start + 7 * DAY_MS)).toBe(1);
  },
);

test('a clock that was set back erases again after a week', async (db) => {
  await send(db, '2020-01-01');
  await watch(db, at('2030-01-01'), 3);
  await watch(db, at('2026-01-08'), 6);
  expect(await run(db, at('2026-01-08'))).toBe(0);
  expect(await run(db, at('2026-01-09'))).toBe(1);
});

test('a site that was off for long informs staff for a week before it erases', async (db) => {
  await send(db, '2020-01-01');
  const start = at('2026-01-01');
  expect(await run(db, start)).toBe(0);
  const next = await db.read((read) => findNextErasure(read, { now: start, keptMonths: 24 }));
  expect(next).toEqual({ number: 1, at: iso(start + 7 * DAY_MS) });
  for (let day = 1; day < 7; day++) expect(await run(db, start + day * DAY_MS)).toBe(0);
  expect(await run(db, start + 7 * DAY_MS)).toBe(1);
});

test('staff see a month ahead how many enquiries will be erased, and when the first', async (db) => {
  for (const day of ['2020-02-10', '2020-02-20', '2020-04-01']) await send(db, day);
  const next = (day: string, keptMonths = 24) =>
    db.read((read) => findNextErasure(read, { now: at(day), keptMonths }));
  await watch(db, at('2022-01-01'));
  expect(await next('2022-01-01')).toBeNull();
  await watch(db, at('2022-01-25'), 20);
  expect(await next('2022-01-25')).toEqual({ number: 2, at: iso(at('2022-02-10')) });
  expect(await next('2022-01-25', 120)).toBeNull();
});

for (const [months, sent, until] of [
  [24, '2022-03-01', '2024-03-01'],
  [24, '2024-02-29', '2026-03-01'],
  [1, '2026-03-03', '2026-04-03'],
  [1, '2026-01-31', '2026-03-03'],
] as const)
  test(`${months} months from ${sent} last until ${until}, as announced to staff`, async (db) => {
    await send(db, sent);
    await watch(db, at(until), 8, months);
    const next = await db.read((read) =>
      findNextErasure(read, { now: at(until) - HOUR_MS, keptMonths: months }),
    );
    expect(next).toEqual({ number: 1, at: iso(at(until)) });
    expect(await run(db, at(until) - HOUR_MS, months)).toBe(0);
    expect(await run(db, at(until) + HOUR_MS, months)).toBe(1);
  });

test('a shorter period is announced to staff for a week before it erases', async (db) => {
  await send(db, '2026-01-01');
  await watch(db, at('2026-06-01'));
  const start = at('2026-06-01');
  const next = () => db.read((read) => findNextErasure(read, { now: start, keptMonths: 1 }));
  const told = { number: 1, at: iso(start + 7 * DAY_MS) };
  expect(await next()).toEqual(told);
  expect(await run(db, start, 1)).toBe(0);
  expect(await next()).toEqual(told);
  for (let day = 1; day < 7; day++) expect(await run(db, start + day * DAY_MS, 1)).toBe(0);
  expect(await run(db, start + 7 * DAY_MS, 1)).toBe(1);
});
