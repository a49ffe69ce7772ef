// Opens the database at a URL: a file, a remote server, or a replica of one.
import { ConnectedDatabase, type LocalCopy } from './connected-database.ts';
import { Connection, type OpenConnection } from './connection.ts';
import type { Database } from './database.ts';
import { fileIdentity, filePathFromUrl } from './database-file.ts';
import { isBusy } from './driver-errors.ts';
import {
  checkpointWal,
  createDatabaseFile,
  openFileReader,
  openFileWriter,
  openRemote,
} from './open-client.ts';
import { Replica } from './replica.ts';
import { assertReplicaOrMissing, isReplicaComplete } from './replica-files.ts';
import { retry, withDeadline } from './retry.ts';

export type { Database, Queryable } from './database.ts';

const OPEN_WITHIN_MS = 10_000;
const REFRESH_WITHIN_MS = 2000;
const FIRST_SYNC_WITHIN_MS = 30_000;
const FIRST_SYNC_PAUSE_MS = 100;

/**
 * Opens the database at `url`: `file:` (created if missing) or a remote libSQL server (`http(s):`, `libsql:`).
 * `replica` is the path of a local copy of a remote database, read by `Database.replica`: it has the writes of this process
 * when they return, those of others within a few seconds.
 * Throws when the file cannot be created or opened, or is not a replica; an unreachable server is reported by the first
 * read or write.
 */
export async function openDatabase(options: {
  url: string;
  authToken?: string;
  replica?: string;
}): Promise<Database> {
  if (options.url.startsWith('file:')) return openFileDatabase(filePathFromUrl(options.url));
  const remote = {
    open: () => openRemote(options.url, options.authToken),
    identify: () => options.url,
  };
  return new ConnectedDatabase(
    new Connection<OpenConnection>(remote),
    new Connection(remote),
    options.replica === undefined ? undefined : await openCopy(options.replica, options),
  );
}

/** Opens the local copy of a server at `path`, once it can be read or too much time has passed. */
async function openCopy(
  path: string,
  server: { url: string; authToken?: string },
): Promise<LocalCopy> {
  assertReplicaOrMissing(path);
  const sync = new Replica(path, server);
  // an older copy is enough while the primary is unreachable; without a copy, wait for the first sync
  if (isReplicaComplete(path))
    await withDeadline(sync.sync(), performance.now() + REFRESH_WITHIN_MS).catch(() => undefined);
  else await firstSync(path, sync);
  const local = { open: () => openFileReader(path), identify: () => fileIdentity(path) };
  return { reader: new Connection(local), sync };
}

/** Waits up to 30 s for a copy. Only one of the processes that share it syncs; the others wait for its result. */
async function firstSync(path: string, sync: Replica): Promise<void> {
  const deadline = performance.now() + FIRST_SYNC_WITHIN_MS;
  for (;;) {
    await withDeadline(sync.sync(), deadline).catch(() => undefined);
    if (isReplicaComplete(path) || performance.now() > deadline) return;
    await Bun.sleep(FIRST_SYNC_PAUSE_MS);
  }
}

async function openFileDatabase(path: string): Promise<Database> {
  createDatabaseFile(path);
  const identify = () => fileIdentity(path);
  const reader = new Connection({ open: () => openFileReader(path), identify });
  const writer = new Connection({
    open: () => openFileWriter(path),
    identify,
    writes: true,
    beforeClose: checkpointWal,
  });
  // enabling the write-ahead log takes an exclusive lock, and several processes may start at once
  const deadline = performance.now() + OPEN_WITHIN_MS;
  await retry(
    () => writer.use(async () => undefined, deadline),
    (error) => (isBusy(error) ? 'after a pause' : 'give up'),
    deadline,
  );
  return new ConnectedDatabase(reader, writer);
}
