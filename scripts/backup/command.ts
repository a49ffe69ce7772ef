// The shared part of the three commands: it finds the site and the backup, and prints messages instead of stacks.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError } from '#server/backups/backup-error.ts';
import type { Contents } from '#server/backups/backup-file.ts';
import { openBackupPlace } from '#server/backups/backup-place.ts';
import { newestFirst } from '#server/backups/retention.ts';
import { type Config, ConfigError, parseConfig } from '#server/config.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { BucketRefusedError } from '#server/storage/bucket.ts';

const KNOWN = [BackupError, ConfigError, StorageUnavailableError, BucketRefusedError];

/** The input of a command: the configuration, its one argument, and a folder that is removed at the end. */
export interface Work {
  config: Config;
  argument: string | undefined;
  scratch: string;
}

/** Runs a command and prints its result. An error that a person can mend is printed as one line, with exit code 1. */
export async function run(work: (given: Work) => Promise<string>) {
  const scratch = mkdtempSync(join(tmpdir(), 'verso-backup-'));
  try {
    if (process.argv.length > 3) throw new BackupError('Specify one backup');
    console.log(
      await work({ config: parseConfig(process.env), argument: process.argv[2], scratch }),
    );
  } catch (error) {
    if (!KNOWN.some((known) => error instanceof known)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * The path of a backup: of a file here, or a copy of one in BACKUP_TO, by its name or `latest`. Throws `BackupError` when
 * there is none, and with the names of all when none is named.
 */
export async function findBackup(
  usage: string,
  { config, argument, scratch }: Work,
): Promise<string> {
  if (argument !== undefined && existsSync(argument)) return argument;
  if (config.backupTo === null)
    throw new BackupError(
      argument === undefined
        ? `Usage: ${usage} <file>`
        : `There is no file at ${argument}, and BACKUP_TO is not set`,
    );
  const place = openBackupPlace(config.backupTo);
  const names = newestFirst(await place.list());
  if (argument === undefined)
    throw new BackupError(
      `Usage: ${usage} <file> | latest | <name>\n${names.join('\n') || 'There is no backup in BACKUP_TO yet'}`,
    );
  const name = argument === 'latest' ? names[0] : argument;
  if (name === undefined) throw new BackupError('There is no backup in BACKUP_TO yet');
  const path = join(scratch, 'backup');
  await place.fetch(name, path);
  return path;
}

/** 'made 2026-01-01…, 30 posts, 14 case studies, 3 edited pages, 12 pictures (3.1 MB)'. */
export function inWords({
  madeAt,
  posts,
  caseStudies,
  documents,
  pictures,
  pictureBytes,
}: Contents): string {
  const megabytes = (pictureBytes / 1024 / 1024).toFixed(1);
  return `made ${madeAt}, ${posts} posts, ${caseStudies} case studies, ${documents} edited pages, ${pictures} pictures (${megabytes} MB)`;
}
