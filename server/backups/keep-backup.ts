// One backup to the place that BACKUP_TO names: made, stored, read back, proved, and the ones not needed any more deleted.
import { rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '#db/queries/operations/backups.ts';
import type { Config } from '#server/config.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './open-store.ts';
import { backupName, expiredBackups } from './retention.ts';
import { testRestore } from './test-restore.ts';

interface KeepBackupOptions {
  config: Pick<Config, 'database' | 'dataDir' | 'uploads'>;
  place: BackupPlace;
  /** Asked before anything is stored; when it is false, another process makes the backup. */
  mayStore?: () => Promise<boolean>;
}

/**
 * Makes a backup and returns what became of it: `error` says why it is not good. One that is not good is deleted, and
 * deletes no other. Null when it may not be stored.
 */
export async function keepBackup(options: KeepBackupOptions): Promise<Backup | null> {
  const { config, place, mayStore = async () => true } = options;
  const at = Date.now();
  const name = backupName(at);
  const backup: Backup = {
    name,
    madeAt: new Date(at).toISOString(),
    verifiedAt: null,
    ...{ bytes: 0, posts: 0, caseStudies: 0, documents: 0, pictures: 0, error: null },
  };
  let scratch: string | undefined;
  try {
    await mkdir(config.dataDir, { recursive: true });
    scratch = await mkdtemp(join(config.dataDir, 'backup-scratch-'));
    await place.check();
    const made = join(scratch, name);
    const uploads = await openStore(config, scratch);
    await makeBackup({ database: config.database, uploads }, made);
    backup.bytes = statSync(made).size;
    if (!(await mayStore())) return null;
    await place.put(name, made);
    rmSync(made);
    const readBack = join(scratch, 'read-back');
    await place.fetch(name, readBack);
    const contents = await testRestore(readBack, join(scratch, 'restored'));
    const { posts, caseStudies, documents, pictures } = contents;
    Object.assign(backup, { posts, caseStudies, documents, pictures });
    backup.verifiedAt = new Date().toISOString();
  } catch (error) {
    await place.delete(name).catch(() => undefined);
    return { ...backup, error: reasonOf(error) };
  } finally {
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }
  await deleteExpired(place);
  return backup;
}

async function deleteExpired(place: BackupPlace): Promise<void> {
  for (const name of expiredBackups(await place.list())) await place.delete(name);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return error instanceof BackupError ? error.message + cause : `${error.message}${cause}`;
}
