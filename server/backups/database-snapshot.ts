// A copy of the database as it was at one moment, from a file or from a server, while the site writes.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyDatabaseFile } from '#db/copy-database-file.ts';
import { filePathFromUrl } from '#db/database-file.ts';
import { Replica } from '#db/replica.ts';
import { removeReplica } from '#db/replica-files.ts';
import type { Config } from '#server/config.ts';
import { BackupError } from './backup-error.ts';

/** A sync ends after a minute, and the next goes on where it was. */
const SYNCS_MAX = 30;

/**
 * Writes a copy to `target`, where nothing may be. A file waits for no writer and keeps none waiting. A server sends its
 * log to a replica beside `target`, however long that takes: no transaction stays open.
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
