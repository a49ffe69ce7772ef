// The copy of the database that is kept before a new version changes its tables.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '#db/limits.ts';
import type { Config } from '#server/config.ts';
import { snapshotDatabase } from './database-snapshot.ts';
import { removeUnfinished } from './remove-unfinished.ts';

const COPIES = 3;
const FOLDER = 'before-migrations';
const COPY = /^\d+T\d+Z\.db$/;
/** Another file without a write for this long was left by a process that died. */
const ABANDONED_MS = HOUR_MS;

/** Copies the database to `before-migrations` in the data folder, which keeps the last three copies. Returns the path. */
export async function keepCopyBeforeMigrations({
  database,
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<string> {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  removeAbandoned(folder);
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
  const copies = readdirSync(folder).filter((each) => COPY.test(each));
  for (const old of copies.sort().slice(0, -COPIES)) rmSync(join(folder, old), { force: true });
  return path;
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (COPY.test(name)) continue;
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) rmSync(path, { force: true });
  }
}
