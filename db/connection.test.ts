// A connection is discarded after a failure: libSQL would report its next writes as successful and never commit them.
import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { Connection, type OpenConnection } from './connection.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { openFileReader, openFileWriter } from './open-client.ts';
import { independentClient, insertNote } from './testing/notes.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

test('opens another connection after a write failed on a lock', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const { connection, opens } = countingOpens(() => openFileWriter(opened.path));
  const write = () =>
    connection.use(({ drizzle }) => drizzle.transaction((tx) => insertNote(tx, 'a')), soon());
  const lock = await other.client.transaction('write');
  await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await lock.rollback();
  await write();
  expect(opens()).toBe(2);
  expect(await other.notes()).toEqual(['a']);
});

test('keeps the connection after an invalid statement', async () => {
  await using opened = await openTestDatabase();
  const { connection, opens } = countingOpens(() => openFileReader(opened.path));
  const wrong = connection.use(({ drizzle }) => drizzle.values(sql`SELECT missing`), soon());
  await expect(wrong).rejects.toThrow('no such column');
  await connection.use(({ drizzle }) => drizzle.values(sql`SELECT 1`), soon());
  expect(opens()).toBe(1);
});

function countingOpens<Open extends OpenConnection>(open: () => Promise<Open>) {
  let opens = 0;
  const counted = () => {
    opens++;
    return open();
  };
  const connection = new Connection({ open: counted, identify: () => 'the same' });
  return { connection, opens: () => opens };
}

function soon(): number {
  return performance.now() + 1000;
}
