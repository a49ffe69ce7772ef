// Runs a test on each kind of database that the tested queries are used on: a local file, a remote server, a replica of one.
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
  ...['posts_search', 'case_studies_search', 'documents_search'],
];

type DatabaseWork = (db: Database) => Promise<void>;
type TestOfDatabase = (name: string, work: DatabaseWork) => void;

/** For queries of visitors: like `testOnPrimaries`, and also on a replica, which only visitors read. */
export function testOnEveryDatabase(): TestOfDatabase {
  return testOn(['file', 'remote', 'replica']);
}

/**
 * For the top of a test file: returns a `test` function that runs on a file and on a server, each migrated and empty.
 * The tests of the file share one server, which is stopped after the last one.
 */
export function testOnPrimaries(): TestOfDatabase {
  return testOn(['file', 'remote']);
}

/** For the rules of queries that another test runs on a server: all tests of the file run on a file. */
export function testOnFile(): TestOfDatabase {
  return testOn(['file']);
}

function testOn(kinds: ('file' | 'remote' | 'replica')[]): TestOfDatabase {
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

  const run = {
    async file(work: DatabaseWork) {
      await using opened = await openTestDatabase();
      await work(opened.db);
    },
    remote: async (work: DatabaseWork) => work(await emptied(await remote())),
    replica: async (work: DatabaseWork) => work((await emptied(await replica())).replica),
  };
  return (name, work) => {
    for (const kind of kinds) test(`${name} (${kind})`, () => run[kind](work));
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
