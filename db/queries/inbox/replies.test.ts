// Replies of staff from the inbox.
import { expect } from 'bun:test';
import { enquiryListQuery } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { ConflictError, NotFoundError } from '#db/errors.ts';
import { mails } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { listEnquiries } from './enquiries.ts';
import { mergeEnquiries } from './merge-enquiries.ts';
import { createReply } from './replies.ts';

const test = testOnPrimaries();
const NOW = 1_700_000_000_000;
const reply = { key: 'a-key-of-16-chars-or-more', subject: 'Re: engines', text: 'Yes.' };

const listDone = (db: Database) => listEnquiries(db, enquiryListQuery.parse({ box: 'done' }));
const countReplyMails = async (db: Database) =>
  (await db.read((read) => read.select().from(mails))).filter(({ purpose }) => purpose === 'reply')
    .length;

test('a reply is stored and mailed once, and the enquiry is marked as answered', async (db) => {
  const id = await sendEnquiry(db);
  await createReply(db, id, reply, NOW);
  const answered = await createReply(db, id, reply, NOW);
  expect(answered).toMatchObject({
    status: 'answered',
    replies: [{ subject: 'Re: engines', text: 'Yes.', state: 'pending', error: null }],
  });
  expect(await countReplyMails(db)).toBe(1);
});

test('a different reply with the same key is rejected, and the first one stays', async (db) => {
  const [id, other] = [await sendEnquiry(db), await sendEnquiry(db)];
  await createReply(db, id, reply, NOW);
  for (const changed of [{ text: 'No.' }, { subject: 'Re: looms' }])
    await expect(createReply(db, id, { ...reply, ...changed }, NOW)).rejects.toThrow(ConflictError);
  await expect(createReply(db, other, reply, NOW)).rejects.toThrow(ConflictError);
  expect((await listDone(db)).enquiries).toMatchObject([{ id, replies: [{ text: 'Yes.' }] }]);
});

test('a reply is not sent when its writer has not seen a newer reply', async (db) => {
  const id = await sendEnquiry(db);
  await createReply(db, id, { ...reply, repliesBefore: 0 }, NOW);
  const second = { key: 'another-key-of-16-chars', subject: 'Re: engines', text: 'No.' };
  const tried = createReply(db, id, { ...second, repliesBefore: 0 }, NOW);
  await expect(tried).rejects.toMatchObject({ current: { id, replies: [{ text: 'Yes.' }] } });
  expect(await countReplyMails(db)).toBe(1);
  // repeated after a lost response
  expect((await createReply(db, id, { ...reply, repliesBefore: 0 }, NOW)).replies).toHaveLength(1);
  const both = await createReply(db, id, { ...second, repliesBefore: 1 }, NOW);
  expect(both.replies.map(({ text }) => text)).toEqual(['Yes.', 'No.']);
});

test('an enquiry without an email address cannot be replied to by mail', async (db) => {
  const id = await sendEnquiry(db, { kind: 'call', phone: '+44 151 496 0120', email: null });
  await expect(createReply(db, id, reply, NOW)).rejects.toThrow(NotFoundError);
  await expect(createReply(db, 999, reply, NOW)).rejects.toThrow(NotFoundError);
});

test('a reply to an enquiry merged meanwhile marks the main enquiry as answered', async (db) => {
  const [first, second] = [await sendEnquiry(db), await sendEnquiry(db)];
  await mergeEnquiries(db, first, [second]);
  await createReply(db, second, reply, NOW);
  expect((await listDone(db)).enquiries).toMatchObject([
    { id: first, status: 'answered', replies: [{ text: 'Yes.' }] },
  ]);
});
