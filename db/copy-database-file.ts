// A copy of a database file as it is at one moment, while others read and write it.
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

const BUSY_TIMEOUT_MS = 5000;

/**
 * Writes a copy of the file at `path`, which has to exist, to `target`, where nothing may be. Waits for no writer.
 * Uses libSQL, as the site does: when another SQLite library in the same process closes the file, the system releases all
 * locks of the process, and a third process could then remove the write-ahead log of the running site.
 */
export async function copyDatabaseFile(path: string, target: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
  try {
    await client.execute(`PRAGMA busy_timeout=${BUSY_TIMEOUT_MS}`);
    await client.execute({ sql: 'VACUUM INTO ?', args: [target] });
  } finally {
    client.close();
  }
}
