// One backup to the place in BACKUP_TO: made, stored, read back and verified; backups not needed any more are deleted.
import { rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#db/limits.ts';
import type { Backup } from '#db/queries/operations/backups.ts';
import type { Config } from '#server/config.ts';
import { reasonOf } from '#server/reason-of.ts';
import type { BackupPlace } from './backup-place.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './open-store.ts';
import { backupName, expiredBackups } from './retention.ts';
import { testRestore } from './test-restore.ts';

/** The scratch folders of backups that hold the lease: only one is in use at a time. */
const WITH_LEASE = 'backup-daily-';
const BY_HAND = 'backup-scratch-';
/** Longer than any backup takes. */
const ABANDONED_MS = DAY_MS;

interface KeepBackupOptions {
  config: Pick<Config, 'database' | 'dataDir' | 'uploads'>;
  place: BackupPlace;
  /**
   * Set by the holder of the lease and called before anything is stored; false means that another process makes the
   * backup.
   */
  mayStore?: () => Promise<boolean>;
  /** Called with a text about files that could not be cleaned up; the backup is good all the same. */
  warn?: (words: string) => void;
}

/**
 * Makes a backup and returns its record; `error` says why it failed. A failed backup is deleted, and no other backup with
 * it. Null when it may not be stored.
 */
export async function keepBackup(options: KeepBackupOptions): Promise<Backup | null> {
  const { config, place, mayStore, warn = () => {} } = options;
  const at = Date.now();
  const name = backupName(at);
  const backup: Backup = {
    name,
    madeAt: new Date(at).toISOString(),
    verifiedAt: null,
    bytes: 0,
    posts: 0,
    caseStudies: 0,
    documents: 0,
    pictures: 0,
    error: null,
  };
  let scratch: string | undefined;
  try {
    await mkdir(config.dataDir, { recursive: true });
    await place.create();
    await Promise.all([
      removeLeft(config.dataDir, mayStore !== undefined),
      place.removeUnfinished(),
    ]).catch((error) =>
      warn(`Leftovers of an interrupted backup were not deleted: ${reasonOf(error)}`),
    );
    scratch = await mkdtemp(join(config.dataDir, mayStore ? WITH_LEASE : BY_HAND));
    await place.check();
    const made = join(scratch, name);
    const uploads = await openStore(config, scratch);
    await makeBackup({ database: config.database, uploads }, made);
    backup.bytes = statSync(made).size;
    if (mayStore && !(await mayStore())) return null;
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
  await deleteExpired(place).catch((error) =>
    warn(`Old backups were not deleted: ${reasonOf(error)}`),
  );
  return backup;
}

/** Removes the scratch folders of interrupted backups, but none that may be in use. */
async function removeLeft(dataDir: string, hasLease: boolean): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(WITH_LEASE) && !name.startsWith(BY_HAND)) continue;
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => null);
    const isOld = found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
    if (isOld || (hasLease && name.startsWith(WITH_LEASE)))
      await rm(path, { recursive: true, force: true });
  }
}

async function deleteExpired(place: BackupPlace): Promise<void> {
  for (const name of expiredBackups(await place.list())) await place.delete(name);
}
