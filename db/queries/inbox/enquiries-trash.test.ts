// Deleted enquiries stay 30 days in the trash, can be restored unchanged, and are erased completely on request.
import { expect } from 'bun:test';
import { sql } from 'drizzle-orm';
import { enquiryListQuery } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { DAY_MS, TRASH_KEPT_DAYS } from '#db/limits.ts';
import { deleteExpiredTrash, listTrash } from '#db/queries/items/trash.ts';
import { deletedEnquiries, enquiries, mails, replies } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { listEnquiries } from './enquiries.ts';
import { deleteEnquiries, deleteEnquiryPermanently, restoreEnquiries } from './enquiries-trash.ts';
import { claimForwarding } from './forwarding.ts';
import { mergeEnquiries } from './merge-enquiries.ts';
import { createReply } from './replies.ts';

const test = testOnPrimaries();
const KEY = 'a-key-of-16-chars-or-more';

const send = (db: Database, fields: object = {}) => sendEnquiry(db, fields, { forward: true });
const listed = async (db: Database) =>
  (await listEnquiries(db, enquiryListQuery.parse({}))).enquiries;
const inTrash = async (db: Database) =>
  (await listTrash(db, { page: 1, limit: 50, kind: 'enquiries' })).items;

test('a deleted enquiry is in the trash, and neither listed nor forwarded', async (db) => {
  const id = await send(db);
  await deleteEnquiries(db, [id]);
  expect(await listed(db)).toEqual([]);
  expect(await inTrash(db)).toMatchObject([{ kind: 'enquiry', id, title: 'Ada Lovelace' }]);
  const claim = { kinds: ['enquiry'], leaseMs: 1000 } as const;
  expect(await claimForwarding(db, { ...claim, kinds: [...claim.kinds] })).toBeNull();
});

test('a restored enquiry is unchanged', async (db) => {
  const id = await send(db, { key: KEY });
  const before = await listed(db);
  await deleteEnquiries(db, [id]);
  expect(await restoreEnquiries(db, [id])).toEqual(before);
  expect(await listed(db)).toEqual(before);
  // a restore that is repeated because its response was lost
  expect(await restoreEnquiries(db, [id])).toEqual(before);
  expect(await inTrash(db)).toEqual([]);
});

test('a restored enquiry has its replies, its mails and its merged enquiries', async (db) => {
  const id = await send(db);
  const double = await send(db, { message: 'A shop for looms' });
  await mergeEnquiries(db, id, [double]);
  const reply = { key: KEY, subject: 'Re: engines', text: 'Shall we talk?' };
  await createReply(db, id, reply, Date.now());
  const queued = () => db.read((read) => read.select().from(mails));
  const [before, mailed] = [await listed(db), await queued()];
  expect(mailed).toMatchObject([{ purpose: 'reply', state: 'pending' }]);

  await deleteEnquiries(db, [id]);
  expect((await listed(db)).map((each) => each.id)).toEqual([double]);
  expect(await queued()).toEqual([]);
  const restored = await restoreEnquiries(db, [id]);
  expect(restored).toMatchObject([
    { replies: [{ text: 'Shall we talk?' }], merged: [{ id: double }] },
  ]);
  expect(await listed(db)).toEqual(before);
  expect(await queued()).toEqual(mailed);
});

test('merged enquiries deleted together are restored together, in any order', async (db) => {
  const id = await send(db);
  const double = await send(db, { message: 'A shop for looms' });
  await mergeEnquiries(db, id, [double]);
  for (const order of [
    [id, double],
    [double, id],
  ]) {
    await deleteEnquiries(db, [id, double]);
    await restoreEnquiries(db, order);
    expect(await listed(db)).toMatchObject([{ id, merged: [{ id: double }] }]);
  }
});

test('a restored enquiry that was merged into another is separate when the other no longer exists', async (db) => {
  const id = await send(db);
  const double = await send(db, { message: 'A shop for looms' });
  await mergeEnquiries(db, id, [double]);
  await deleteEnquiries(db, [double]);
  await deleteEnquiries(db, [id]);
  await restoreEnquiries(db, [double]);
  expect((await listed(db)).map((each) => each.id)).toEqual([double]);
});

test('an enquiry deleted by an older version is restored without replies', async (db) => {
  const id = await send(db);
  const before = await listed(db);
  await deleteEnquiries(db, [id]);
  await db.write((tx) =>
    tx.update(deletedEnquiries).set({
      snapshot: sql`json_remove(${deletedEnquiries.snapshot}, '$.replies', '$.mails', '$.merged')`,
    }),
  );
  await restoreEnquiries(db, [id]);
  expect(await listed(db)).toEqual(before);
});

test('an enquiry that was sent again meanwhile is restored beside the other', async (db) => {
  const id = await send(db, { key: KEY });
  await deleteEnquiries(db, [id]);
  const again = await send(db, { key: KEY });
  await restoreEnquiries(db, [id]);
  expect((await listed(db)).map((each) => each.id).sort()).toEqual([id, again].sort());
});

test('enquiries are restored with all replies, even if a reply’s key was used again', async (db) => {
  const reply = { key: KEY, subject: 'Re: engines', text: 'Yes.' };
  const [kept, ...deleted] = [
    await send(db),
    await send(db, { message: 'A shop for looms' }),
    await send(db, { message: 'A shop for cards' }),
  ];
  for (const id of deleted) {
    await createReply(db, id, reply, Date.now());
    await deleteEnquiries(db, [id]);
  }
  await createReply(db, kept, reply, Date.now());
  const restored = await restoreEnquiries(db, deleted);
  expect(restored.map((each) => each.replies)).toMatchObject(deleted.map(() => [{ text: 'Yes.' }]));
  const keys = await db.read((read) => read.select({ key: replies.key }).from(replies));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
});

test('the address of the sender is not stored in the trash', async (db) => {
  await deleteEnquiries(db, [await send(db)]);
  const [row] = await db.read((read) => read.select().from(deletedEnquiries));
  expect(row?.snapshot.address).toBeNull();
});

test('several enquiries are deleted together or not at all', async (db) => {
  const id = await send(db);
  await expect(deleteEnquiries(db, [id, 999])).rejects.toThrow(NotFoundError);
  expect(await listed(db)).toHaveLength(1);
  expect(await inTrash(db)).toEqual([]);
  await deleteEnquiries(db, [id]);
  await expect(restoreEnquiries(db, [id, 999])).rejects.toThrow(NotFoundError);
  expect(await listed(db)).toEqual([]);
});

test('no data of an enquiry is left after it was deleted permanently', async (db) => {
  const id = await send(db);
  await createReply(db, id, { key: KEY, subject: 'Re: engines', text: 'Yes.' }, Date.now());
  await expect(deleteEnquiryPermanently(db, id)).rejects.toThrow(NotFoundError);
  await deleteEnquiries(db, [id]);
  await deleteEnquiryPermanently(db, id);
  for (const table of [enquiries, deletedEnquiries, replies, mails])
    expect(await db.read((read) => read.$count(table))).toBe(0);
  await expect(restoreEnquiries(db, [id])).rejects.toThrow(NotFoundError);
});

test('after 30 days a deleted enquiry is erased', async (db) => {
  await deleteEnquiries(db, [await send(db)]);
  const now = Date.now();
  expect(await deleteExpiredTrash(db, now + (TRASH_KEPT_DAYS - 1) * DAY_MS)).toBe(0);
  expect(await inTrash(db)).toHaveLength(1);
  expect(await deleteExpiredTrash(db, now + (TRASH_KEPT_DAYS + 1) * DAY_MS)).toBe(1);
  expect(await inTrash(db)).toEqual([]);
});
