// The files of an embedded replica: recognising one, checking that it is complete, and deleting a damaged one.
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** libSQL stores the sync progress in this file beside every replica. */
const PROGRESS_SUFFIX = '-client_wal_index';
/** Created beside a replica after its first sync: before that, the file exists but is incomplete. */
const COMPLETE_SUFFIX = '-complete';

/**
 * Throws when the file at `path` is a database but not a replica: the first sync would overwrite a file configured by
 * mistake.
 */
export function assertReplicaOrMissing(path: string): void {
  if (existsSync(path) && !existsSync(path + PROGRESS_SUFFIX))
    throw new Error(`${path} is not a replica of a remote database. Choose another path.`);
}

/** Whether the replica at `path` has been completely synced at least once. */
export function isReplicaComplete(path: string): boolean {
  return existsSync(path) && existsSync(path + COMPLETE_SUFFIX);
}

/** Marks the replica at `path` as complete, for the processes that share it. */
export function markReplicaComplete(path: string): void {
  if (!isReplicaComplete(path)) writeFileSync(path + COMPLETE_SUFFIX, '');
}

/** Deletes the replica at `path`, so that the next sync fetches everything again. A replica has no data of its own. */
export function removeReplica(path: string): void {
  assertReplicaOrMissing(path);
  // the progress file last: without it the remaining files would not be recognised as a replica
  for (const suffix of [COMPLETE_SUFFIX, '', '-wal', '-shm', PROGRESS_SUFFIX])
    rmSync(path + suffix, { force: true });
}
