// A start waits for a database that other processes keep busy.
import { expect, test } from 'bun:test';
import { DatabaseUnavailableError } from './errors.ts';
import { lateError, retry, retryWhileBusy, withDeadline } from './retry.ts';
import { independentClient, readNotes, writeNote } from './testing/notes.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

const silent = () => withDeadline(new Promise<string>(() => {}), performance.now() + 5);

test('a start waits while the database is too busy to respond', async () => {
  let tries = 0;
  const work = () => (++tries < 4 ? silent() : Promise.resolve('read'));
  expect(await retryWhileBusy(work)).toBe('read');
  expect(tries).toBe(4);
});

test('a start waits while another process holds the lock', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const lock = await other.client.transaction('write');
  let tries = 0;
  await retryWhileBusy(async () => {
    if (++tries < 3) return writeNote(opened.db, 'refused', { withinMs: 20 });
    if (tries === 3) await lock.rollback();
    return writeNote(opened.db, 'waited');
  });
  expect(await readNotes(opened.db)).toEqual(['waited']);
});

test('a start fails after a time limit, and at once when the database is unreachable', async () => {
  await expect(retryWhileBusy(silent, 20)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  let tries = 0;
  const refused = async () => {
    tries += 1;
    throw new DatabaseUnavailableError({ cause: new Error('ECONNREFUSED') });
  };
  await expect(retryWhileBusy(refused)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(tries).toBe(1);
});

test('a database that stays busy is tried after pauses that double, up to 0.1 s', async () => {
  let tries = 0;
  const busy = async () => {
    tries += 1;
    throw lateError();
  };
  const end = performance.now() + 500;
  await expect(retry(busy, () => 'after a pause', end)).rejects.toThrow();
  // at once, and after 4, 8, 16, 32, 64, 100, 100 and 100 ms; fewer on a slow machine
  expect(tries).toBeLessThanOrEqual(9);
  expect(tries).toBeGreaterThan(2);
});
