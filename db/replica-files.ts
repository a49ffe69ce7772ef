// The files of an embedded replica: how to recognise one, whether it is whole, and how to delete a damaged one.
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** libSQL stores the progress of the sync beside every replica. */
const PROGRESS_SUFFIX = '-client_wal_index';
/** Made beside a replica after its first sync: until then the file is there and lacks what is still being fetched. */
const COMPLETE_SUFFIX = '-complete';

/**
 * Throws when the file at `path` is a database but no replica: the first sync would overwrite a file that was named by
 * mistake.
 */
export function assertReplicaOrMissing(path: string): void {
  if (existsSync(path) && !existsSync(path + PROGRESS_SUFFIX))
    throw new Error(`${path} is not a replica of a remote database. Choose another path.`);
}

/** Whether the replica at `path` has held all that its primary had at some time. */
export function isReplicaComplete(path: string): boolean {
  return existsSync(path) && existsSync(path + COMPLETE_SUFFIX);
}

/** Notes that the replica at `path` holds all that its primary has, for the processes that share it. */
export function markReplicaComplete(path: string): void {
  if (!isReplicaComplete(path)) writeFileSync(path + COMPLETE_SUFFIX, '');
}

/** Deletes the replica at `path`, so that the next sync fetches everything again. A replica holds no data of its own. */
export function removeReplica(path: string): void {
  assertReplicaOrMissing(path);
  // the progress goes last: without it the remaining files would not be recognised as a replica
  for (const suffix of [COMPLETE_SUFFIX, '', '-wal', '-shm', PROGRESS_SUFFIX])
    rmSync(path + suffix, { force: true });
}
