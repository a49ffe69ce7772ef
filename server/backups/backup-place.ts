// Where backups are kept, according to BACKUP_TO: a folder, or a bucket of any S3 server.
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#db/limits.ts';
import type { Config } from '#server/config.ts';
import { Bucket } from '#server/storage/bucket.ts';
import { BackupError } from './backup-error.ts';
import { backupDate } from './retention.ts';
import { syncFile } from './sync-file.ts';

/** Enough for some gigabytes over a slow line. */
const TRANSFER_WITHIN_MS = HOUR_MS;
const CALL_WITHIN_MS = 30_000;
const UNFINISHED = '.unfinished';
/** An unfinished file without a write for this long is abandoned. */
const ABANDONED_MS = HOUR_MS;

export interface BackupPlace {
  /** Creates the folder if it does not exist. */
  create(): Promise<void>;
  /** The names of all files there. */
  list(): Promise<string[]>;
  /** Stores the file at `path` atomically. */
  put(name: string, path: string): Promise<void>;
  /** Writes the stored file to `path`. Throws `BackupError` when it does not exist. */
  fetch(name: string, path: string): Promise<void>;
  delete(name: string): Promise<void>;
  /** Removes the leftovers of processes that died while storing a backup. */
  removeUnfinished(): Promise<void>;
  /** Throws when nothing can be stored there. Creates no folder: an unmounted disk must be noticed. */
  check(): Promise<void>;
}

/** The place that BACKUP_TO names. */
export function openBackupPlace(target: NonNullable<Config['backupTo']>): BackupPlace {
  return 'bucket' in target ? bucketPlace(new Bucket(target.bucket)) : folderPlace(target.folder);
}

function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name);
  const assertExists = () => {
    if (!existsSync(folder)) throw new BackupError(`The folder ${folder} does not exist`);
  };
  return {
    async create() {
      await mkdir(folder, { recursive: true });
    },
    async list() {
      assertExists();
      return readdir(folder);
    },
    async put(name, path) {
      const unfinished = pathOf(name + UNFINISHED);
      try {
        copyFileSync(path, unfinished);
        chmodSync(unfinished, 0o600);
        syncFile(unfinished);
        renameSync(unfinished, pathOf(name));
      } catch (error) {
        // the disk may be full
        rmSync(unfinished, { force: true });
        throw error;
      }
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
      for (const name of await readdir(folder)) {
        if (!name.endsWith(UNFINISHED) || backupDate(name.slice(0, -UNFINISHED.length)) === null)
          continue;
        const found = await stat(pathOf(name)).catch(() => null);
        if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
          rmSync(pathOf(name), { force: true });
      }
    },
    async check() {
      assertExists();
      const probe = pathOf(`.probe-${crypto.randomUUID()}`);
      await Bun.write(probe, '.');
      rmSync(probe, { force: true });
    },
  };
}

function bucketPlace(bucket: Bucket): BackupPlace {
  return {
    create: async () => {},
    list: async () => (await bucket.list(CALL_WITHIN_MS)).map(({ name }) => name),
    put: (name, path) => bucket.putFile(name, path, TRANSFER_WITHIN_MS),
    async fetch(name, path) {
      if (!(await bucket.fetchFile(name, path, TRANSFER_WITHIN_MS)))
        throw new BackupError(`There is no backup ${name} in ${bucket.options.url}`);
      chmodSync(path, 0o600);
    },
    delete: (name) => bucket.delete(name, CALL_WITHIN_MS),
    // a bucket stores objects atomically
    removeUnfinished: async () => {},
    check: () => bucket.check(),
  };
}
