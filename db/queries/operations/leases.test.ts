// Only one process at a time holds a lease, and a holder whose lease expired changes nothing.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readClock } from '#db/clock.ts';
import { DAY_MS } from '#db/limits.ts';
import { leases } from '#db/schema.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { isLeaseDue, type Lease, releaseLease, renewLease, takeLease } from './leases.ts';

const test = testOnPrimaries();
const MINUTE = { ttlMs: 60_000 };

test('one process gets a lease, and the next one after its release, with a higher number', async (db) => {
  const taken = await Promise.all([1, 2, 3].map(() => takeLease(db, 'work', MINUTE)));
  const [lease, ...more] = taken.filter((one) => one !== null) as [Lease];
  expect(more).toEqual([]);
  expect(await takeLease(db, 'other', MINUTE)).not.toBeNull();
  await releaseLease(db, lease, { done: false });
  expect(await takeLease(db, 'work', MINUTE)).toEqual({ name: 'work', number: lease.number + 1 });
});

test('finished work is not repeated within its interval', async (db) => {
  const lease = (await takeLease(db, 'work', { ...MINUTE, everyMs: 60_000 })) as Lease;
  await releaseLease(db, lease, { done: true });
  expect(await takeLease(db, 'work', { ...MINUTE, everyMs: 60_000 })).toBeNull();
  expect(await takeLease(db, 'work', { ...MINUTE, everyMs: 0 })).not.toBeNull();
});

test('a holder whose answer was lost takes the lease again, and nobody else does', async (db) => {
  const lost = (await takeLease(db, 'work', { ...MINUTE, holder: 'a' })) as Lease;
  expect(await takeLease(db, 'work', { ...MINUTE, holder: 'b' })).toBeNull();
  expect(await takeLease(db, 'work', MINUTE)).toBeNull();
  const again = await takeLease(db, 'work', { ...MINUTE, holder: 'a' });
  expect(again).toEqual({ name: 'work', number: lost.number + 1 });
});

test('a holder whose lease expired changes nothing once another has taken it', async (db) => {
  const slow = (await takeLease(db, 'work', { ttlMs: 0 })) as Lease;
  await Bun.sleep(5);
  const next = (await takeLease(db, 'work', MINUTE)) as Lease;
  expect(await releaseLease(db, slow, { done: true })).toBe(false);
  expect(await takeLease(db, 'work', MINUTE)).toBeNull();
  expect(await releaseLease(db, next, { done: true })).toBe(true);
});

test('a lease is extended by its holder only, and not due meanwhile', async (db) => {
  const slow = (await takeLease(db, 'work', { ttlMs: 0 })) as Lease;
  await Bun.sleep(5);
  expect(await isLeaseDue(db, 'work', 60_000)).toBe(true);
  expect(await renewLease(db, slow, 60_000)).toBe(true);
  expect(await isLeaseDue(db, 'work', 60_000)).toBe(false);
  expect(await isLeaseDue(db, 'other', 60_000)).toBe(true);
  expect(await takeLease(db, 'work', MINUTE)).toBeNull();
  await renewLease(db, slow, 0);
  await Bun.sleep(5);
  await takeLease(db, 'work', MINUTE);
  expect(await renewLease(db, slow, 60_000)).toBe(false);
});

for (const column of ['doneAt', 'expiresAt'] as const)
  test(`a time stored while the clock was a year ahead blocks nothing: ${column}`, async (db) => {
    const lease = (await takeLease(db, 'work', MINUTE)) as Lease;
    await releaseLease(db, lease, { done: true });
    expect(await isLeaseDue(db, 'work', 60_000)).toBe(false);
    const inAYear = (await readClock(db)) + 365 * DAY_MS;
    await db.write((tx) =>
      tx
        .update(leases)
        .set({ doneAt: 0, [column]: inAYear })
        .where(eq(leases.name, 'work')),
    );
    expect(await isLeaseDue(db, 'work', 60_000)).toBe(true);
    expect(await takeLease(db, 'work', { ...MINUTE, everyMs: 60_000 })).not.toBeNull();
  });
