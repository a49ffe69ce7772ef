// `bun run backup:verify <file> | latest | <name>`: reads all of a backup and says whether it is sound.
import { verifyBackup } from '#server/backups/backup-file.ts';
import { findBackup, inWords, run } from './command.ts';

await run(
  async (work) =>
    `Valid: ${inWords(verifyBackup(await findBackup('bun run backup:verify', work)))}`,
);
