// Copies a database file at one moment, while others read and write it.
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

const BUSY_TIMEOUT_MS = 5000;

/**
 * Writes a copy of the existing file at `path` to `target`, which must not exist. Does not wait for writers.
 * Uses libSQL, like the site. A second SQLite library in this process would release the locks of the site when it closes the
 * file, and another process could then delete the write-ahead log of the running site.
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
