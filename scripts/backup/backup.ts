// `bun run backup [<file>]`: writes database and uploads of the running site to one file, by default in BACKUP_TO.
import { openDatabase } from '#db/client.ts';
import { recordBackup } from '#db/queries/operations/backups.ts';
import { BackupError } from '#server/backups/backup-error.ts';
import { verifyBackup } from '#server/backups/backup-file.ts';
import { openBackupPlace } from '#server/backups/backup-place.ts';
import { keepBackup } from '#server/backups/keep-backup.ts';
import { makeBackup } from '#server/backups/make-backup.ts';
import { openStore } from '#server/backups/open-store.ts';
import type { Config } from '#server/config.ts';
import { inWords, run } from './command.ts';

await run(async ({ config, argument, scratch }) => {
  if (argument === undefined) return toPlace(config);
  const uploads = await openStore(config, scratch);
  await makeBackup({ database: config.database, uploads }, argument);
  return `${argument}: ${inWords(verifyBackup(argument))}`;
});

async function toPlace(config: Config): Promise<string> {
  if (config.backupTo === null)
    throw new BackupError('Usage: bun run backup <file>, or without a file when BACKUP_TO is set');
  const place = openBackupPlace(config.backupTo);
  const backup = await keepBackup({ config, place, warn: (words) => console.error(words) });
  if (backup === null || backup.error !== null)
    throw new BackupError(backup?.error ?? 'Not stored');
  const db = await openDatabase(config.database);
  await recordBackup(db, backup);
  await db.close();
  const { name, posts, caseStudies, documents, pictures } = backup;
  return `${name}: ${posts} posts, ${caseStudies} case studies, ${documents} edited pages, ${pictures} pictures; verified by a test restore`;
}
