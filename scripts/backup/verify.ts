// `bun run backup:verify [<file> | latest | <name>]`: reads a whole backup and reports whether it is valid, or lists BACKUP_TO.
import { verifyBackup } from '#server/backups/backup-file.ts';
import { findBackup, inWords, listBackups, run } from './command.ts';

await run(async (work) =>
  work.argument === undefined
    ? listBackups('bun run backup:verify', work.config)
    : `Valid: ${inWords(verifyBackup(await findBackup(work.argument, work)))}`,
);
