// The door to the database: what it offers, and how a URL becomes one.
import { existsSync } from 'node:fs';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { ConnectedDatabase } from './connected-database.ts';
import { Connection, type HowToConnect, type OpenConnection } from './connection.ts';
import { fileIdentity, pathOfFileUrl } from './database-file.ts';
import { isBusy } from './driver-errors.ts';
import {
  type ClientConnection,
  createDatabaseFile,
  foldLogIntoFile,
  openFileReader,
  openFileWriter,
  openRemote,
} from './open-client.ts';
import { Replica } from './replica.ts';
import { assertReplicaOrNothing } from './replica-files.ts';
import { before, retry } from './retry.ts';

const OPEN_WITHIN_MS = 10_000;
const REFRESH_WITHIN_MS = 2000;
const FIRST_SYNC_WITHIN_MS = 30_000;

/** Drizzle, inside a transaction or outside. SQL of one's own is read by `values`: what `all` and `get` give differs by connection. */
export type Queryable = Omit<
  BaseSQLiteDatabase<'async', unknown, Record<string, never>>,
  'all' | 'get'
>;

/** A statement of a migration. */
export interface SchemaStatement {
  sql: string;
  args?: (string | number)[];
}

export interface Database {
  /**
   * What `work` reads; never waits for writes. `work` may run again after a failure.
   * Throws `DatabaseUnavailableError` after at most about 2 s.
   */
  read<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs `work` alone, in one IMMEDIATE transaction, whole or not at all. `work` waits for nothing but `tx`, and may run
   * again when the transaction before left nothing. Throws what `work` throws, `ConflictError` for a taken slug, and `DatabaseUnavailableError`
   * after `withinMs` (default 1500), the time in the queue included.
   */
  write<T>(work: (tx: Queryable) => Promise<T>, options?: { withinMs?: number }): Promise<T>;
  /**
   * Runs the statements in one transaction with foreign keys off: a table that is rebuilt must not take its children
   * along. Waits up to 10 s for its turn.
   */
  migrate(statements: SchemaStatement[]): Promise<void>;
  /** Throws `DatabaseUnavailableError` when the database cannot be read and written. */
  check(): Promise<void>;
  /** Lets the waiting writes end, then closes everything. */
  close(): Promise<void>;
}

/**
 * Opens the database at `url`: `file:` (made when missing) or a remote libSQL server (`http(s):`, `libsql:`).
 * `replica` is the path of a local copy of a remote database: reads are local, writes go to the server and are seen by
 * the reads after them, the writes of other machines within a few seconds.
 * Throws when the file cannot be made or opened, or is no replica; a server out of reach shows at the first
 * read or write.
 */
export async function openDatabase(options: {
  url: string;
  authToken?: string;
  replica?: string;
}): Promise<Database> {
  if (options.url.startsWith('file:')) return openFileDatabase(pathOfFileUrl(options.url));
  const remote = {
    open: () => openRemote(options.url, options.authToken),
    identify: () => options.url,
  };
  if (options.replica !== undefined) return openReplica(options.replica, options, remote);
  return new ConnectedDatabase(new Connection<OpenConnection>(remote), new Connection(remote));
}

async function openReplica(
  path: string,
  primary: { url: string; authToken?: string },
  remote: HowToConnect<ClientConnection>,
): Promise<Database> {
  assertReplicaOrNothing(path);
  const replica = new Replica(path, primary);
  // an older copy will do when the primary is out of reach; the first one has to be waited for
  const patienceMs = existsSync(path) ? REFRESH_WITHIN_MS : FIRST_SYNC_WITHIN_MS;
  await before(performance.now() + patienceMs, replica.sync()).catch(() => undefined);
  const local = { open: () => openFileReader(path), identify: () => fileIdentity(path) };
  return new ConnectedDatabase(new Connection(local), new Connection(remote), replica);
}

async function openFileDatabase(path: string): Promise<Database> {
  createDatabaseFile(path);
  const identify = () => fileIdentity(path);
  const reader = new Connection({ open: () => openFileReader(path), identify });
  const writer = new Connection({
    open: () => openFileWriter(path),
    identify,
    finish: foldLogIntoFile,
  });
  // turning the write-ahead log on keeps everybody else out for a moment, and several processes may start at once
  const deadline = performance.now() + OPEN_WITHIN_MS;
  await retry(
    () => writer.use(async () => undefined, deadline),
    (error) => (isBusy(error) ? 'after a pause' : 'give up'),
    deadline,
  );
  return new ConnectedDatabase(reader, writer);
}
