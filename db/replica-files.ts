// The files of an embedded replica: telling it from a database of its own, and clearing it away when it is damaged.
import { existsSync, rmSync } from 'node:fs';

/** Beside every replica libSQL keeps how far it has come. */
const PROGRESS_SUFFIX = '-client_wal_index';

/**
 * Throws when the file at `path` is a database of its own. A replica is overwritten by what its primary holds, so a file
 * that was named by mistake would be lost.
 */
export function assertReplicaOrNothing(path: string): void {
  if (existsSync(path) && !existsSync(path + PROGRESS_SUFFIX))
    throw new Error(`${path} is not a replica of a remote database. Name another file.`);
}

/** Deletes the replica at `path`, so that the next sync fetches it anew. It holds nothing of its own. */
export function removeReplica(path: string): void {
  assertReplicaOrNothing(path);
  // the progress last: without it what is left would no longer be known as a replica
  for (const suffix of ['', '-wal', '-shm', PROGRESS_SUFFIX])
    rmSync(path + suffix, { force: true });
}
