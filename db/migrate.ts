// Applies the migrations of db/migrations, which drizzle-kit writes, at start-up.
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Queryable, SchemaStatement } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';

/** The SQL files that drizzle-kit writes, and their journal. */
export const MIGRATIONS_FOLDER = `${import.meta.dir}/migrations`;

/** Another process that starts may hold the lock while it migrates and seeds. */
const WAIT_FOR_OTHERS_MS = 10_000;
/** How long a replica may take to receive migrations; it syncs every two seconds. */
const ARRIVE_WITHIN_MS = 30_000;
const ARRIVE_PAUSE_MS = 50;

/** Drizzle's own journal, so that `drizzle-kit migrate` and this agree on what has been applied. */
const JOURNAL = '__drizzle_migrations';

const JOURNAL_TABLE: SchemaStatement[] = [
  {
    sql: `CREATE TABLE IF NOT EXISTS ${JOURNAL} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
  },
  // when two processes start at once, the second fails here before it changes anything
  { sql: `CREATE UNIQUE INDEX IF NOT EXISTS ${JOURNAL}_once ON ${JOURNAL} (created_at)` },
];

/**
 * Applies the pending migrations in one transaction. Two processes may call it at once: Drizzle's own migrator could not,
 * because it reads the journal outside of the transaction. A replica has them, too, when this resolves.
 * `keepCopy` is awaited before a database that is not empty is changed. Throws `DatabaseUnavailableError`, and whatever
 * `keepCopy` throws.
 */
export async function migrateDatabase(db: Database, keepCopy?: () => Promise<void>): Promise<void> {
  // read first: a replica whose primary is out of reach can start when nothing is pending
  let pending = await db.replica.read(pendingMigrations);
  if (pending.length === 0) return;
  let copied = keepCopy === undefined;
  while (pending.length > 0) {
    // inside a write: a replica may be behind
    pending = await db.write(pendingMigrations, { withinMs: WAIT_FOR_OTHERS_MS });
    if (pending.length === 0) break;
    const isEmpty = pending.length === readMigrations().length;
    if (!copied && !isEmpty) await keepCopy?.();
    copied = true;
    await applyUnlessApplied(db, pending);
  }
  await untilReplicaIsMigrated(db.replica);
}

/** Waits for the replica: when another process syncs it, it gets the migrations a moment later than this process. */
async function untilReplicaIsMigrated(replica: Database): Promise<void> {
  const deadline = performance.now() + ARRIVE_WITHIN_MS;
  while ((await replica.read(pendingMigrations)).length > 0) {
    if (performance.now() > deadline)
      throw new DatabaseUnavailableError({ cause: new Error('The replica has no migrations') });
    await Bun.sleep(ARRIVE_PAUSE_MS);
  }
}

/** How many migrations the next start will apply. Throws `DatabaseUnavailableError`. */
export async function countPendingMigrations(db: Database): Promise<number> {
  return (await db.read(pendingMigrations)).length;
}

async function applyUnlessApplied(db: Database, pending: MigrationMeta[]): Promise<void> {
  try {
    await db.migrate([...JOURNAL_TABLE, ...pending.flatMap(statementsOf)]);
  } catch (error) {
    const left = await db.write(pendingMigrations, { withinMs: WAIT_FOR_OTHERS_MS });
    if (left.length === pending.length) throw error;
  }
}

async function pendingMigrations(query: Queryable): Promise<MigrationMeta[]> {
  const applied = await appliedMigrations(query);
  return readMigrations().filter((migration) => !applied.has(migration.folderMillis));
}

function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
}

/** The timestamps of the applied migrations. Drizzle compares the last one only and skips an older one that a merge added. */
async function appliedMigrations(query: Queryable): Promise<Set<number>> {
  const journals = await query.values(sql`SELECT 1 FROM sqlite_master WHERE name = ${JOURNAL}`);
  if (journals.length === 0) return new Set();
  const rows = await query.values<[number]>(sql`SELECT created_at FROM ${sql.identifier(JOURNAL)}`);
  return new Set(rows.map((row) => Number(row[0])));
}

function statementsOf(migration: MigrationMeta): SchemaStatement[] {
  const record = {
    sql: `INSERT INTO ${JOURNAL} (hash, created_at) VALUES (?, ?)`,
    args: [migration.hash, migration.folderMillis],
  };
  return [record, ...migration.sql.map((statement) => ({ sql: statement }))];
}
