// How often an address did something, counted for all processes.
import { afterAll, expect, test } from 'bun:test';
import { openDatabase } from '#db/client.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { countCall, deleteOldRateCounts } from './rate-counts.ts';

const database = await openTestDatabase();
const { db } = database;
/** The same file as another process opens it. */
const other = await openDatabase({ url: `file:${database.path}` });
afterAll(async () => {
  await other.close();
  await database[Symbol.asyncDispose]();
});

const limitOf = (address: string) => ({ name: 'search', address, max: 3, windowMs: 1000 });

test('the calls of an address are counted for all processes together', async () => {
  const limit = limitOf('192.0.2.1');
  const calls = Array.from({ length: 6 }, (_, n) => countCall(n % 2 ? other : db, limit, 0));
  const waits = await Promise.all(calls);
  expect(waits.filter((ms) => ms === 0)).toHaveLength(3);
  expect(waits.filter((ms) => ms === 1000)).toHaveLength(3);
});

test('a window begins with the first call, and another after it', async () => {
  const limit = limitOf('192.0.2.2');
  for (const now of [100, 200, 300]) expect(await countCall(db, limit, now)).toBe(0);
  expect(await countCall(db, limit, 600)).toBe(500);
  expect(await countCall(db, limit, 1100)).toBe(0);
});

test('addresses and names are counted apart', async () => {
  for (let n = 0; n < 4; n++) await countCall(db, limitOf('192.0.2.3'), 0);
  expect(await countCall(db, limitOf('192.0.2.4'), 0)).toBe(0);
  expect(await countCall(db, { ...limitOf('192.0.2.3'), name: 'else' }, 0)).toBe(0);
});

test('an address is deleted when its window is over', async () => {
  await countCall(db, limitOf('192.0.2.5'), 5000);
  const addresses = async () =>
    (await db.read((read) => read.values<[string]>('SELECT address FROM rate_counts'))).map(
      ([address]) => address,
    );
  await deleteOldRateCounts(db, 5500);
  expect(await addresses()).toContain('192.0.2.5');
  await deleteOldRateCounts(db, 6000);
  expect(await addresses()).not.toContain('192.0.2.5');
});
