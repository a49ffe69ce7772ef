// Minimal writes and reads, for tests of whether a write happened.
import { type Client, createClient } from '@libsql/client';
import type { Database, Queryable } from '#db/database.ts';
import { uploads } from '#db/schema.ts';

/** Stores a row with that name. */
export async function insertNote(tx: Queryable, name: string): Promise<void> {
  await tx.insert(uploads).values({ name, type: '', bytes: 0, width: 0, height: 0, createdAt: '' });
}

/** Stores a row with that name in a separate write. */
export function writeNote(
  db: Database,
  name: string,
  options?: { withinMs: number },
): Promise<void> {
  return db.write((tx) => insertNote(tx, name), options);
}

/** The stored names, sorted. */
export async function readNotes(db: Database): Promise<string[]> {
  const rows = await db.read((read) => read.select().from(uploads).orderBy(uploads.name));
  return rows.map((row) => row.name);
}

/** A client that shares nothing with the database under test, and a function that reads its notes. */
export function independentClient(
  url: string,
): Disposable & { client: Client; notes(): Promise<string[]> } {
  const client = createClient({ url });
  return {
    client,
    async notes() {
      const { rows } = await client.execute('SELECT name FROM uploads ORDER BY name');
      return rows.map((row) => String(row.name));
    },
    [Symbol.dispose]: () => client.close(),
  };
}
