// Replaces the data of a site by a backup, atomically, even when it is interrupted.
import { Database, SQLiteError } from 'bun:sqlite';
import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { isUploadName } from '#db/contract/media/media-name.ts';
import { filePathFromUrl } from '#db/database-file.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { BackupError } from './backup-error.ts';
import {
  type Contents,
  DROP_TABLES,
  filesIn,
  fingerprint,
  openForReading,
  verifyBackup,
} from './backup-file.ts';
import type { BackedUpSite } from './make-backup.ts';
import { removeUnfinished } from './remove-unfinished.ts';
import { restoreToServer } from './restore-to-server.ts';
import { syncFile } from './sync-file.ts';

export interface Restored extends Contents {
  /** Where the former database was kept; null when there was none. */
  former: string | null;
}

/**
 * Restores the backup at `source` to a site that is not running. Uploads come first: their names are random, so they
 * overwrite nothing. Then the database file is put in place by one rename, and the former one stays beside it; a server
 * must be empty. `openUploads` opens the store of the uploads once the backup is verified.
 * Throws `BackupError` when the backup is not valid, the site runs, or the server is not empty.
 */
export async function restoreBackup(
  source: string,
  { database, openUploads }: Pick<BackedUpSite, 'database'> & { openUploads(): Promise<FileStore> },
): Promise<Restored> {
  const contents = verifyBackup(source);
  const isFile = database.url.startsWith('file:');
  const path = isFile ? filePathFromUrl(database.url) : null;
  if (path !== null) {
    mkdirSync(dirname(path), { recursive: true });
    assertNotRunning(path);
  }
  using backup = openForReading(source);
  await writeFiles(backup, await openUploads());
  if (path === null) {
    await restoreToServer(backup, database);
    return { ...contents, former: null };
  }
  return { ...contents, former: replaceFile(backup, path) };
}

function replaceFile(backup: Database, path: string): string | null {
  const prepared = `${path}.restoring`;
  removeUnfinished(prepared);
  try {
    backup.query('VACUUM INTO ?').run(prepared);
    using database = new Database(prepared);
    database.run(DROP_TABLES);
    database.run('VACUUM');
  } catch (cause) {
    // the disk may be full
    removeUnfinished(prepared);
    throw new BackupError('The database cannot be restored', { cause });
  }
  syncFile(prepared);
  assertNotRunning(path);
  let former: string | null = null;
  if (existsSync(path)) {
    former = `${path}.before-${new Date().toISOString().replace(/\W/g, '')}`;
    linkSync(path, former);
  }
  renameSync(prepared, path);
  syncFile(dirname(path));
  return former;
}

/** SQLite removes the log with the last connection: a remaining log means that another process has the database open. */
function assertNotRunning(databasePath: string): void {
  if (!existsSync(databasePath)) {
    if (existsSync(`${databasePath}-wal`))
      throw new BackupError(`${databasePath}-wal has no database. Move it away first`);
    return;
  }
  try {
    using database = new Database(databasePath);
    database.run('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // a damaged database is what a restore replaces
    if (hasCode(error, /^SQLITE_(BUSY|LOCKED)/))
      throw new BackupError(`${databasePath} is locked. Stop the site first`, { cause: error });
    if (!hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/))
      throw new BackupError(
        `${databasePath} cannot be opened. Run the restore as the user of the site`,
        { cause: error },
      );
  }
  if (existsSync(`${databasePath}-wal`))
    throw new BackupError(
      `The site is running on this data. Stop it first. If it has stopped, the database is damaged: move ${databasePath} and ${databasePath}-wal away`,
    );
}

function hasCode(error: unknown, codes: RegExp): boolean {
  return error instanceof SQLiteError && codes.test(error.code ?? '');
}

async function writeFiles(backup: Database, uploads: FileStore): Promise<void> {
  const sizes = new Map((await uploads.list()).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes, sha256 } of filesIn(backup)) {
    if (!isUploadName(name)) throw new BackupError(`${name} is not a valid file name`);
    if (sizes.get(name) === bytes.byteLength && (await fingerprintIn(uploads, name)) === sha256)
      continue;
    // left by an interrupted restore
    await uploads.delete(name);
    await uploads.put(name, bytes);
  }
}

async function fingerprintIn(uploads: FileStore, name: string): Promise<string | null> {
  const path = await uploads.open(name);
  return path === null ? null : fingerprint(await Bun.file(path).bytes());
}
