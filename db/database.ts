// The database as queries see it: reads, transactions and migrations. Types only, so that every file of db may import them.
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/**
 * Drizzle, inside a transaction or outside. Raw SQL is read by `values`: the shapes that `all` and `get` return depend on the
 * connection.
 */
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
   * This database as visitors read it: from the replica beside the process, which may be 2 s late and works without its
   * primary. Writes are the same. Where there is no replica, this database itself.
   */
  readonly replica: Database;
  /**
   * Returns what `work` reads. Never waits for writes. `work` may run again after a failure.
   * Throws `DatabaseUnavailableError` after at most 1.5 s.
   */
  read<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one IMMEDIATE transaction, one write at a time. `work` must await nothing but `tx`, and may run again
   * when an earlier attempt committed nothing. Throws what `work` throws, `ConflictError` for a taken slug, and
   * `DatabaseUnavailableError` after `withinMs` (default 1500), which includes the time in the queue.
   */
  write<T>(work: (tx: Queryable) => Promise<T>, options?: { withinMs?: number }): Promise<T>;
  /**
   * Runs the statements in one transaction with foreign keys off, so that rebuilding a table does not delete the rows
   * that refer to it. Waits up to 10 s in the queue.
   */
  migrate(statements: SchemaStatement[]): Promise<void>;
  /** Throws `DatabaseUnavailableError` when the database cannot be read and written. */
  check(): Promise<void>;
  /** Waits for the queued writes, then closes every connection. */
  close(): Promise<void>;
}
