// The files of an embedded replica: how to recognise one, and how to delete a damaged one.
import { existsSync, rmSync } from 'node:fs';

/** libSQL stores the progress of the sync beside every replica. */
const PROGRESS_SUFFIX = '-client_wal_index';

/**
 * Throws when the file at `path` is a database but no replica: the first sync would overwrite a file that was named by
 * mistake.
 */
export function assertReplicaOrMissing(path: string): void {
  if (existsSync(path) && !existsSync(path + PROGRESS_SUFFIX))
    throw new Error(`${path} is not a replica of a remote database. Name another file.`);
}

/** Deletes the replica at `path`, so that the next sync fetches everything again. A replica holds no data of its own. */
export function removeReplica(path: string): void {
  assertReplicaOrMissing(path);
  // the progress goes last: without it the remaining files would not be recognised as a replica
  for (const suffix of ['', '-wal', '-shm', PROGRESS_SUFFIX])
    rmSync(path + suffix, { force: true });
}
