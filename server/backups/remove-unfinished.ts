// Removes a database file that could not be completed.
import { rmSync } from 'node:fs';

/** Removes the file at `path`, and the journal that SQLite leaves beside it on a full disk. */
export function removeUnfinished(path: string): void {
  for (const each of [path, `${path}-journal`]) rmSync(each, { force: true });
}
