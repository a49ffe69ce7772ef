// Makes a backup while the site runs: a snapshot of the database, then the uploads that it lists.
import { Database, SQLiteError } from 'bun:sqlite';
import { chmodSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { filePathFromUrl } from '#db/database-file.ts';
import { findPublicUpload } from '#db/queries/media/uploads.ts';
import type { Config } from '#server/config.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { BackupError } from './backup-error.ts';
import {
  CREATE_TABLES,
  countRows,
  fingerprint,
  fingerprintOfRows,
  IS_UPLOAD,
} from './backup-file.ts';
import { snapshotDatabase } from './database-snapshot.ts';
import { removeUnfinished } from './remove-unfinished.ts';
import { syncFile } from './sync-file.ts';

/**
 * Tables that a backup leaves out: sessions and API tokens, so that a backup grants no access, unsaved previews, records of
 * running work, and data that each start stores anew.
 */
const LEFT_OUT = [
  'sessions',
  'api_tokens',
  'previews',
  'leases',
  'build_files',
  'open_forms',
  'rate_counts',
  'cdn_purges',
  'cdn_state',
];

/** The database and the uploads that a backup is made from or restored to. */
export interface BackedUpSite {
  database: Config['database'];
  uploads: FileStore;
}

/**
 * Writes a backup of the database and of the uploads to `target`. The file gets this name only when it is complete:
 * a crash leaves `<target>.unfinished`, which the next backup overwrites.
 * Throws `BackupError` when `target` exists or its folder does not, the database does not answer, or a picture is missing.
 */
export async function makeBackup(site: BackedUpSite, target: string): Promise<void> {
  const folder = dirname(resolve(target));
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new BackupError(`The folder ${folder} does not exist`);
  if (existsSync(target)) throw new BackupError(`${target} already exists`);
  const unfinished = `${target}.unfinished`;
  removeUnfinished(unfinished);
  try {
    await snapshotDatabase(site.database, unfinished);
    // the file holds the hash of the staff password, and the enquiries of visitors
    chmodSync(unfinished, 0o600);
    await addFiles(unfinished, site);
    syncFile(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    removeUnfinished(unfinished);
    // the disk may be full
    if (error instanceof SQLiteError)
      throw new BackupError('The backup cannot be written', { cause: error });
    throw error;
  }
  syncFile(folder);
}

async function addFiles(path: string, site: BackedUpSite) {
  using backup = new Database(path);
  backup.run(CREATE_TABLES);
  const present = countRows(backup);
  // a database that this version has not migrated yet may lack some of these tables
  for (const table of LEFT_OUT) if (present.has(table)) backup.run(`DELETE FROM ${table}`);
  const names = backup
    .query<{ name: string }, []>(`SELECT name FROM uploads WHERE ${IS_UPLOAD}`)
    .all();
  const add = backup.query('INSERT INTO backup_files (name, sha256, bytes) VALUES (?, ?, ?)');
  for (const { name } of names) {
    const file = await site.uploads.open(name);
    const bytes = file === null ? null : await Bun.file(file).bytes();
    if (bytes) add.run(name, fingerprint(bytes), bytes);
    else if (await isStillThere(site.database, name))
      throw new BackupError(`The file ${name} is listed in the database but missing from storage`);
    // deleted during the backup
    else backup.query('DELETE FROM uploads WHERE name = ?').run(name);
  }
  const note = backup.query('INSERT INTO backup_counts (name, rows, sha256) VALUES (?, ?, ?)');
  for (const [name, rows] of countRows(backup))
    note.run(name, rows, fingerprintOfRows(backup, name));
  backup.query('INSERT INTO backup_info (made_at) VALUES (?)').run(new Date().toISOString());
}

async function isStillThere(database: Config['database'], name: string): Promise<boolean> {
  const { url, authToken } = database;
  if (url.startsWith('file:') && !existsSync(filePathFromUrl(url))) return true;
  const live = await openDatabase({ url, ...(authToken && { authToken }) });
  try {
    return (await findPublicUpload(live, name)) !== null;
  } finally {
    await live.close();
  }
}
