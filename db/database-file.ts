// Identifies the file behind an open connection: writes to a deleted or replaced file succeed and are lost.
import { statSync } from 'node:fs';
import { decodeOrKeep } from './decode-or-keep.ts';
import { DatabaseUnavailableError } from './errors.ts';

/**
 * Returns the identity of the file at `path`, which changes when the file is replaced.
 * Throws `DatabaseUnavailableError` when there is no file.
 */
export function fileIdentity(path: string): string {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!file) throw new DatabaseUnavailableError({ cause: new Error('The database file is gone') });
  return `${file.dev}:${file.ino}`;
}

/**
 * Returns the path of a `file:` URL as libSQL reads it: relative (`file:data/site.db`) or absolute, percent-decoded where
 * valid.
 */
export function filePathFromUrl(url: string): string {
  return decodeOrKeep(url.replace(/^file:(\/\/[^/]*(?=\/))?/, ''));
}
