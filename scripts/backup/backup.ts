// `bun run backup <file>`: database and uploads of the site in one file, while it runs.
import { verifyBackup } from './backup-file.ts';
import { inWords, run, siteOf } from './command.ts';
import { makeBackup } from './make-backup.ts';

await run('bun run backup <file>', async (file) => {
  await makeBackup(siteOf(process.env), file);
  return `${file}: ${inWords(verifyBackup(file))}`;
});
