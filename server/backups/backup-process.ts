// The process that makes the daily backup, at low priority: reading a whole database would slow down visitors.
import { setPriority } from 'node:os';
import { openDatabase } from '#db/client.ts';
import { recordBackup } from '#db/queries/operations/backups.ts';
import { releaseLease, renewLease, takeLease } from '#db/queries/operations/leases.ts';
import { retryWhileBusy } from '#db/retry.ts';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { openBackupPlace } from './backup-place.ts';
import { keepBackup } from './keep-backup.ts';
import { BACKUP_LEASE, sinceMidnightMs } from './when-due.ts';

const LEASE_MS = 5 * 60_000;
const RENEW_EVERY_MS = 60_000;

setPriority(19);
process.on('disconnect', () => process.exit());
const config = parseConfig(process.env);
const log = await createLog(config.logLevel);
const db = await openDatabase(config.database);
const holder = crypto.randomUUID();
const lease = await retryWhileBusy(() =>
  takeLease(db, BACKUP_LEASE, { ttlMs: LEASE_MS, everyMs: sinceMidnightMs(), holder }),
);
if (lease !== null && config.backupTo !== null) {
  const renew = () => retryWhileBusy(() => renewLease(db, lease, LEASE_MS));
  const timer = setInterval(() => renew().catch(() => undefined), RENEW_EVERY_MS);
  const place = openBackupPlace(config.backupTo);
  const warn = (words: string) => log.warn(words);
  const backup = await keepBackup({ config, place, mayStore: renew, warn });
  clearInterval(timer);
  if (backup !== null) {
    await retryWhileBusy(() => recordBackup(db, backup));
    if (backup.error === null) log.info({ backup }, 'backup made and verified');
    else log.error({ backup }, 'backup failed');
  }
  await retryWhileBusy(() => releaseLease(db, lease, { done: backup?.error === null }));
}
await db.close();
process.exit(0);
