// Runs a test on each kind of database: a local file, a remote server, and a replica of one.
import { afterAll, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase } from '#db/migrate.ts';
import * as schema from '#db/schema.ts';
import { openTestDatabase } from './open-test-database.ts';
import { startSqld } from './sqld.ts';

const TABLES = [
  ...Object.values<unknown>(schema)
    .filter((each) => is(each, SQLiteTable))
    .map((table) => getTableName(table)),
  ...['posts_search', 'case_studies_search'],
];

type TestOfDatabase = (name: string, work: (db: Database) => Promise<void>) => void;

/**
 * For the top of a test file: returns a `test` function whose database is migrated and empty.
 * The tests of the file share one server, which is stopped after the last one.
 */
export function testOnEveryDatabase(): TestOfDatabase {
  const cleanUp = new AsyncDisposableStack();
  afterAll(() => cleanUp.disposeAsync());

  const server = once(async () => cleanUp.use(await startSqld()));
  const open = async (options: { url: string; replica?: string }) => {
    const db = await openDatabase(options);
    cleanUp.defer(() => db.close());
    await migrateDatabase(db);
    return db;
  };
  const remote = once(async () => open({ url: (await server()).url }));
  const replica = once(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'verso-replica-'));
    cleanUp.defer(() => rmSync(folder, { recursive: true }));
    return open({ url: (await server()).url, replica: join(folder, 'replica.db') });
  });

  return (name, work) => {
    test(`${name} (file)`, async () => {
      await using opened = await openTestDatabase();
      await work(opened.db);
    });
    test(`${name} (remote)`, async () => work(await emptied(await remote())));
    test(`${name} (replica)`, async () => work((await emptied(await replica())).replica));
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function emptied(db: Database): Promise<Database> {
  // in one request, and without foreign keys in any order
  await db.migrate(TABLES.map((name) => ({ sql: `DELETE FROM ${name}` })));
  return db;
}
