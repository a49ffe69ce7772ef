// Where backups are kept, as BACKUP_TO says: a folder, or a bucket of any S3 server.
import { chmodSync, copyFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { Bucket } from '#server/storage/bucket.ts';
import { BackupError } from './backup-error.ts';
import { backupDate } from './retention.ts';
import { syncFile } from './sync-file.ts';

/** A backup of some gigabytes over a slow line. */
const TRANSFER_WITHIN_MS = 60 * 60_000;
const CALL_WITHIN_MS = 30_000;
const UNFINISHED = '.unfinished';
/** A file that nobody has written to for so long. */
const ABANDONED_MS = 60 * 60_000;

export interface BackupPlace {
  /** The names of all files there. */
  list(): Promise<string[]>;
  /** Stores the file at `path`, whole or not at all. */
  put(name: string, path: string): Promise<void>;
  /** Writes the stored file to `path`. Throws `BackupError` when there is none. */
  fetch(name: string, path: string): Promise<void>;
  delete(name: string): Promise<void>;
  /** Removes what was left by a process that died while it stored a backup. */
  removeUnfinished(): Promise<void>;
  /** Throws when nothing can be stored there. */
  check(): Promise<void>;
}

/** The place that BACKUP_TO names. */
export function openBackupPlace(target: NonNullable<Config['backupTo']>): BackupPlace {
  return 'bucket' in target ? bucketPlace(new Bucket(target.bucket)) : folderPlace(target.folder);
}

function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name);
  return {
    async list() {
      await mkdir(folder, { recursive: true });
      return readdir(folder);
    },
    async put(name, path) {
      await mkdir(folder, { recursive: true });
      const unfinished = pathOf(name + UNFINISHED);
      copyFileSync(path, unfinished);
      chmodSync(unfinished, 0o600);
      syncFile(unfinished);
      renameSync(unfinished, pathOf(name));
      syncFile(folder);
    },
    async fetch(name, path) {
      if (!(await stat(pathOf(name)).catch(() => null)))
        throw new BackupError(`There is no backup ${name} in ${folder}`);
      copyFileSync(pathOf(name), path);
      chmodSync(path, 0o600);
    },
    delete: async (name) => rmSync(pathOf(name), { force: true }),
    async removeUnfinished() {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        if (!name.endsWith(UNFINISHED) || backupDate(name.slice(0, -UNFINISHED.length)) === null)
          continue;
        const found = await stat(pathOf(name)).catch(() => null);
        if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
          rmSync(pathOf(name), { force: true });
      }
    },
    async check() {
      await mkdir(folder, { recursive: true });
      const probe = pathOf(`.probe-${crypto.randomUUID()}`);
      await Bun.write(probe, '.');
      rmSync(probe, { force: true });
    },
  };
}

function bucketPlace(bucket: Bucket): BackupPlace {
  return {
    list: async () => (await bucket.list(CALL_WITHIN_MS)).map(({ name }) => name),
    put: (name, path) => bucket.putFile(name, path, TRANSFER_WITHIN_MS),
    async fetch(name, path) {
      if (!(await bucket.fetchFile(name, path, TRANSFER_WITHIN_MS)))
        throw new BackupError(`There is no backup ${name} in ${bucket.options.url}`);
      chmodSync(path, 0o600);
    },
    delete: (name) => bucket.delete(name, CALL_WITHIN_MS),
    // an object is there whole or not at all
    removeUnfinished: async () => {},
    check: () => bucket.check(),
  };
}
