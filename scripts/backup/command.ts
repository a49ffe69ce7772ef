// The shared part of the three commands: finds the site and the backup, and prints messages instead of stacks.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError } from '#server/backups/backup-error.ts';
import type { Contents } from '#server/backups/backup-file.ts';
import { openBackupPlace } from '#server/backups/backup-place.ts';
import { newestFirst } from '#server/backups/retention.ts';
import { type Config, parseConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-error.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { reasonOf } from '#server/reason-of.ts';

const KNOWN = [BackupError, ConfigError, StorageUnavailableError];

/** The input of a command: the configuration, its argument, and a folder that is removed at the end. */
export interface Work {
  config: Config;
  argument: string | undefined;
  scratch: string;
}

/** Runs a command and prints its result. An error that a person can fix is printed in one line, with exit code 1. */
export async function run(work: (given: Work) => Promise<string>) {
  const scratch = mkdtempSync(join(tmpdir(), 'verso-backup-'));
  try {
    if (process.argv.length > 3) throw new BackupError('Specify one backup');
    console.log(
      await work({ config: parseConfig(process.env), argument: process.argv[2], scratch }),
    );
  } catch (error) {
    if (!KNOWN.some((known) => error instanceof known)) throw error;
    console.error(reasonOf(error));
    process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const NONE_YET = 'There is no backup in BACKUP_TO yet';

/** The names of the backups in BACKUP_TO, one per line, newest first. Throws `BackupError` when BACKUP_TO is not set. */
export async function listBackups(command: string, { backupTo }: Config): Promise<string> {
  if (backupTo === null)
    throw new BackupError(`Usage: ${command} <file>, or latest or a name when BACKUP_TO is set`);
  return newestFirst(await openBackupPlace(backupTo).list()).join('\n') || NONE_YET;
}

/**
 * The path of a backup: a local file, or a copy of one in BACKUP_TO, by its name or `latest`. Throws `BackupError` when it
 * does not exist.
 */
export async function findBackup(
  argument: string,
  { config: { backupTo }, scratch }: Work,
): Promise<string> {
  if (existsSync(argument)) return argument;
  if (backupTo === null)
    throw new BackupError(
      `There is no file at ${argument}. Set BACKUP_TO to use latest or the name of a backup.`,
    );
  const place = openBackupPlace(backupTo);
  const name = argument === 'latest' ? newestFirst(await place.list())[0] : argument;
  if (name === undefined) throw new BackupError(NONE_YET);
  const path = join(scratch, 'backup');
  await place.fetch(name, path);
  return path;
}

/** A summary such as 'made 2026-01-01…, 30 posts, 14 case studies, 3 edited pages, 12 pictures (3.1 MB)'. */
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
