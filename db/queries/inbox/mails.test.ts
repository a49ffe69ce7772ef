// Mails about enquiries: staff are reminded, and mails can be sent again. Sending them is tested in mailer.test.ts.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { enquiryListQuery } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { HOUR_MS, MAIL_LEASE_MS } from '#db/limits.ts';
import { mails } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { changeEnquiry, listEnquiries } from './enquiries.ts';
import { type ClaimedMail, claimMail, recordMail } from './mails.ts';
import { mergeEnquiries } from './merge-enquiries.ts';
import { createReply } from './replies.ts';
import { sendMailsAgain } from './unsent-mails.ts';

const test = testOnPrimaries();
const NOW = 1_700_000_000_000;
const receivers = ['office@verso.example'];
const reply = { key: 'a-key-of-16-chars-or-more', subject: 'Re: engines', text: 'Yes.' };

const send = (db: Database, fields: object = {}) =>
  sendEnquiry(db, fields, { now: NOW, mail: { receivers, origin: null, confirms: false } });
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

test('an unsent mail of a merged enquiry is shown with the main enquiry, and can be sent again', async (db) => {
  const [first, second] = [await send(db), await send(db)];
  await mergeEnquiries(db, first, [second]);
  await db.write((tx) =>
    tx
      .update(mails)
      .set({ state: 'failed', error: '550 No such user' })
      .where(eq(mails.enquiryId, second)),
  );
  const open = await listEnquiries(db, enquiryListQuery.parse({ box: 'open' }));
  expect(open.enquiries).toMatchObject([{ id: first, mailError: '550 No such user' }]);
  await db.migrate([{ sql: `DELETE FROM mails WHERE enquiry_id = ${first}` }]);
  expect(await sendMailsAgain(db, { enquiryId: first, now: NOW })).toBe(2);
});

test('staff are reminded of a suspicious enquiry only after they marked it as no spam', async (db) => {
  await send(db, { visit: { seconds: 1 } });
  const other = await send(db, { visit: { seconds: 1 } });
  await changeEnquiry(db, other, { status: 'read' });
  expect(await claimReminders(db)).toEqual([`reminder ${other}`]);
});
