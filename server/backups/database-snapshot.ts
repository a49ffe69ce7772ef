// A copy of the database at one moment, from a file or from a server, while the site writes.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyDatabaseFile } from '#db/copy-database-file.ts';
import { filePathFromUrl } from '#db/database-file.ts';
import { Replica } from '#db/replica.ts';
import { removeReplica } from '#db/replica-files.ts';
import type { Config } from '#server/config.ts';
import { BackupError } from './backup-error.ts';

/** A sync ends after a minute, and the next one continues from there. */
const SYNCS_MAX = 30;

/**
 * Writes a copy to `target`, which must not exist. Copying a file neither waits for writers nor blocks them. A server sends
 * its log to a replica beside `target`, however long that takes: no transaction stays open.
 * Throws `BackupError` when there is no database file, it cannot be copied, or the server does not answer.
 */
export async function snapshotDatabase(
  { url, authToken }: Config['database'],
  target: string,
): Promise<void> {
  if (url.startsWith('file:')) return copyFile(filePathFromUrl(url), target);
  const path = join(dirname(target), `.snapshot-${crypto.randomUUID()}.db`);
  const replica = new Replica(path, { url, ...(authToken && { authToken }) });
  try {
    await syncWhole(replica);
    await replica.close();
    await copyFile(path, target);
  } finally {
    await replica.close();
    removeReplica(path);
    rmSync(`${path}-lock`, { force: true });
  }
}

async function copyFile(path: string, target: string): Promise<void> {
  if (!existsSync(path)) throw new BackupError(`There is no file at ${path}`);
  await copyDatabaseFile(path, target).catch((cause) => {
    throw new BackupError('The database cannot be copied', { cause });
  });
}

async function syncWhole(replica: Replica): Promise<void> {
  for (let tries = 0; tries < SYNCS_MAX; tries++) if (await replica.sync()) return;
  throw new BackupError('The database server does not respond');
}
