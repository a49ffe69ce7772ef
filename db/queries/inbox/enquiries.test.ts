// Enquiries are stored once, within limits, with the source of the visit, and can be searched.
import { expect } from 'bun:test';
import { enquiryFilter, enquiryInput, enquiryListQuery } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { NotFoundError, StaleEditError } from '#db/errors.ts';
import {
  DAY_MS,
  ENQUIRIES_HELD_OVERALL,
  ENQUIRIES_OVERALL,
  ENQUIRIES_PER_ADDRESS,
  ENQUIRIES_WINDOW_OVERALL_MS,
  ENQUIRIES_WINDOW_PER_ADDRESS_MS,
  ENQUIRY_REPEAT_MS,
  MAILS_PER_VISITOR,
} from '#db/limits.ts';
import { enquiries, mails } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { createEnquiry } from './create-enquiry.ts';
import { changeEnquiry, exportEnquiries, listEnquiries, setEnquiryStatuses } from './enquiries.ts';
import { deleteEnquiries } from './enquiries-trash.ts';

const test = testOnPrimaries();
const NOW = 1_700_000_000_000;
const IN_A_YEAR = NOW + 365 * DAY_MS;
const KEY = 'a-key-of-16-chars-or-more';

const letter = (changes: object = {}) =>
  enquiryInput.parse({
    kind: 'enquiry',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    message: 'A shop for engines',
    ...changes,
  });
const send = (db: Database, changes: object = {}, now = NOW, address = 'a') =>
  createEnquiry(db, letter(changes), { address, now, forward: false });
function idOf(sent: Awaited<ReturnType<typeof createEnquiry>>): number {
  if (!('id' in sent)) throw new Error('refused');
  return sent.id;
}
const numbered = (db: Database, number: number, now = NOW, address = 'a') =>
  send(db, { message: `Enquiry ${number}` }, now, address);
const listed = (db: Database, query: Record<string, string> = {}) =>
  listEnquiries(db, enquiryListQuery.parse(query));
const rows = (db: Database) => db.read((read) => read.select().from(enquiries));

test('enquiries with the same key are stored once, regardless of fields and time', async (db) => {
  const first = await send(db, { key: KEY });
  expect(await send(db, { key: KEY, message: 'Changed' }, NOW + DAY_MS)).toMatchObject({
    id: idOf(first),
  });
  expect((await rows(db)).map(({ message }) => message)).toEqual(['A shop for engines']);
});

test('ten concurrent posts with the same key are stored once', async (db) => {
  await Promise.all(Array.from({ length: 10 }, () => send(db, { key: KEY })));
  expect(await rows(db)).toHaveLength(1);
});

test('the same text within ten minutes is stored once, with or without a key', async (db) => {
  const first = await send(db);
  expect(await send(db, { page: '/contact' }, NOW + ENQUIRY_REPEAT_MS - 1)).toMatchObject({
    id: idOf(first),
  });
  expect(await send(db, { key: KEY }, NOW + 1000)).toMatchObject({ id: idOf(first) });
  expect(await rows(db)).toHaveLength(1);
});

test('the same text after ten minutes is a new enquiry', async (db) => {
  await send(db);
  await send(db, {}, NOW + ENQUIRY_REPEAT_MS);
  expect(await rows(db)).toHaveLength(2);
});

test('email addresses that differ only in case are the same sender', async (db) => {
  const first = await send(db, { email: 'Ada@Example.com' });
  expect(await send(db, {}, NOW + 1000)).toMatchObject({ id: idOf(first) });
});

const mail = { receivers: [], origin: 'https://verso.example', confirms: true };
const signUp = (db: Database, email: string, now = NOW, more: object = {}) => {
  const input = enquiryInput.parse({ kind: 'newsletter', email });
  return createEnquiry(db, input, { address: 'a', now, forward: false, mail, ...more });
};
const confirmations = (db: Database) => db.read((read) => read.$count(mails));

test('an unconfirmed sign-up is stored once, and its link is mailed again within the limit', async (db) => {
  const first = await signUp(db, 'Ada@Example.com');
  for (const later of [2, 3, 4, 5])
    expect(await signUp(db, 'ada@example.com', NOW + later * DAY_MS)).toEqual({
      id: idOf(first),
    });
  expect(await rows(db)).toHaveLength(1);
  expect(await confirmations(db)).toBe(5);
  for (let times = 1; times <= 5; times++)
    await signUp(db, 'ada@example.com', NOW + 5 * DAY_MS + times * ENQUIRY_REPEAT_MS);
  expect(await confirmations(db)).toBe(5 + MAILS_PER_VISITOR - 1);
});

test('a link that is mailed again counts as a sign-up of that moment and address', async (db) => {
  for (const name of ['ada', 'grace'])
    await signUp(db, `${name}@example.com`, NOW, { address: 'b' });
  const later = NOW + DAY_MS;
  for (let i = 1; i < ENQUIRIES_PER_ADDRESS; i++) await numbered(db, i, later);
  await signUp(db, 'ada@example.com', later);
  const [first] = await rows(db);
  expect(first).toMatchObject({ createdAt: new Date(later).toISOString(), address: 'a' });
  expect(await numbered(db, 99, later)).toHaveProperty('retryAfterMs');
  expect(await signUp(db, 'grace@example.com', later)).toHaveProperty('retryAfterMs');
});

test('a sign-up after a confirmed, deleted or spam one, or without a link, is new', async (db) => {
  const confirmed = await signUp(db, 'ada@example.com');
  await db.write((tx) => tx.update(enquiries).set({ confirmState: 'confirmed' }));
  const second = await signUp(db, 'ada@example.com', NOW + DAY_MS);
  expect(idOf(second)).not.toBe(idOf(confirmed));
  await setEnquiryStatuses(db, [{ id: idOf(second), status: 'spam' }]);
  const third = await signUp(db, 'ada@example.com', NOW + 2 * DAY_MS);
  await deleteEnquiries(db, [idOf(third)]);
  await signUp(db, 'ada@example.com', NOW + 3 * DAY_MS);
  await signUp(db, 'ada@example.com', NOW + 4 * DAY_MS, { mail: null });
  expect(await rows(db)).toHaveLength(4);
});

test('a different text is a different enquiry', async (db) => {
  await send(db);
  await send(db, { message: 'And a shop for looms' });
  expect(await rows(db)).toHaveLength(2);
});

test('an address cannot exceed its limit, even with parallel posts', async (db) => {
  const answers = await Promise.all(
    Array.from({ length: ENQUIRIES_PER_ADDRESS + 3 }, (_, i) => numbered(db, i)),
  );
  expect(answers.filter((answer) => 'id' in answer)).toHaveLength(ENQUIRIES_PER_ADDRESS);
  expect(answers.at(-1)).toEqual({ retryAfterMs: ENQUIRIES_WINDOW_PER_ADDRESS_MS });
  expect(await numbered(db, 99, NOW, 'b')).toHaveProperty('id');
  expect(await numbered(db, 99, NOW + ENQUIRIES_WINDOW_PER_ADDRESS_MS)).toHaveProperty('id');
});

test('a repeated enquiry succeeds when the limit is reached', async (db) => {
  const [first] = await Promise.all(
    Array.from({ length: ENQUIRIES_PER_ADDRESS }, (_, i) => numbered(db, i)),
  );
  expect(await numbered(db, 0)).toMatchObject({ id: (first as { id: number }).id });
});

test('a flood from many addresses does not lock out visitors: enquiries are held, sign-ups have to wait', async (db) => {
  const createdAt = new Date(NOW).toISOString();
  const flood = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => ({
      kind: 'newsletter' as const,
      status: 'new' as const,
      createdAt,
      content: String(from + i),
      forwardState: 'off' as const,
    }));
  await db.write((tx) => tx.insert(enquiries).values(flood(0, ENQUIRIES_OVERALL - 1)));
  const before = idOf(await numbered(db, 1));
  const held = idOf(await numbered(db, 2));
  const stored = async (id: number) => (await rows(db)).find((row) => row.id === id);
  expect(await stored(before)).toMatchObject({ status: 'new', spamReason: null });
  expect(await stored(held)).toMatchObject({
    status: 'spam',
    spamReason: 'It came while far more enquiries than usual were sent.',
  });
  const late = { retryAfterMs: ENQUIRIES_WINDOW_OVERALL_MS };
  expect(await signUp(db, 'reader@example.com')).toEqual(late);
  await db.write((tx) =>
    tx.insert(enquiries).values(flood(ENQUIRIES_OVERALL, ENQUIRIES_HELD_OVERALL - 1)),
  );
  expect(await numbered(db, 3)).toEqual(late);
});

test('enquiries stored while the clock was a year ahead do not count', async (db) => {
  for (let i = 0; i < ENQUIRIES_PER_ADDRESS; i++) await numbered(db, i, IN_A_YEAR);
  expect(await numbered(db, 99)).toHaveProperty('id');
});

test('a text also stored while the clock was a year ahead is new, and the address of the former is deleted', async (db) => {
  await send(db, {}, IN_A_YEAR);
  await send(db, {}, NOW, 'b');
  expect((await rows(db)).map(({ address }) => address)).toEqual([null, 'b']);
});

test('mails queued while the clock was a year ahead do not count', async (db) => {
  for (let times = 0; times < MAILS_PER_VISITOR; times++)
    await signUp(db, 'ada@example.com', IN_A_YEAR + times * ENQUIRY_REPEAT_MS);
  await signUp(db, 'ada@example.com');
  expect(await confirmations(db)).toBe(MAILS_PER_VISITOR + 1);
});

test('addresses are deleted after an hour', async (db) => {
  await numbered(db, 1);
  await numbered(db, 2, NOW + ENQUIRIES_WINDOW_OVERALL_MS, 'b');
  expect((await rows(db)).map(({ address }) => address)).toEqual([null, 'b']);
});

test('lists newest first, in pages, without keys and addresses', async (db) => {
  for (let i = 1; i <= 3; i++) await numbered(db, i, NOW + i);
  const { enquiries: found, pagination } = await listed(db, { limit: '2' });
  expect(found.map(({ message }) => message)).toEqual(['Enquiry 3', 'Enquiry 2']);
  expect(pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
  expect(JSON.stringify(found)).not.toMatch(/"(key|address|content)"/);
  expect((await listed(db, { limit: '2', page: '3' })).enquiries).toEqual([]);
});

test('searches all text fields, with wildcards as plain characters', async (db) => {
  await send(db, { company: '100% Looms_', message: 'Weaving' });
  await send(db, { message: 'Engines' });
  expect((await listed(db, { search: 'loomS_' })).pagination.total).toBe(1);
  expect((await listed(db, { search: '0%' })).pagination.total).toBe(1);
  expect((await listed(db, { search: '%' })).pagination.total).toBe(1);
  expect((await listed(db, { search: 'ada@' })).pagination.total).toBe(2);
  expect(await exportEnquiries(db, enquiryFilter.parse({ search: 'Weaving' }))).toHaveLength(1);
});

test('filters by status and kind', async (db) => {
  await send(db);
  const news = enquiryInput.parse({ kind: 'newsletter', email: 'ada@example.com' });
  await createEnquiry(db, news, { address: 'a', now: NOW, forward: false });
  expect((await listed(db, { kind: 'newsletter' })).pagination.total).toBe(1);
  expect((await listed(db, { status: 'spam', kind: '' })).pagination.total).toBe(0);
});

test('read enquiries and sign-ups are not counted as unread', async (db) => {
  const stored = await send(db);
  await numbered(db, 2);
  const news = enquiryInput.parse({ kind: 'newsletter', email: 'ada@example.com' });
  await createEnquiry(db, news, { address: 'b', now: NOW, forward: false });
  expect((await listed(db)).unread).toBe(2);
  await changeEnquiry(db, idOf(stored), { status: 'answered' });
  expect((await listed(db)).unread).toBe(1);
  expect((await listed(db)).boxes).toEqual({ open: 1, done: 1, newsletter: 1, spam: 0, all: 3 });
  for (const box of ['open', 'done', 'newsletter', 'spam', 'all'] as const) {
    const list = await listed(db, { box });
    expect(list.pagination.total).toBe(list.boxes[box]);
  }
});

test('a note, an owner and the time of the answer are stored; reopening removes the time', async (db) => {
  const id = idOf(await send(db));
  await changeEnquiry(db, id, { note: 'Called back', owner: 'Maud' });
  const answered = await changeEnquiry(db, id, { status: 'answered' });
  expect(answered).toMatchObject({ note: 'Called back', owner: 'Maud', status: 'answered' });
  expect(Date.parse(answered.answeredAt ?? '')).toBeGreaterThan(NOW);
  const again = await changeEnquiry(db, id, { status: 'answered' });
  expect(again.answeredAt).toBe(answered.answeredAt);
  expect((await listed(db)).owners).toEqual(['Maud']);
  expect((await listed(db, { search: 'maud' })).pagination.total).toBe(1);
  expect((await changeEnquiry(db, id, { status: 'read' })).answeredAt).toBeNull();
  await expect(changeEnquiry(db, 999, { note: '' })).rejects.toThrow(NotFoundError);
});

test('a note based on a different note than the stored one is a conflict', async (db) => {
  const id = idOf(await send(db));
  await changeEnquiry(db, id, { note: 'Theirs', noteBefore: '' });
  const stale = await changeEnquiry(db, id, { note: 'Mine', noteBefore: '' }).catch((e) => e);
  expect(stale).toBeInstanceOf(StaleEditError);
  expect(stale.current).toMatchObject({ id, note: 'Theirs' });
  const both = { note: 'Theirs\nMine', noteBefore: 'Theirs' };
  expect(await changeEnquiry(db, id, both)).toMatchObject({ note: both.note });
  expect((await listed(db)).enquiries[0]?.note).toBe(both.note);
});

test('a status that follows a different one than the stored one is a conflict', async (db) => {
  const id = idOf(await send(db));
  const read = { status: 'read', statusBefore: 'new' } as const;
  await changeEnquiry(db, id, read);
  expect(await changeEnquiry(db, id, read)).toMatchObject({ status: 'read' });
  await changeEnquiry(db, id, { status: 'answered' });
  const stale = await changeEnquiry(db, id, read).catch((e) => e);
  expect(stale).toBeInstanceOf(StaleEditError);
  expect(stale.current).toMatchObject({ id, status: 'answered' });
});

test('several statuses are set atomically', async (db) => {
  const ids = [idOf(await send(db)), idOf(await numbered(db, 2))];
  const items = ids.map((id) => ({ id, status: 'answered' as const }));
  await expect(setEnquiryStatuses(db, [...items, { id: 999, status: 'answered' }])).rejects.toThrow(
    NotFoundError,
  );
  expect((await listed(db)).boxes.done).toBe(0);
  expect(await setEnquiryStatuses(db, items)).toHaveLength(2);
  expect((await listed(db)).boxes.done).toBe(2);
});

test('an enquiry stores the source of its sender’s visit', async (db) => {
  const visit = {
    firstPage: '/insights/returns',
    pageBefore: '/results',
    referrer: 'search.example',
    utm: { utm_source: 'letter' },
    seconds: 60,
  };
  await sendEnquiry(db, { visit });
  await sendEnquiry(db, { visit: { firstPage: 'javascript:x', referrer: '<b>', utm: { x: 1 } } });
  const { enquiries } = await listed(db);
  const { seconds: _, ...origin } = visit;
  expect(enquiries[1]).toMatchObject(origin);
  expect(enquiries[0]).toMatchObject({ firstPage: null, referrer: null, utm: null });
});

test('the known parameters of a campaign are stored when its link has others too', async (db) => {
  const utm = { utm_source: 'letter', utm_id: '17', utm_source_platform: 'Ads' };
  await sendEnquiry(db, { visit: { utm } });
  const { enquiries } = await listed(db);
  expect(enquiries[0]?.utm).toEqual({ utm_source: 'letter' });
});

test('valid values of a campaign are stored, including one cut within an emoji', async (db) => {
  const utm = { utm_source: 'letter', utm_term: 7, utm_campaign: `${'a'.repeat(119)}\uD83D` };
  await sendEnquiry(db, { visit: { utm } });
  const { enquiries } = await listed(db);
  expect(enquiries[0]?.utm).toEqual({ utm_source: 'letter', utm_campaign: 'a'.repeat(119) });
});

test('a suspicious enquiry is in the spam box, mailed with a warning, and never dropped', async (db) => {
  await sendEnquiry(
    db,
    { visit: { seconds: 1 } },
    { mail: { receivers: ['office@verso.example'], origin: null, confirms: false } },
  );
  expect((await listed(db, { box: 'spam' })).enquiries[0]?.spamReason).toContain('1 s after');
  const queued = await db.read((read) => read.select().from(mails));
  expect(queued.map(({ purpose }) => purpose)).toEqual(['notice', 'reminder']);
});
