// An empty, migrated database in its own folder, for tests: a copy of a database that was migrated once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase } from '#db/migrate.ts';

export interface TestDatabase extends AsyncDisposable {
  db: Database;
  /** The database file. */
  path: string;
}

let template: Promise<Buffer> | undefined;

/** Opens a database file for one test. `await using` closes and removes it at the end of the test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  const migrated = await template;
  const folder = mkdtempSync(join(tmpdir(), 'verso-test-'));
  const path = join(folder, 'site.db');
  writeFileSync(path, migrated);
  const db = await openDatabase({ url: `file:${path}` });
  return {
    db,
    path,
    async [Symbol.asyncDispose]() {
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function makeTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'verso-template-'));
  const path = join(folder, 'site.db');
  const db = await openDatabase({ url: `file:${path}` });
  await migrateDatabase(db);
  await db.close();
  const migrated = readFileSync(path);
  rmSync(folder, { recursive: true });
  return migrated;
}
