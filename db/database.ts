// The interface of the database for queries: reads, transactions and migrations. Types only, so every file of db may import it.
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/**
 * Drizzle, inside or outside a transaction. Read raw SQL with `values`: the shapes that `all` and `get` return depend on the
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
   * This database for visitors: the local replica, which may be 2 s behind and works without its primary. Writes go to the
   * primary. Without a replica, this database itself.
   */
  readonly replica: Database;
  /**
   * Returns the result of `work`. Does not wait for writes. `work` may be repeated after a failure.
   * Throws `DatabaseUnavailableError` after at most 1.5 s.
   */
  read<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one IMMEDIATE transaction; writes run one at a time. `work` may only await `tx`, and may be repeated when an
   * earlier attempt committed nothing. Throws the errors of `work`, `ConflictError` for a taken slug, and
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
