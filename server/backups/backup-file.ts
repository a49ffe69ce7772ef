// The format of a backup: one SQLite file with every table of the site, and the uploaded files in a separate table.
import { Database } from 'bun:sqlite';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER, MIGRATIONS_TABLE } from '#db/migrate.ts';
import { BackupError } from './backup-error.ts';

export interface Contents {
  /** When it was made, ISO 8601. */
  madeAt: string;
  posts: number;
  caseStudies: number;
  /** Pages, collections and settings that staff edited; older backups have none. */
  documents: number;
  pictures: number;
  pictureBytes: number;
}

/** The tables that only a backup has; `backup_counts`, or its hashes, are missing in older ones. */
export const BACKUP_TABLES = ['backup_info', 'backup_files', 'backup_counts'];

export const CREATE_TABLES = `
  CREATE TABLE backup_info (made_at TEXT NOT NULL);
  CREATE TABLE backup_files (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, bytes BLOB NOT NULL);
  CREATE TABLE backup_counts (name TEXT PRIMARY KEY, rows INTEGER NOT NULL, sha256 TEXT NOT NULL)`;

export const DROP_TABLES = BACKUP_TABLES.map((name) => `DROP TABLE IF EXISTS ${name};`).join(' ');

/** SQL condition: the row is an upload, not a picture of public/. Backups of older versions contain both. */
export const IS_UPLOAD = "name NOT LIKE '%~%'";

/** Opens a database file for reading. Throws `BackupError` when there is none. */
export function openForReading(path: string): Database {
  if (!existsSync(path) || !statSync(path).isFile())
    throw new BackupError(`There is no file at ${path}`);
  return new Database(path, { readonly: true });
}

/** The hash by which a file is verified. */
export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The hash by which the rows of a table are verified. */
export function fingerprintOfRows(database: Database, table: string): string {
  const hash = createHash('sha256');
  // in the order of the table, not of an index
  const rows = database.query<Record<string, unknown>, []>(`SELECT * FROM "${table}" NOT INDEXED`);
  for (const row of rows.iterate())
    for (const value of Object.values(row))
      hash.update(value instanceof Uint8Array ? value : `${JSON.stringify(value)}\n`);
  return hash.digest('hex');
}

/**
 * Reads the whole backup and compares it with its own counts and hashes.
 * Throws `BackupError` when it is damaged, incomplete, not a backup, or made by a newer version of the site.
 */
export function verifyBackup(path: string): Contents {
  using backup = openForReading(path);
  try {
    return check(backup);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} is not a backup, or it is damaged`, { cause: error });
  }
}

/** The number of rows of every table of the site. */
export function countRows(database: Database): Map<string, number> {
  const names = database
    .query<{ name: string }, []>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map(({ name }) => name)
    .filter((name) => !BACKUP_TABLES.includes(name));
  return new Map(names.map((name) => [name, count(database, name)]));
}

function check(backup: Database): Contents {
  const [sound] = backup.query<{ integrity_check: string }, []>('PRAGMA integrity_check').all();
  if (sound?.integrity_check !== 'ok')
    throw new BackupError('The database in the backup is damaged');
  assertKnownMigrations(backup);
  const info = backup.query<{ made_at: string }, []>('SELECT made_at FROM backup_info').get();
  if (!info) throw new BackupError('The backup was not finished');
  assertTables(backup);
  const missing = backup
    .query<{ name: string }, []>(
      `SELECT name FROM uploads WHERE deleted_at IS NULL AND ${IS_UPLOAD}
        AND name NOT IN (SELECT name FROM backup_files) LIMIT 1`,
    )
    .get();
  if (missing) throw new BackupError(`The file ${missing.name} is missing from the backup`);
  let pictureBytes = 0;
  let pictures = 0;
  for (const file of filesIn(backup)) {
    if (fingerprint(file.bytes) !== file.sha256)
      throw new BackupError(`The file ${file.name} is damaged in the backup`);
    pictures += 1;
    pictureBytes += file.bytes.byteLength;
  }
  const rows = countRows(backup);
  const contents = {
    posts: rows.get('posts') ?? 0,
    caseStudies: rows.get('case_studies') ?? 0,
    documents: rows.get('documents') ?? 0,
  };
  return { madeAt: info.made_at, ...contents, pictures, pictureBytes };
}

function count(database: Database, table: string): number {
  return database.query<{ n: number }, []>(`SELECT count(*) AS n FROM "${table}"`).get()?.n ?? 0;
}

interface StoredFile {
  name: string;
  sha256: string;
  bytes: Uint8Array;
}

/** The files of the backup, one in memory at a time. */
export function* filesIn(backup: Database): Generator<StoredFile> {
  const names = backup.query<{ name: string }, []>('SELECT name FROM backup_files').all();
  const one = backup.query<StoredFile, [string]>('SELECT * FROM backup_files WHERE name = ?');
  for (const { name } of names) yield one.get(name) as StoredFile;
}

function assertTables(backup: Database): void {
  const hasCounts = backup.query("SELECT 1 FROM sqlite_master WHERE name = 'backup_counts'").get();
  if (!hasCounts) return;
  const counts = countRows(backup);
  const noted = backup
    .query<{ name: string; rows: number; sha256?: string }, []>('SELECT * FROM backup_counts')
    .all();
  for (const { name, rows, sha256 } of noted) {
    if (counts.get(name) !== rows)
      throw new BackupError(`The table ${name} should have ${rows} rows in the backup`);
    if (sha256 !== undefined && fingerprintOfRows(backup, name) !== sha256)
      throw new BackupError(`The table ${name} is damaged in the backup`);
  }
}

/** An older backup is migrated by the next start; a backup of a newer version would be misread. */
function assertKnownMigrations(backup: Database): void {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    (it) => it.folderMillis,
  );
  const applied = backup
    .query<{ at: number }, []>(`SELECT created_at AS at FROM ${MIGRATIONS_TABLE}`)
    .all();
  if (applied.some(({ at }) => !known.includes(Number(at))))
    throw new BackupError('The backup was made by a newer version of the site');
}
