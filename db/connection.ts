// A connection that is discarded after a failure and reopened at the next use, which is how the database recovers.
import type { Queryable } from './database.ts';
import { toDomainError } from './driver-errors.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { withDeadline } from './retry.ts';

/** An open connection with its Drizzle instance. */
export interface OpenConnection {
  drizzle: Queryable;
  close(): void;
}

/** How to open, identify and close a connection. */
interface ConnectionOptions<Open extends OpenConnection> {
  /** Opens a connection, ready for use. */
  open: () => Promise<Open>;
  /**
   * Identifies the database that a connection opened now would use. Throws when it does not exist.
   * A connection to a different database is not reused.
   */
  identify: () => string;
  /** For writes: work counts as done only if the same database still exists afterwards. */
  writes?: boolean;
  /** Called before an orderly close. May fail. */
  beforeClose?: (open: Open) => Promise<unknown>;
}

interface CurrentConnection<Open> {
  identity: string;
  ready: Promise<Open>;
}

/**
 * After `SQLITE_BUSY` libSQL leaves the failed statement open: later writes on that connection report success and are
 * never committed (libsql-client-ts#352). So every failure that makes the database unavailable discards the connection.
 */
export class Connection<Open extends OpenConnection> {
  #options: ConnectionOptions<Open>;
  #current: CurrentConnection<Open> | undefined;

  constructor(options: ConnectionOptions<Open>) {
    this.#options = options;
  }

  /**
   * Returns the result of `work`. Throws domain errors (driver-errors.ts), including `DatabaseUnavailableError` when `work` has
   * not settled by `deadline` (of `performance.now()`), its database was deleted or, for writes, was replaced
   * meanwhile.
   */
  async use<T>(work: (open: Open) => Promise<T>, deadline: number): Promise<T> {
    let current = this.#current;
    try {
      current = this.#connectTo(this.#options.identify());
      const result = await withDeadline(current.ready.then(work), deadline);
      const { writes, identify } = this.#options;
      if (writes && identify() !== current.identity) throw databaseReplaced();
      return result;
    } catch (error) {
      const domainError = toDomainError(error);
      if (domainError instanceof DatabaseUnavailableError) this.#discard(current);
      throw domainError;
    }
  }

  /** Closes the open connection. A later `use` opens a new one. */
  async close(): Promise<void> {
    const open = await this.#current?.ready.catch(() => undefined);
    if (open) await this.#options.beforeClose?.(open).catch(() => undefined);
    await this.#discard(this.#current);
  }

  #connectTo(identity: string): CurrentConnection<Open> {
    if (this.#current && this.#current.identity !== identity) this.#discard(this.#current);
    this.#current ??= { identity, ready: this.#open() };
    return this.#current;
  }

  async #open(): Promise<Open> {
    try {
      return await this.#options.open();
    } catch (error) {
      throw new DatabaseUnavailableError({ cause: error });
    }
  }

  async #discard(connection: CurrentConnection<Open> | undefined): Promise<void> {
    if (this.#current === connection) this.#current = undefined;
    const open = await connection?.ready.catch(() => undefined);
    open?.close();
  }
}

function databaseReplaced(): DatabaseUnavailableError {
  return new DatabaseUnavailableError({ cause: new Error('The database file was replaced') });
}
