// The copy of the database that is kept before a new version changes its tables.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { snapshotDatabase } from './database-snapshot.ts';
import { removeUnfinished } from './remove-unfinished.ts';

const COPIES = 3;
const FOLDER = 'before-migrations';

/** Copies the database to `before-migrations` in the data folder, which keeps the last three copies. Returns the path. */
export async function keepCopyBeforeMigrations({
  database,
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<string> {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replace(/\W/g, '')}.db`;
  const path = join(folder, name);
  const unfinished = `${path}.unfinished`;
  try {
    await snapshotDatabase(database, unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, path);
  } finally {
    removeUnfinished(unfinished);
  }
  const copies = readdirSync(folder).filter((each) => each.endsWith('.db'));
  for (const old of copies.sort().slice(0, -COPIES)) rmSync(join(folder, old), { force: true });
  return path;
}
