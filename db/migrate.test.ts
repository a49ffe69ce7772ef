// Migrations are applied once, atomically, and by one process when several start together.
import { expect, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { openDatabase } from './client.ts';
import { ConnectedDatabase } from './connected-database.ts';
import { Connection, type OpenConnection } from './connection.ts';
import { fileIdentity } from './database-file.ts';
import { migrateDatabase } from './migrate.ts';
import { openFileReader, openRemote } from './open-client.ts';
import type { Replica } from './replica.ts';
import { readNotes, writeNote } from './testing/notes.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { startSqld } from './testing/sqld.ts';

const root = setUpFolder();
const newFolder = () => mkdtempSync(join(root, 'site-'));
const APPLIED = readMigrationFiles({ migrationsFolder: `${import.meta.dir}/migrations` }).length;

test('applies every migration once', async () => {
  const folder = newFolder();
  const url = `file:${join(folder, 'not yet/made/site.db')}`;
  const db = await openDatabase({ url });
  for (let i = 0; i < 2; i++) await migrateDatabase(db);
  expect(await applied(url)).toBe(APPLIED);
  await db.close();
});

test('without its primary, a replica that was never synced fails with the error of the primary', async () => {
  const remote = { open: () => openRemote('http://127.0.0.1:1'), identify: () => 'primary' };
  const path = '/nowhere/replica.db';
  const missing = { open: () => openFileReader(path), identify: () => fileIdentity(path) };
  const sync = { close: async () => undefined } as Replica;
  const db = new ConnectedDatabase(new Connection<OpenConnection>(remote), new Connection(remote), {
    reader: new Connection<OpenConnection>(missing),
    sync,
  });
  const failure = await migrateDatabase(db).catch((error) => String(error.cause));
  expect(failure).toMatch(/connect/i);
  await db.close();
});

test('every reference to another table has an index, because each delete there looks it up', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  const references = await db.read((read) =>
    read.values<
      [string, string]
    >(sql`SELECT tables.name, refers."from" FROM sqlite_schema AS tables,
      pragma_foreign_key_list(tables.name) AS refers WHERE tables.type = 'table'`),
  );
  expect(references.length).toBeGreaterThan(0);
  for (const [table, column] of references) {
    const [plan] = await db.read((read) =>
      read.values(sql.raw(`EXPLAIN QUERY PLAN SELECT 1 FROM ${table} WHERE ${column} = 1`)),
    );
    expect(String(plan)).toContain(`SEARCH ${table} USING`);
  }
});

test('two processes can start at once on a new file', async () => {
  const folder = newFolder();
  const path = join(folder, 'site.db');
  const script = `${import.meta.dir}/testing/migrate-file.ts`;
  const starts = Array.from({ length: 3 }, () => Bun.spawn([process.execPath, script, path]));
  expect(await Promise.all(starts.map((start) => start.exited))).toEqual([0, 0, 0]);
  expect(await applied(`file:${path}`)).toBe(APPLIED);
});

test('two processes can start at once on a new server', async () => {
  await using server = await startSqld();
  const databases = [await openDatabase(server), await openDatabase(server)];
  await Promise.all(databases.map((db) => migrateDatabase(db)));
  expect(await applied(server.url)).toBe(APPLIED);
  for (const db of databases) await db.close();
});

test('cannot apply a migration twice', async () => {
  await using opened = await openTestDatabase();
  const again = [{ sql: 'INSERT INTO __drizzle_migrations SELECT * FROM __drizzle_migrations' }];
  await expect(opened.db.migrate(again)).rejects.toThrow('UNIQUE');
});

test('rebuilds a table without deleting the rows that refer to it', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  await writeNote(db, 'note');
  await db.migrate([
    { sql: 'CREATE TABLE child (name text REFERENCES uploads(name) ON DELETE CASCADE)' },
    { sql: 'INSERT INTO child VALUES (?)', args: ['note'] },
  ]);
  await db.migrate([
    { sql: 'CREATE TABLE rebuilt AS SELECT * FROM uploads' },
    { sql: 'DROP TABLE uploads' },
    { sql: 'ALTER TABLE rebuilt RENAME TO uploads' },
  ]);
  expect(await readNotes(db)).toEqual(['note']);
  const client = createClient({ url: `file:${opened.path}` });
  expect((await client.execute('SELECT * FROM child')).rows).toHaveLength(1);
  client.close();
});

test('rolls back a migration that fails', async () => {
  await using opened = await openTestDatabase();
  const broken = opened.db.migrate([{ sql: 'CREATE TABLE half (a)' }, { sql: 'nonsense' }]);
  await expect(broken).rejects.toThrow();
  await opened.db.migrate([{ sql: 'CREATE TABLE half (a)' }]);
});

async function applied(url: string): Promise<number> {
  const client = createClient({ url });
  const { rows } = await client.execute('SELECT * FROM __drizzle_migrations');
  client.close();
  return rows.length;
}

test('keeps a copy before changing a database, unless it is empty', async () => {
  const folder = newFolder();
  const url = `file:${join(folder, 'site.db')}`;
  const copies: number[] = [];
  const keepCopy = async () => void copies.push(await applied(url));
  const [first] = readMigrationFiles({ migrationsFolder: `${import.meta.dir}/migrations` });
  const db = await openDatabase({ url });
  const journal = 'CREATE TABLE __drizzle_migrations (id, hash, created_at)';
  const row = `INSERT INTO __drizzle_migrations VALUES (1, 'x', ${first?.folderMillis})`;
  await db.migrate([...(first?.sql ?? []), journal, row].map((sql) => ({ sql })));
  await migrateDatabase(db, keepCopy);
  await migrateDatabase(db, keepCopy);
  expect(copies).toEqual([1]);
  await db.close();
  const empty = await openDatabase({ url: `file:${join(folder, 'empty.db')}` });
  await migrateDatabase(empty, keepCopy);
  expect(copies).toEqual([1]);
  await empty.close();
});
