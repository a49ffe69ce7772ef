// The automatic backups: the last good one, and why a later one failed.
import { desc, gt, isNotNull, lt, or } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { Database } from '#db/database.ts';
import { DAY_MS } from '#db/limits.ts';
import { backups } from '#db/schema.ts';

export type Backup = typeof backups.$inferSelect;

/** The state of the backups for staff and the operator; both fields may be null. */
interface BackupState {
  /** The newest backup that was verified. */
  lastGood: Backup | null;
  /** The newest backup, if it failed. */
  failed: Backup | null;
}

const KEPT_MS = 366 * DAY_MS;

/** Stores the result of a backup. Deletes results older than a year, and those with a future time from a wrong clock. */
export async function recordBackup(db: Database, backup: Backup): Promise<void> {
  const { name: _, ...change } = backup;
  const madeAt = Date.parse(backup.madeAt);
  const before = new Date(madeAt - KEPT_MS).toISOString();
  const after = new Date(madeAt + CLOCK_SKEW_MAX_MS).toISOString();
  await db.write(async (tx) => {
    await tx.delete(backups).where(or(lt(backups.madeAt, before), gt(backups.madeAt, after)));
    await tx
      .insert(backups)
      .values(backup)
      .onConflictDoUpdate({ target: backups.name, set: change });
  });
}

/** Reads the last good backup, and the newest one if it failed. */
export async function readBackupState(db: Database): Promise<BackupState> {
  return db.read(async (read) => {
    const newestFirst = () => read.select().from(backups).orderBy(desc(backups.madeAt)).limit(1);
    const [[newest], [lastGood]] = await Promise.all([
      newestFirst(),
      newestFirst().where(isNotNull(backups.verifiedAt)),
    ]);
    return { lastGood: lastGood ?? null, failed: newest?.verifiedAt === null ? newest : null };
  });
}
