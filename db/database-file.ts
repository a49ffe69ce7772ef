// Which file a connection has open. A deleted or replaced file stays writable through it, and what is written there is lost.
import { statSync } from 'node:fs';
import { DatabaseUnavailableError } from './errors.ts';

/**
 * Identity of the file at `path`, which changes when another file takes its place.
 * Throws `DatabaseUnavailableError` when there is none.
 */
export function fileIdentity(path: string): string {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!file) throw new DatabaseUnavailableError({ cause: new Error('The database file is gone') });
  return `${file.dev}:${file.ino}`;
}

/** Path of a `file:` URL as libSQL reads it: relative (`file:data/site.db`) or absolute, percent-decoded where it can be. */
export function pathOfFileUrl(url: string): string {
  const path = url.replace(/^file:(\/\/[^/]*(?=\/))?/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
