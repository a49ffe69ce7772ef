// Counts of the calls of an address within a time window.
import { expect } from 'bun:test';
import { DAY_MS } from '#db/limits.ts';
import { rateCounts } from '#db/schema.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { countCalls, deleteOldRateCounts } from './rate-counts.ts';

const test = testOnPrimaries();
const ofAddress = (address: string, calls = 1) => ({
  ...{ name: 'search', address, calls, windowMs: 1000 },
});

test('calls counted concurrently are all included', async (db) => {
  const counted = await Promise.all(
    Array.from({ length: 6 }, () => countCalls(db, ofAddress('a', 2), 0)),
  );
  expect(counted.map(({ calls }) => calls).toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 10, 12]);
});

test('a window begins with the first call, and another one after its end', async (db) => {
  expect(await countCalls(db, ofAddress('a'), 100)).toEqual({ calls: 1, endsInMs: 1000 });
  expect(await countCalls(db, ofAddress('a'), 600)).toEqual({ calls: 2, endsInMs: 500 });
  expect(await countCalls(db, ofAddress('a'), 1100)).toEqual({ calls: 1, endsInMs: 1000 });
});

test('addresses and names are counted separately', async (db) => {
  await countCalls(db, ofAddress('a', 5), 0);
  expect((await countCalls(db, ofAddress('b'), 0)).calls).toBe(1);
  expect((await countCalls(db, { ...ofAddress('a'), name: 'else' }, 0)).calls).toBe(1);
});

test('an address is deleted when its window is over', async (db) => {
  await countCalls(db, ofAddress('a'), 5000);
  await countCalls(db, ofAddress('b'), 5500);
  await deleteOldRateCounts(db, 6000);
  const rows = await db.read((read) => read.select().from(rateCounts));
  expect(rows.map(({ address }) => address)).toEqual(['b']);
});

test('a window stored while the clock was a year ahead counts as over, and is deleted', async (db) => {
  const inAYear = 365 * DAY_MS;
  for (const address of ['a', 'b']) await countCalls(db, ofAddress(address, 5), inAYear);
  expect(await countCalls(db, ofAddress('a'), 100)).toEqual({ calls: 1, endsInMs: 1000 });
  await deleteOldRateCounts(db, 200);
  const rows = await db.read((read) => read.select().from(rateCounts));
  expect(rows.map(({ address }) => address)).toEqual(['a']);
});
