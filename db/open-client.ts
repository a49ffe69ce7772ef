// Opens each kind of libSQL client, with the pragmas of a local file or the time limits of a remote server.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import type { OpenConnection } from './connection.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { openReader } from './file-reader.ts';

/** The maximum duration of a request to a remote server; reads and writes have shorter deadlines. */
const REQUEST_TIMEOUT_MS = 10_000;

/** No busy timeout: SQLite would block the whole process while waiting for a lock. retry.ts waits instead. */
const EVERY_CONNECTION = 'PRAGMA busy_timeout=0; PRAGMA foreign_keys=ON; PRAGMA synchronous=FULL;';

/** A connection for writing: the driver's client and its Drizzle instance. */
export interface ClientConnection extends OpenConnection {
  client: Client;
  drizzle: LibSQLDatabase;
}

/** Creates an empty database file if missing. Called only at start-up: a file that vanishes later is an outage. */
export function createDatabaseFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a'));
}

/** A connection for writing to the file at `path`. With WAL, readers and the writer do not wait for each other. */
export async function openFileWriter(path: string): Promise<ClientConnection> {
  // one connection in the client's pool: pragmas apply per connection, and the pool would open others without them
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
  try {
    await client.executeMultiple(`${EVERY_CONNECTION} PRAGMA journal_mode=WAL;`);
    return connectionOf(client);
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Moves the write-ahead log into the database file, which is then complete by itself. SQLite does this at the last close, but
 * libSQL closes a connection only after all its statements are garbage-collected.
 */
export async function checkpointWal({ client }: ClientConnection): Promise<void> {
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** A read-only connection to the file at `path`. */
export async function openFileReader(path: string): Promise<OpenConnection> {
  return openReader(path, `${EVERY_CONNECTION} PRAGMA query_only=ON;`);
}

/** A connection to a remote libSQL server. Nothing is sent before the first statement. */
export async function openRemote(url: string, authToken?: string): Promise<ClientConnection> {
  // imported late: a site with a local file does not need the network client
  const libsql = await import('@libsql/client');
  const client = libsql.createClient({
    url,
    authToken,
    fetch: async (request: Request) => {
      try {
        return await fetch(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      } catch (error) {
        throw new DatabaseUnavailableError({ cause: error });
      }
    },
  });
  return connectionOf(client);
}

function connectionOf(client: Client): ClientConnection {
  return { client, drizzle: drizzle(client), close: () => client.close() };
}
