// `bun run restore <file> | latest | <name>`: restores a backup. The site must not run meanwhile.
import { BackupError } from '#server/backups/backup-error.ts';
import { openStore } from '#server/backups/open-store.ts';
import { restoreBackup } from '#server/backups/restore-backup.ts';
import { findBackup, inWords, listBackups, run } from './command.ts';

await run(async (work) => {
  const { config, argument, scratch } = work;
  if (argument === undefined) {
    const names = await listBackups('bun run restore', config);
    throw new BackupError(`Usage: bun run restore <file> | latest | <name>\n${names}`);
  }
  const path = await findBackup(argument, work);
  const { former, ...contents } = await restoreBackup(path, {
    database: config.database,
    openUploads: () => openStore(config, scratch),
  });
  const kept = former === null ? '' : `\nThe previous database was kept as ${former}`;
  return `Restored: ${inWords(contents)}${kept}`;
});
