// `bun run backup:verify <file>`: whether a backup is whole and sound.
import { verifyBackup } from './backup-file.ts';
import { inWords, run } from './command.ts';

await run(
  'bun run backup:verify <file>',
  (file) => `${file} is sound: ${inWords(verifyBackup(file))}`,
);
