// Puts a backup in the place of what the site has. Whole or not at all, at whatever moment it is stopped.
import { Database } from 'bun:sqlite';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  BackupError,
  type Contents,
  filesIn,
  openForReading,
  verifyBackup,
} from './backup-file.ts';

export interface Restored extends Contents {
  /** Where the former database was kept; null when there was none. */
  former: string | null;
}

/**
 * Restores the backup at `source` to a site that is not running. Pictures come first: their names are random, so they
 * disturb nothing. Then the database file takes its place in one rename; the former one stays beside it.
 * Throws `BackupError` when the backup is not sound, or the site runs.
 */
export function restoreBackup(
  source: string,
  site: { databasePath: string; dataDir: string },
): Restored {
  const contents = verifyBackup(source);
  mkdirSync(dirname(site.databasePath), { recursive: true });
  assertNotRunning(site.databasePath);
  const prepared = `${site.databasePath}.restoring`;
  rmSync(prepared, { force: true });
  {
    using backup = openForReading(source);
    writeFiles(backup, join(site.dataDir, 'uploads'));
    backup.query('VACUUM INTO ?').run(prepared);
  }
  {
    using database = new Database(prepared);
    database.run('DROP TABLE backup_files; DROP TABLE backup_info');
    database.run('VACUUM');
  }
  sync(prepared);
  assertNotRunning(site.databasePath);
  let former: string | null = null;
  if (existsSync(site.databasePath)) {
    former = `${site.databasePath}.before-${new Date().toISOString().replace(/\W/g, '')}`;
    linkSync(site.databasePath, former);
  }
  renameSync(prepared, site.databasePath);
  sync(dirname(site.databasePath));
  return { ...contents, former };
}

/** SQLite removes the log with the last connection: where one stays, somebody else has the database open. */
function assertNotRunning(databasePath: string): void {
  if (!existsSync(databasePath)) {
    if (existsSync(`${databasePath}-wal`))
      throw new BackupError(`${databasePath}-wal is left without its database; move it away first`);
    return;
  }
  try {
    using database = new Database(databasePath);
    database.run('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    throw new BackupError(`${databasePath} is locked. Stop the site first`, { cause: error });
  }
  if (existsSync(`${databasePath}-wal`))
    throw new BackupError('The site is running on this data. Stop it first');
}

function writeFiles(backup: Database, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const { name, bytes } of filesIn(backup)) {
    if (!/^[a-z0-9.]+$/.test(name)) throw new BackupError(`${name} is no name of a picture`);
    const path = join(directory, name);
    if (existsSync(path)) continue;
    // a start after a crash finishes or removes it (server/admin/uploads.ts)
    const file = openSync(`${path}.unfinished`, 'w');
    writeFileSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    renameSync(`${path}.unfinished`, path);
  }
  sync(directory);
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
