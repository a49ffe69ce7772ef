// What the three commands have in common: which site, which file, and words instead of stacks.
import { filePathFromUrl } from '#db/database-file.ts';
import { ConfigError, parseConfig } from '#server/config.ts';
import { BackupError, type Contents } from './backup-file.ts';

export interface Site {
  databasePath: string;
  dataDir: string;
}

/** The site that the environment names. Throws `BackupError` when its database is not a file here. */
export function siteOf(env: Record<string, string | undefined>): Site {
  const { database, dataDir } = parseConfig(env);
  if (database.url.startsWith('file:'))
    return { databasePath: filePathFromUrl(database.url), dataDir };
  throw new BackupError(
    'The database is on a server: back it up there (a dump, or its snapshots), and copy the uploads beside it',
  );
}

/** Runs a command with the file that it was given; what a person can mend is said in a line, with exit code 1. */
export async function run(usage: string, work: (file: string) => Promise<string> | string) {
  const file = process.argv[2];
  if (!file || process.argv.length > 3) {
    console.error(`Usage: ${usage}`);
    process.exit(1);
  }
  try {
    console.log(await work(file));
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** 'made 2026-01-01…, 30 posts, 14 case studies, 12 pictures (3.1 MB)'. */
export function inWords({ madeAt, posts, caseStudies, pictures, pictureBytes }: Contents): string {
  const megabytes = (pictureBytes / 1024 / 1024).toFixed(1);
  return `made ${madeAt}, ${posts} posts, ${caseStudies} case studies, ${pictures} pictures (${megabytes} MB)`;
}
