// Makes a backup while the site runs: a snapshot of the database, then the pictures that it knows.
import { Database } from 'bun:sqlite';
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BackupError, fingerprint, IS_UPLOAD, openForReading, TABLES } from './backup-file.ts';

/**
 * Writes a backup of the database file and of the uploads in `dataDir` to `target`. It is there under its name only
 * when it is whole: a crash leaves `<target>.unfinished`, which the next backup overwrites.
 * Throws `BackupError` when `target` exists, or a picture is missing on the disk.
 */
export async function makeBackup(
  site: { databasePath: string; dataDir: string },
  target: string,
): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} exists already`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  {
    using live = openForReading(site.databasePath);
    live.run('PRAGMA busy_timeout = 5000');
    // a consistent picture of one moment, which neither waits for writers nor keeps them waiting
    live.query('VACUUM INTO ?').run(unfinished);
  }
  // it holds the hash of the staff password, and what visitors wrote
  chmodSync(unfinished, 0o600);
  await addFiles(unfinished, site);
  sync(unfinished);
  renameSync(unfinished, target);
  sync(dirname(resolve(target)));
}

async function addFiles(path: string, site: { databasePath: string; dataDir: string }) {
  using backup = new Database(path);
  backup.run(TABLES);
  // whoever holds a backup shall not be logged in by it
  backup.run('DELETE FROM sessions');
  // what nobody saved, and who worked
  backup.run('DELETE FROM previews; DELETE FROM leases');
  const names = backup
    .query<{ name: string }, []>(
      `SELECT name FROM uploads WHERE deleted_at IS NULL AND ${IS_UPLOAD}`,
    )
    .all();
  const add = backup.query('INSERT INTO backup_files (name, sha256, bytes) VALUES (?, ?, ?)');
  for (const { name } of names) {
    const bytes = await bytesOf(join(site.dataDir, 'uploads', name));
    if (bytes) add.run(name, fingerprint(bytes), bytes);
    else if (isStillThere(site.databasePath, name))
      throw new BackupError(`The picture ${name} is missing in ${site.dataDir}/uploads`);
    // deleted while the backup was made
    else backup.query('DELETE FROM uploads WHERE name = ?').run(name);
  }
  backup.query('INSERT INTO backup_info (made_at) VALUES (?)').run(new Date().toISOString());
}

async function bytesOf(path: string): Promise<Uint8Array | null> {
  // an upload gets its name a moment after its row
  for (const finished of [path, `${path}.unfinished`, path]) {
    const file = Bun.file(finished);
    if (await file.exists()) return file.bytes().catch(() => null);
  }
  return null;
}

function isStillThere(databasePath: string, name: string): boolean {
  using live = openForReading(databasePath);
  return (
    live.query('SELECT 1 FROM uploads WHERE name = ? AND deleted_at IS NULL').get(name) !== null
  );
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
