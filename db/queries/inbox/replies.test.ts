// Replies from the inbox, merging of enquiries, and the source of an enquiry.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { enquiryFilter, enquiryInput, enquiryListQuery } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '#db/errors.ts';
import { MAIL_LEASE_MS } from '#db/limits.ts';
import { enquiries, mails } from '#db/schema.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { createEnquiry } from './create-enquiry.ts';
import { changeEnquiry, exportEnquiries, listEnquiries } from './enquiries.ts';
import { deleteEnquiries } from './enquiries-trash.ts';
import { type ClaimedMail, claimMail, recordMail } from './mails.ts';
import { mergeEnquiries } from './merge-enquiries.ts';
import { createReply } from './replies.ts';
import { sendMailsAgain } from './unsent-mails.ts';

const test = testOnEveryDatabase();
const NOW = 1_700_000_000_000;
const receivers = ['office@verso.example'];
const HOUR_MS = 60 * 60 * 1000;
const reply = { key: 'a-key-of-16-chars-or-more', subject: 'Re: engines', text: 'Yes.' };

let made = 0;
async function send(db: Database, change: object = {}): Promise<number> {
  const input = enquiryInput.parse({
    kind: 'enquiry',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    message: `Enquiry ${++made}`,
    ...change,
  });
  const mail = { receivers, origin: null, confirms: false };
  const options = { address: `${made}`, now: NOW, forward: false, mail };
  return ((await createEnquiry(db, input, options)) as { id: number }).id;
}
const inbox = (db: Database, box = 'open') => listEnquiries(db, enquiryListQuery.parse({ box }));
/** The due reminders, each as `reminder 1` with the id of its enquiry. */
async function claimReminders(db: Database): Promise<string[]> {
  const claimed: string[] = [];
  for (let n = 0; n < 20; n++) {
    const mail = await claimMail(db, { leaseMs: 60_000, receivers });
    if (mail) claimed.push(`${mail.purpose} ${mail.enquiries[0]?.id}`);
  }
  return claimed.filter((each) => each.startsWith('reminder'));
}
const queued = (db: Database) => db.read((read) => read.select().from(mails));

test('an enquiry stores the source of its sender’s visit', async (db) => {
  const visit = {
    firstPage: '/insights/returns',
    pageBefore: '/results',
    referrer: 'search.example',
    utm: { utm_source: 'letter' },
    seconds: 60,
  };
  await send(db, { visit });
  await send(db, { visit: { firstPage: 'javascript:x', referrer: '<b>', utm: { x: 1 } } });
  const { enquiries } = await inbox(db);
  const { seconds: _, ...origin } = visit;
  expect(enquiries[1]).toMatchObject(origin);
  expect(enquiries[0]).toMatchObject({ firstPage: null, referrer: null, utm: null });
});

test('the known parameters of a campaign are stored when its link has others too', async (db) => {
  const utm = { utm_source: 'letter', utm_id: '17', utm_source_platform: 'Ads' };
  await send(db, { visit: { utm } });
  const { enquiries } = await inbox(db);
  expect(enquiries[0]?.utm).toEqual({ utm_source: 'letter' });
});

test('valid values of a campaign are stored, including one cut within an emoji', async (db) => {
  const utm = { utm_source: 'letter', utm_term: 7, utm_campaign: `${'a'.repeat(119)}\uD83D` };
  await send(db, { visit: { utm } });
  const { enquiries } = await inbox(db);
  expect(enquiries[0]?.utm).toEqual({ utm_source: 'letter', utm_campaign: 'a'.repeat(119) });
});

test('a reply is stored and mailed once, and the enquiry is marked as answered', async (db) => {
  const id = await send(db);
  await createReply(db, id, reply, NOW);
  const answered = await createReply(db, id, reply, NOW);
  expect(answered).toMatchObject({
    status: 'answered',
    replies: [{ subject: 'Re: engines', text: 'Yes.', state: 'pending', error: null }],
  });
  const ofReply = (await queued(db)).filter(({ purpose }) => purpose === 'reply');
  expect(ofReply).toHaveLength(1);
});

test('a different reply with the same key is rejected, and the first one stays', async (db) => {
  const [id, other] = [await send(db), await send(db)];
  await createReply(db, id, reply, NOW);
  for (const changed of [{ text: 'No.' }, { subject: 'Re: looms' }])
    await expect(createReply(db, id, { ...reply, ...changed }, NOW)).rejects.toThrow(ConflictError);
  await expect(createReply(db, other, reply, NOW)).rejects.toThrow(ConflictError);
  expect((await inbox(db, 'done')).enquiries).toMatchObject([{ id, replies: [{ text: 'Yes.' }] }]);
});

test('a reply is not sent when its writer has not seen a newer reply', async (db) => {
  const id = await send(db);
  await createReply(db, id, { ...reply, repliesBefore: 0 }, NOW);
  const second = { key: 'another-key-of-16-chars', subject: 'Re: engines', text: 'No.' };
  const tried = createReply(db, id, { ...second, repliesBefore: 0 }, NOW);
  await expect(tried).rejects.toMatchObject({ current: { id, replies: [{ text: 'Yes.' }] } });
  expect((await queued(db)).filter(({ purpose }) => purpose === 'reply')).toHaveLength(1);
  // repeated after a lost response
  expect((await createReply(db, id, { ...reply, repliesBefore: 0 }, NOW)).replies).toHaveLength(1);
  const both = await createReply(db, id, { ...second, repliesBefore: 1 }, NOW);
  expect(both.replies.map(({ text }) => text)).toEqual(['Yes.', 'No.']);
});

test('an enquiry without an email address cannot be replied to by mail', async (db) => {
  const id = await send(db, { kind: 'call', phone: '+44 151 496 0120', email: null });
  await expect(createReply(db, id, reply, NOW)).rejects.toThrow(NotFoundError);
  await expect(createReply(db, 999, reply, NOW)).rejects.toThrow(NotFoundError);
});

test('staff are reminded only of unanswered enquiries', async (db) => {
  const forgotten = await send(db);
  const done = await send(db);
  await createReply(db, done, reply, NOW);
  expect(await claimReminders(db)).toEqual([`reminder ${forgotten}`]);
  const reminders = (await queued(db)).filter(({ purpose }) => purpose === 'reminder');
  expect(reminders).toHaveLength(1);
});

test('staff are reminded once of merged enquiries, when the first of them is due', async (db) => {
  const [first, second] = [await send(db), await send(db)];
  await mergeEnquiries(db, second, [first]);
  expect(await claimReminders(db)).toEqual([`reminder ${first}`]);
  expect((await queued(db)).filter(({ purpose }) => purpose === 'reminder')).toHaveLength(1);
});

test('there is no reminder of merged enquiries once one of them is answered', async (db) => {
  const [first, second, third, fourth] = [
    await send(db),
    await send(db),
    await send(db),
    await send(db),
  ];
  await mergeEnquiries(db, second, [first]);
  await createReply(db, second, reply, NOW);
  await mergeEnquiries(db, fourth, [third]);
  await createReply(db, third, { ...reply, key: 'another-key-of-16-chars' }, NOW);
  expect(await claimReminders(db)).toEqual([]);
});

test('sending mails again does not send a reminder early', async (db) => {
  const id = await send(db);
  expect(await sendMailsAgain(db, { enquiryId: id, now: NOW })).toBe(1);
  const due = (await queued(db)).find(({ purpose }) => purpose === 'reminder')?.nextAt;
  expect(due).toBe(NOW + 24 * HOUR_MS);
});

test('sending mails again skips a mail that another process is sending', async (db) => {
  await send(db);
  await db.migrate([{ sql: "DELETE FROM mails WHERE purpose = 'reminder'" }]);
  const lease = { leaseMs: MAIL_LEASE_MS, receivers };
  const failed = await claimMail(db, lease);
  await recordMail(db, failed as ClaimedMail, { state: 'pending', waitMs: 0, error: 'Away' });
  const claimed = await claimMail(db, lease);
  await sendMailsAgain(db, { now: Date.now() });
  expect(await claimMail(db, lease)).toBeNull();
  await recordMail(db, claimed as ClaimedMail, { state: 'sent', at: Date.now() });
  expect(await queued(db)).toContainEqual(
    expect.objectContaining({ purpose: 'notice', state: 'sent' }),
  );
});

test('merged enquiries are shown with one enquiry, and can be separated', async (db) => {
  const [first, second] = [await send(db), await send(db, { email: 'ADA@example.com' })];
  await send(db, { email: 'somebody@else.example' });
  expect((await inbox(db)).enquiries.map(({ doubles }) => doubles)).toEqual([
    [],
    [first],
    [second],
  ]);

  const merged = await mergeEnquiries(db, first, [second]);
  expect(merged).toMatchObject({ merged: [{ id: second }], doubles: [] });
  expect(await inbox(db)).toMatchObject({ boxes: { open: 2, all: 2 }, pagination: { total: 2 } });

  await mergeEnquiries(db, first, []);
  expect((await inbox(db)).boxes.open).toBe(3);
});

test('a merged message is found with its enquiry, and is a row of the export', async (db) => {
  const [first, second] = [await send(db), await send(db, { message: 'Looms, too' })];
  await send(db);
  await mergeEnquiries(db, first, [second]);
  const found = await listEnquiries(db, enquiryListQuery.parse({ search: 'looms', box: 'open' }));
  expect(found.enquiries.map(({ id }) => id)).toEqual([first]);
  const rows = await exportEnquiries(db, enquiryFilter.parse({ search: 'looms', box: 'open' }));
  expect(rows.map(({ id, mergedInto }) => [id, mergedInto])).toEqual([
    [second, first],
    [first, null],
  ]);
  expect(await exportEnquiries(db, enquiryFilter.parse({}))).toHaveLength(3);
});

test('a merged enquiry is shown with its request, note and replies', async (db) => {
  const wish = { phone: '+44 151 496 0120', preferredDate: '2999-07-01', preferredTime: 'morning' };
  const [first, second] = [await send(db), await send(db, { kind: 'call', ...wish })];
  await changeEnquiry(db, second, { note: 'Knows looms' });
  await createReply(db, second, reply, NOW);
  await changeEnquiry(db, second, { status: 'read' });
  expect(await mergeEnquiries(db, first, [second])).toMatchObject({
    merged: [{ id: second, kind: 'call', ...wish, note: 'Knows looms' }],
    replies: [{ text: 'Yes.' }],
  });
});

test('an unsent mail of a merged enquiry is shown with the main enquiry, and can be sent again', async (db) => {
  const [first, second] = [await send(db), await send(db)];
  await mergeEnquiries(db, first, [second]);
  await db.write((tx) =>
    tx
      .update(mails)
      .set({ state: 'failed', error: '550 No such user' })
      .where(eq(mails.enquiryId, second)),
  );
  expect((await inbox(db)).enquiries).toMatchObject([{ id: first, mailError: '550 No such user' }]);
  await db.migrate([{ sql: `DELETE FROM mails WHERE enquiry_id = ${first}` }]);
  expect(await sendMailsAgain(db, { enquiryId: first, now: NOW })).toBe(2);
});

test('a reply to an enquiry merged meanwhile marks the main enquiry as answered', async (db) => {
  const [first, second] = [await send(db), await send(db)];
  await mergeEnquiries(db, first, [second]);
  await createReply(db, second, reply, NOW);
  expect((await inbox(db, 'done')).enquiries).toMatchObject([
    { id: first, status: 'answered', replies: [{ text: 'Yes.' }] },
  ]);
});

test('an answered enquiry is open again when an open one is merged into it', async (db) => {
  const [first, second, third] = [await send(db), await send(db), await send(db)];
  await createReply(db, first, reply, NOW);
  await changeEnquiry(db, third, { status: 'answered' });
  expect((await mergeEnquiries(db, first, [third])).status).toBe('answered');
  const reopened = await mergeEnquiries(db, first, [third, second]);
  expect(reopened).toMatchObject({ status: 'read', answeredAt: null });
  await changeEnquiry(db, first, { status: 'answered' });
  expect((await mergeEnquiries(db, first, [second])).status).toBe('answered');
});

test('the filter by id lists the enquiry, or the one that it was merged into', async (db) => {
  const [first, second] = [await send(db), await send(db)];
  const idsOf = async (id: number) => {
    const query = enquiryListQuery.parse({ id: String(id) });
    return (await listEnquiries(db, query)).enquiries.map((each) => each.id);
  };
  expect(await idsOf(second)).toEqual([second]);
  await mergeEnquiries(db, first, [second]);
  expect(await idsOf(second)).toEqual([first]);
  expect(await idsOf(999)).toEqual([]);
});

test('an enquiry cannot be merged into itself, a merged one or a missing one', async (db) => {
  const [a, b] = [await send(db), await send(db)];
  await expect(mergeEnquiries(db, a, [a])).rejects.toThrow(InvalidInputError);
  await expect(mergeEnquiries(db, a, [999])).rejects.toThrow(NotFoundError);
  await mergeEnquiries(db, a, [b]);
  await expect(mergeEnquiries(db, b, [a])).rejects.toThrow(InvalidInputError);
});

test('no enquiry can be merged into a newsletter sign-up, and earlier merges can be separated', async (db) => {
  const signUp = await send(db, { kind: 'newsletter' });
  const id = await send(db);
  await expect(mergeEnquiries(db, signUp, [id])).rejects.toThrow(InvalidInputError);
  expect((await inbox(db)).enquiries.map((each) => each.id)).toContain(id);
  await db.write((tx) =>
    tx.update(enquiries).set({ mergedInto: signUp }).where(eq(enquiries.id, id)),
  );
  await mergeEnquiries(db, signUp, []);
  expect((await inbox(db)).enquiries.map((each) => each.id)).toContain(id);
});

test('enquiries merged into a deleted one are listed again', async (db) => {
  const [a, b] = [await send(db), await send(db)];
  await mergeEnquiries(db, a, [b]);
  await deleteEnquiries(db, [a]);
  expect((await inbox(db)).enquiries.map(({ id }) => id)).toEqual([b]);
});

test('a suspicious enquiry is in the spam box, mailed with a warning, and never dropped', async (db) => {
  await send(db, { visit: { seconds: 1 } });
  expect((await inbox(db, 'spam')).enquiries[0]?.spamReason).toContain('1 s after');
  expect((await queued(db)).map(({ purpose }) => purpose)).toEqual(['notice', 'reminder']);
});

test('staff are reminded of a suspicious enquiry only after they marked it as no spam', async (db) => {
  await send(db, { visit: { seconds: 1 } });
  const other = await send(db, { visit: { seconds: 1 } });
  await changeEnquiry(db, other, { status: 'read' });
  expect(await claimReminders(db)).toEqual([`reminder ${other}`]);
});
