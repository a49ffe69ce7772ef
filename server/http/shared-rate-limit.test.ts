// A limit shared by all processes: bursts are counted exactly, in few writes, and nothing is refused in an outage.
import { afterAll, expect, test } from 'bun:test';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { HttpError } from './errors.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

const database = await openTestDatabase();
const other = await openDatabase({ url: `file:${database.path}` });
afterAll(async () => {
  await other.close();
  await database[Symbol.asyncDispose]();
});

const LIMIT = { name: 'test', max: 10, windowMs: 60_000, message: (s: number) => `${s} s` };
const statusOf = (call: Promise<void>) =>
  call.then(
    () => 200,
    (error) => (error instanceof HttpError ? error.status : 0),
  );

test('calls of a burst through two processes are accepted up to the limit', async () => {
  const limits = [sharedRateLimit(LIMIT), sharedRateLimit(LIMIT)];
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => {
      const call = limits[n % 2] as (typeof limits)[number];
      return statusOf(call(n % 2 ? other : database.db, '192.0.2.1'));
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('a burst is counted in few writes, in the order of its calls', async () => {
  let writes = 0;
  const counting = new Proxy(database.db, {
    get(target, name) {
      if (name === 'write') writes += 1;
      return Reflect.get(target, name).bind(target);
    },
  }) as Database;
  const limit = sharedRateLimit(LIMIT);
  const calls = Array.from({ length: 50 }, () => statusOf(limit(counting, '192.0.2.2')));
  const statuses = await Promise.all(calls);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.slice(10)).toEqual(Array(40).fill(429));
  expect(writes).toBeLessThan(3);
});

test('nothing is refused while the database is unavailable', async () => {
  const away = { write: () => Promise.reject(new DatabaseUnavailableError()) };
  const limit = sharedRateLimit(LIMIT);
  for (let n = 0; n < 20; n++)
    expect(await statusOf(limit(away as unknown as Database, '192.0.2.3'))).toBe(200);
});
