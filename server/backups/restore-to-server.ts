// Restores the rows of a backup to an empty libSQL server.
import type { Database } from 'bun:sqlite';
import type { Client, InStatement, InValue } from '@libsql/client';
import { MIGRATIONS_TABLE } from '#db/migrate.ts';
import type { Config } from '#server/config.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_TABLES } from './backup-file.ts';

/** A request to a server takes a few megabytes at most. */
const BATCH_BYTES = 500_000;
const BATCH_ROWS = 500;

interface SchemaRow {
  type: 'table' | 'index' | 'trigger' | 'view';
  name: string;
  sql: string;
}

/**
 * Writes every table of the backup to the server. Search indexes are left empty: the next start fills them.
 * Throws `BackupError` when the server has tables already, except those of an interrupted restore.
 */
export async function restoreToServer(
  backup: Database,
  { url, authToken }: Config['database'],
): Promise<void> {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url, ...(authToken && { authToken }) });
  try {
    await makeEmpty(client);
    const schema = backup
      .query<SchemaRow, []>(
        // exclude the tables that a virtual table creates itself
        `SELECT it.type, it.name, it.sql FROM sqlite_master it
           LEFT JOIN pragma_table_list list ON list.name = it.name AND list.schema = 'main'
         WHERE it.sql IS NOT NULL AND it.name NOT LIKE 'sqlite#_%' ESCAPE '#'
           AND it.name NOT IN (${BACKUP_TABLES.map((name) => `'${name}'`).join(', ')})
           AND (it.type <> 'table' OR list.type <> 'shadow')`,
      )
      .all();
    const [tables, rest] = [
      schema.filter(({ type }) => type === 'table'),
      schema.filter(({ type }) => type !== 'table'),
    ];
    await client.batch(
      tables.map(({ sql }) => sql),
      'write',
    );
    const filled = tables.filter(({ sql }) => !/^CREATE VIRTUAL/i.test(sql));
    for (const { name } of filled)
      if (name !== MIGRATIONS_TABLE) await copyRows(backup, client, name);
    await client.batch(
      rest.map(({ sql }) => sql),
      'write',
    );
    await copySequences(backup, client);
    // last: a site cannot start on an incomplete restore
    await copyRows(backup, client, MIGRATIONS_TABLE);
  } finally {
    client.close();
  }
}

async function makeEmpty(client: Client): Promise<void> {
  const { rows } = await client.execute(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%'",
  );
  if (rows.length === 0) return;
  const hasJournal = rows.some(({ name }) => name === MIGRATIONS_TABLE);
  const journal = hasJournal
    ? await client.execute(`SELECT 1 FROM ${MIGRATIONS_TABLE} LIMIT 1`)
    : null;
  if (!hasJournal || (journal?.rows.length ?? 0) > 0)
    throw new BackupError('The database on the server is not empty. Choose an empty one');
  // virtual tables first: dropping them also drops the tables they created
  const isVirtual = (sql: unknown) => /^CREATE VIRTUAL/i.test(String(sql));
  const virtual = rows.filter(({ sql }) => isVirtual(sql));
  const plain = rows.filter(
    ({ name, sql }) =>
      !isVirtual(sql) && !virtual.some((each) => String(name).startsWith(`${each.name}_`)),
  );
  await client.migrate([...virtual, ...plain].map(({ name }) => `DROP TABLE "${name}"`));
}

async function copyRows(backup: Database, client: Client, table: string): Promise<void> {
  let batch: InStatement[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0) await client.migrate(batch);
    [batch, bytes] = [[], 0];
  };
  for (const row of backup
    .query<Record<string, InValue>, []>(`SELECT * FROM "${table}"`)
    .iterate()) {
    const columns = Object.keys(row);
    const sql = `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    batch.push({ sql, args: Object.values(row) });
    bytes += sizeOf(row);
    if (bytes > BATCH_BYTES || batch.length >= BATCH_ROWS) await send();
  }
  await send();
}

/** Copies the autoincrement counters, so that no id is used again. */
async function copySequences(backup: Database, client: Client): Promise<void> {
  const rows = backup
    .query<{ name: string; seq: number }, []>('SELECT name, seq FROM sqlite_sequence')
    .all();
  await client.batch(
    rows.flatMap(({ name, seq }) => [
      { sql: 'DELETE FROM sqlite_sequence WHERE name = ?', args: [name] },
      { sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', args: [name, seq] },
    ]),
    'write',
  );
}

function sizeOf(row: Record<string, InValue>): number {
  return Object.values(row).reduce<number>(
    (sum, value) =>
      sum +
      (typeof value === 'string'
        ? value.length
        : value instanceof Uint8Array
          ? value.byteLength
          : 8),
    0,
  );
}
