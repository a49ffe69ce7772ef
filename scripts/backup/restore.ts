// `bun run restore <file> | latest | <name>`: the site as it was when the backup was made. It must not run meanwhile.
import { openStore } from '#server/backups/open-store.ts';
import { restoreBackup } from '#server/backups/restore-backup.ts';
import { findBackup, inWords, run } from './command.ts';

await run(async (work) => {
  const { config, scratch } = work;
  const path = await findBackup('bun run restore', work);
  const { former, ...contents } = await restoreBackup(path, {
    database: config.database,
    openUploads: () => openStore(config, scratch),
  });
  const kept = former === null ? '' : `\nThe previous database was kept as ${former}`;
  return `Restored: ${inWords(contents)}${kept}`;
});
