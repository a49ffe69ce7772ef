// A remote server that is locked, killed or silent: calls settle in time, writes are atomic, and the site recovers.
import { expect, test } from 'bun:test';
import { openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { migrateDatabase } from './migrate.ts';
import { independentClient, insertNote, readNotes, writeNote } from './testing/notes.ts';
import { type Sqld, startSqld } from './testing/sqld.ts';

test('reads work, and writes settle within 2 s, while another machine holds the lock', async () => {
  await using remote = await openRemoteDatabase();
  const { db, server } = remote;
  using other = independentClient(server.url);
  const lock = await other.client.transaction('write');
  await lock.execute('SELECT 1');
  const start = performance.now();
  const writing = writeNote(db, 'refused').catch((error) => error);
  expect(await readNotes(db)).toEqual([]);
  expect(await writing).toBeInstanceOf(DatabaseUnavailableError);
  expect(performance.now() - start).toBeLessThan(2000);
  await lock.rollback();
  await writeNote(db, 'after');
  expect(await other.notes()).toEqual(['after']);
});

test('reports a dead server at once, and recovers when it is back', async () => {
  await using remote = await openRemoteDatabase();
  const { db, server } = remote;
  await writeNote(db, 'before');
  await server.kill();
  const start = performance.now();
  await expect(readNotes(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(writeNote(db, 'lost')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(db.check()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(performance.now() - start).toBeLessThan(1000);
  await server.start();
  await writeNote(db, 'after');
  expect(await readNotes(db)).toEqual(['after', 'before']);
});

test('does not wait for a silent server, and leaves no lock behind', async () => {
  await using remote = await openRemoteDatabase();
  const { db, server } = remote;
  let tries = 0;
  const frozen = Promise.withResolvers<number>();
  const writing = db.write(async (tx) => {
    tries++;
    await insertNote(tx, 'half');
    server.freeze();
    frozen.resolve(performance.now());
    await insertNote(tx, 'whole');
  });
  const reading = frozen.promise.then(() => readNotes(db));
  const answers = await Promise.allSettled([writing, reading]);
  expect(performance.now() - (await frozen.promise)).toBeLessThan(2500);
  for (const answer of answers)
    expect(answer).toMatchObject({ reason: { name: 'DatabaseUnavailableError' } });
  server.thaw();
  await writeNote(db, 'after');
  expect(await readNotes(db)).toEqual(['after']);
  expect(tries).toBe(1);
});

test('completes many parallel writes', async () => {
  await using remote = await openRemoteDatabase();
  const all = Array.from({ length: 20 }, (_, i) => `write ${10 + i}`);
  await Promise.all(all.map((name) => writeNote(remote.db, name)));
  expect(await readNotes(remote.db)).toEqual(all);
});

test('rolls back a write that fails', async () => {
  await using remote = await openRemoteDatabase();
  const failing = remote.db.write(async (tx) => {
    await insertNote(tx, 'half');
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  await writeNote(remote.db, 'whole');
  expect(await readNotes(remote.db)).toEqual(['whole']);
});

async function openRemoteDatabase(): Promise<AsyncDisposable & { db: Database; server: Sqld }> {
  const server = await startSqld();
  const db = await openDatabase({ url: server.url });
  await migrateDatabase(db);
  return {
    db,
    server,
    async [Symbol.asyncDispose]() {
      await db.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
