// A database file: writes are atomic, run one at a time, and are durable once acknowledged.
import { expect, test } from 'bun:test';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { stats } from './schema.ts';
import { independentClient, insertNote, readNotes, writeNote } from './testing/notes.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

const PRAGMAS = { busy_timeout: 0, foreign_keys: 1, synchronous: 2, journal_mode: 'wal' };

test('commits acknowledged writes after another connection held the lock', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const lock = await other.client.transaction('write');
  const refused = writeNote(opened.db, 'refused', { withinMs: 50 });
  await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailableError);
  const waiting = writeNote(opened.db, 'waited');
  await Bun.sleep(30);
  await lock.rollback();
  await waiting;
  for (const name of ['then', 'and then']) await writeNote(opened.db, name);
  expect(await other.notes()).toEqual(['and then', 'then', 'waited']);
});

test('settles a write within 2 s while another connection holds the lock', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const lock = await other.client.transaction('write');
  const start = performance.now();
  const writes = ['first', 'second', 'third'].map((name) => writeNote(opened.db, name));
  const answers = await Promise.allSettled(writes);
  expect(performance.now() - start).toBeLessThan(2000);
  for (const answer of answers)
    expect(answer).toMatchObject({ reason: { name: 'DatabaseUnavailableError' } });
  await lock.rollback();
});

test('does not block the process while it waits for the lock', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const lock = await other.client.transaction('write');
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  await writeNote(opened.db, 'waiting', { withinMs: 400 }).catch(() => undefined);
  clearInterval(timer);
  // waiting inside SQLite would not let the timer run
  expect(ticks).toBeGreaterThan(1);
  await lock.rollback();
});

test('reads while another connection holds the lock', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  await writeNote(opened.db, 'before');
  const lock = await other.client.transaction('write');
  expect(await readNotes(opened.db)).toEqual(['before']);
  await lock.rollback();
});

test('reads again after an exclusive lock', async () => {
  await using opened = await openTestDatabase();
  replaceByCopy(opened.path); // a file that no connection has open, since such a lock waits for all to close
  await using other = await lockOutReaders(opened.path);
  await expect(readNotes(opened.db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await other[Symbol.asyncDispose]();
  await writeNote(opened.db, 'after');
  expect(await readNotes(opened.db)).toEqual(['after']);
});

test('completes many parallel writes', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const all = Array.from({ length: 20 }, (_, i) => `write ${10 + i}`);
  await Promise.all(all.map((name) => writeNote(opened.db, name)));
  expect(await other.notes()).toEqual(all);
});

test('rolls back a write that fails', async () => {
  await using opened = await openTestDatabase();
  const failing = opened.db.write(async (tx) => {
    await insertNote(tx, 'half');
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  await writeNote(opened.db, 'whole');
  expect(await readNotes(opened.db)).toEqual(['whole']);
});

test('omits values from the error of an invalid statement', async () => {
  await using opened = await openTestDatabase();
  const written = opened.db.write(async (tx) => {
    for (let i = 0; i < 2; i++) await insertNote(tx, 'a secret');
  });
  const error: Error = await written.then(String, (error) => error);
  expect(error.message).toContain('UNIQUE');
  expect(Bun.inspect(error)).not.toContain('a secret');
});

test('does not read uncommitted data', async () => {
  await using opened = await openTestDatabase();
  await opened.db.write(async (tx) => {
    await insertNote(tx, 'a');
    expect(await readNotes(opened.db)).toEqual([]);
  });
  expect(await readNotes(opened.db)).toEqual(['a']);
});

test('sets its pragmas on every connection, even after a failure', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  const { db } = opened;
  for (let round = 0; round < 2; round++) {
    expect(await db.read(pragmas)).toEqual({ ...PRAGMAS, query_only: 1 });
    expect(await db.write(pragmas)).toEqual({ ...PRAGMAS, query_only: 0 });
    const lock = await other.client.transaction('write');
    await writeNote(db, 'refused', { withinMs: 20 }).catch(() => undefined);
    await lock.rollback();
  }
});

test('enforces foreign keys', async () => {
  await using opened = await openTestDatabase();
  const orphan = { caseStudyId: 404, number: '1', order: 0 };
  const written = opened.db.write((tx) => tx.insert(stats).values(orphan));
  await expect(written).rejects.toThrow();
});

test('check passes when the database can be read and written, and fails when it is locked', async () => {
  await using opened = await openTestDatabase();
  using other = independentClient(`file:${opened.path}`);
  await opened.db.check();
  const lock = await other.client.transaction('write');
  await expect(opened.db.check()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await lock.rollback();
  await opened.db.check();
});

test('the database file alone is complete after a close', async () => {
  await using opened = await openTestDatabase();
  await writeNote(opened.db, 'a');
  await opened.db.close();
  await using copy = await openTestDatabase();
  await copy.db.close();
  await Bun.write(copy.path, Bun.file(opened.path));
  expect(await readNotes(copy.db)).toEqual(['a']);
});

function replaceByCopy(path: string): void {
  copyFileSync(path, `${path}.copy`);
  for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
  renameSync(`${path}.copy`, path);
}

/** Locks the file in another process, because the locks of a process do not block its own connections. */
async function lockOutReaders(path: string): Promise<AsyncDisposable> {
  const script = `
    const { Database } = require('bun:sqlite');
    const db = new Database(process.argv[1]);
    db.run('PRAGMA locking_mode=EXCLUSIVE');
    db.run('BEGIN EXCLUSIVE');
    console.log('locked');
    setTimeout(() => db.close(), 60_000);`;
  const other = Bun.spawn([process.execPath, '-e', script, path], { stdout: 'pipe' });
  await other.stdout.getReader().read();
  return {
    async [Symbol.asyncDispose]() {
      other.kill('SIGKILL');
      await other.exited;
    },
  };
}

async function pragmas(query: Queryable): Promise<Record<string, unknown>> {
  const names = ['busy_timeout', 'foreign_keys', 'synchronous', 'journal_mode', 'query_only'];
  const rows: unknown[][] = [];
  for (const name of names) rows.push(...(await query.values(sql.raw(`PRAGMA ${name}`))));
  return Object.fromEntries(names.map((name, i) => [name, rows[i]?.[0]]));
}
