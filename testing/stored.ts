// Everything that the site stores, for tests that a rejected request changes nothing.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '#db/schema.ts';
import type { TestApp } from './test-app.ts';

const COUNTS_OF_REQUESTS: unknown[] = [schema.loginTries, schema.rateCounts];
const TABLES = Object.values<unknown>(schema)
  .filter((each) => is(each, SQLiteTable))
  .filter((table) => !COUNTS_OF_REQUESTS.includes(table));

/** The rows of every table except the counts of logins and calls, and the names in the upload folder. For `toEqual`. */
export async function stored(app: TestApp): Promise<Record<string, unknown[]>> {
  const rows = await app.deps.db.read((db) =>
    Promise.all(TABLES.map(async (table) => [getTableName(table), await db.select().from(table)])),
  );
  const files = await readdir(join(app.dataDir, 'uploads'));
  return { ...Object.fromEntries(rows), files: files.sort() };
}
