// Merged enquiries are shown as one, and can be separated.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { enquiryFilter, enquiryListQuery } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { enquiries } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { changeEnquiry, exportEnquiries, listEnquiries } from './enquiries.ts';
import { deleteEnquiries } from './enquiries-trash.ts';
import { mergeEnquiries } from './merge-enquiries.ts';
import { createReply } from './replies.ts';

const test = testOnPrimaries();
const NOW = 1_700_000_000_000;
const reply = { key: 'a-key-of-16-chars-or-more', subject: 'Re: engines', text: 'Yes.' };

const listOpen = (db: Database) => listEnquiries(db, enquiryListQuery.parse({ box: 'open' }));

test('merged enquiries are shown with one enquiry, and can be separated', async (db) => {
  const [first, second] = [
    await sendEnquiry(db),
    await sendEnquiry(db, { email: 'ADA@example.com' }),
  ];
  await sendEnquiry(db, { email: 'somebody@else.example' });
  expect((await listOpen(db)).enquiries.map(({ doubles }) => doubles)).toEqual([
    [],
    [first],
    [second],
  ]);

  const merged = await mergeEnquiries(db, first, [second]);
  expect(merged).toMatchObject({ merged: [{ id: second }], doubles: [] });
  expect(await listOpen(db)).toMatchObject({
    boxes: { open: 2, all: 2 },
    pagination: { total: 2 },
  });

  await mergeEnquiries(db, first, []);
  expect((await listOpen(db)).boxes.open).toBe(3);
});

test('a merged message is found with its enquiry, and is a row of the export', async (db) => {
  const [first, second] = [await sendEnquiry(db), await sendEnquiry(db, { message: 'Looms, too' })];
  await sendEnquiry(db);
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
  const [first, second] = [await sendEnquiry(db), await sendEnquiry(db, { kind: 'call', ...wish })];
  await changeEnquiry(db, second, { note: 'Knows looms' });
  await createReply(db, second, reply, NOW);
  await changeEnquiry(db, second, { status: 'read' });
  expect(await mergeEnquiries(db, first, [second])).toMatchObject({
    merged: [{ id: second, kind: 'call', ...wish, note: 'Knows looms' }],
    replies: [{ text: 'Yes.' }],
  });
});

test('an answered enquiry is open again when an open one is merged into it', async (db) => {
  const [first, second, third] = [
    await sendEnquiry(db),
    await sendEnquiry(db),
    await sendEnquiry(db),
  ];
  await createReply(db, first, reply, NOW);
  await changeEnquiry(db, third, { status: 'answered' });
  expect((await mergeEnquiries(db, first, [third])).status).toBe('answered');
  const reopened = await mergeEnquiries(db, first, [third, second]);
  expect(reopened).toMatchObject({ status: 'read', answeredAt: null });
  await changeEnquiry(db, first, { status: 'answered' });
  expect((await mergeEnquiries(db, first, [second])).status).toBe('answered');
});

test('the filter by id lists the enquiry, or the one that it was merged into', async (db) => {
  const [first, second] = [await sendEnquiry(db), await sendEnquiry(db)];
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
  const [a, b] = [await sendEnquiry(db), await sendEnquiry(db)];
  await expect(mergeEnquiries(db, a, [a])).rejects.toThrow(InvalidInputError);
  await expect(mergeEnquiries(db, a, [999])).rejects.toThrow(NotFoundError);
  await mergeEnquiries(db, a, [b]);
  await expect(mergeEnquiries(db, b, [a])).rejects.toThrow(InvalidInputError);
});

test('no enquiry can be merged into a newsletter sign-up, and earlier merges can be separated', async (db) => {
  const signUp = await sendEnquiry(db, { kind: 'newsletter' });
  const id = await sendEnquiry(db);
  await expect(mergeEnquiries(db, signUp, [id])).rejects.toThrow(InvalidInputError);
  expect((await listOpen(db)).enquiries.map((each) => each.id)).toContain(id);
  await db.write((tx) =>
    tx.update(enquiries).set({ mergedInto: signUp }).where(eq(enquiries.id, id)),
  );
  await mergeEnquiries(db, signUp, []);
  expect((await listOpen(db)).enquiries.map((each) => each.id)).toContain(id);
});

test('enquiries merged into a deleted one are listed again', async (db) => {
  const [a, b] = [await sendEnquiry(db), await sendEnquiry(db)];
  await mergeEnquiries(db, a, [b]);
  await deleteEnquiries(db, [a]);
  expect((await listOpen(db)).enquiries.map(({ id }) => id)).toEqual([b]);
});
