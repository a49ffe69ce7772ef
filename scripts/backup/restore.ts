// `bun run restore <file>`: the site as it was when the backup was made. The site must not run meanwhile.
import { inWords, run, siteOf } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

await run('bun run restore <file>', (file) => {
  const { former, ...contents } = restoreBackup(file, siteOf(process.env));
  const kept = former === null ? '' : `\nThe former database is kept as ${former}`;
  return `Restored: ${inWords(contents)}${kept}`;
});
