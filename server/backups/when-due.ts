// When the daily backup is due.
import type { Database } from '#db/client.ts';
import { isWithin } from '#db/clock.ts';
import { DAY_MS, HOUR_MS } from '#db/limits.ts';
import { readBackupState } from '#db/queries/operations/backups.ts';
import { isLeaseDue } from '#db/queries/operations/leases.ts';

/** The lease of the process that makes a backup. */
export const BACKUP_LEASE = 'backup';

/** The pause after a failed attempt, such as with a full disk. */
const RETRY_MS = HOUR_MS;

/** Milliseconds since midnight UTC. */
export function sinceMidnightMs(): number {
  return Date.now() % DAY_MS;
}

/** Whether there is no good backup of this day (UTC), none is in progress, and the last attempt is an hour ago. */
export async function isBackupDue(db: Database): Promise<boolean> {
  if (!(await isLeaseDue(db, BACKUP_LEASE, sinceMidnightMs()))) return false;
  const { failed } = await readBackupState(db);
  return failed === null || !isWithin(Date.parse(failed.madeAt), RETRY_MS);
}
