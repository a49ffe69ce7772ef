// Reads over one connection and writes over another, with deadlines, retries and a write queue.
import type { Connection, OpenConnection } from './connection.ts';
import type { Database, Queryable, SchemaStatement } from './database.ts';
import { isBusy } from './driver-errors.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { ClientConnection } from './open-client.ts';
import type { Replica } from './replica.ts';
import { isLate, lateError, type RetryDecision, retry, withDeadline } from './retry.ts';
import { staffPassword } from './schema.ts';
import { WriteQueue } from './write-queue.ts';

const READ_WITHIN_MS = 1500;
/** A lock blocks reads only while another process opens or closes the database as its only user. */
const READ_BUSY_WITHIN_MS = 250;
const WRITE_WITHIN_MS = 1500;
const MIGRATE_WITHIN_MS = 10_000;
/** How long a replica may take to receive a write, after the write's deadline. */
const SYNC_WITHIN_MS = 400;

/** A local copy of the database: a connection that reads it, and the replica that keeps it up to date. */
export interface LocalCopy {
  reader: Connection<OpenConnection>;
  sync: Replica;
}

/** A database with one connection for reads and one for writes. `Database` documents the methods. */
export class ConnectedDatabase implements Database {
  #reader: Connection<OpenConnection>;
  #writer: Connection<ClientConnection>;
  #queue = new WriteQueue();
  #copy: LocalCopy | undefined;
  #runningCheck: Promise<void> | undefined;
  readonly replica: Database;

  constructor(
    reader: Connection<OpenConnection>,
    writer: Connection<ClientConnection>,
    copy?: LocalCopy,
  ) {
    this.#reader = reader;
    this.#writer = writer;
    this.#copy = copy;
    this.replica = copy ? this.#readingFrom(copy.reader) : this;
  }

  read<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    return readFrom(this.#reader, work);
  }

  write<T>(work: (tx: Queryable) => Promise<T>, options?: { withinMs?: number }): Promise<T> {
    return this.#enqueue(options?.withinMs ?? WRITE_WITHIN_MS, ({ drizzle }, committing) =>
      drizzle.transaction(async (tx) => {
        const result = await work(tx);
        committing();
        return result;
      }),
    );
  }

  async migrate(statements: SchemaStatement[]): Promise<void> {
    await this.#enqueue(MIGRATE_WITHIN_MS, ({ client }, committing) => {
      committing();
      return client.migrate(statements);
    });
  }

  check(): Promise<void> {
    // concurrent calls share one check
    this.#runningCheck ??= this.#readAndWrite().finally(() => {
      this.#runningCheck = undefined;
    });
    return this.#runningCheck;
  }

  async close(): Promise<void> {
    await this.#queue.drained();
    await this.#copy?.sync.close();
    await this.#writer.close();
    await this.#reader.close();
    await this.#copy?.reader.close();
  }

  #readingFrom(reader: Connection<OpenConnection>): Database {
    const replica: Database = {
      read: (work) => readFrom(reader, work),
      write: (work, options) => this.write(work, options),
      migrate: (statements) => this.migrate(statements),
      check: () => this.check(),
      close: () => this.close(),
      get replica() {
        return replica;
      },
    };
    return replica;
  }

  async #readAndWrite(): Promise<void> {
    await this.read((db) => db.select({ id: staffPassword.id }).from(staffPassword).limit(1));
    // BEGIN IMMEDIATE takes the write lock, which fails on a locked or read-only database
    await this.write((tx) => tx.select({ id: staffPassword.id }).from(staffPassword).limit(1));
  }

  /** Waits until the replica has the writes, or until `deadline`; a later sync then fetches them. */
  async #syncReplica(deadline: number): Promise<void> {
    if (this.#copy) await withDeadline(this.#copy.sync.sync(), deadline).catch(() => undefined);
  }

  /** Queues `work`, which calls `committing` once its effects may survive a failure: after that it is not retried. */
  async #enqueue<T>(
    withinMs: number,
    work: (open: ClientConnection, committing: () => void) => Promise<T>,
  ): Promise<T> {
    const deadline = performance.now() + withinMs;
    const decide = retryPolicy();
    let mayHaveCommitted = false;
    const attempt = () => {
      // it waited in the queue, or paused, for too long
      if (performance.now() > deadline) throw lateError();
      mayHaveCommitted = false;
      return this.#writer.use(
        (open) =>
          work(open, () => {
            mayHaveCommitted = true;
          }),
        deadline,
      );
    };
    const result = await this.#queue.run(() =>
      retry(
        attempt,
        (error) => (mayHaveCommitted && !isBusy(error) ? 'give up' : decide(error)),
        deadline,
      ).catch((error) => {
        const isUnknown = mayHaveCommitted && !isBusy(error);
        throw isUnknown && error instanceof DatabaseUnavailableError
          ? new DatabaseUnavailableError({ cause: error.cause, mayHaveCommitted })
          : error;
      }),
    );
    await this.#syncReplica(deadline + SYNC_WITHIN_MS);
    return result;
  }
}

function readFrom<T>(
  reader: Connection<OpenConnection>,
  work: (db: Queryable) => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const deadline = start + READ_WITHIN_MS;
  return retry(
    () => reader.use(({ drizzle }) => work(drizzle), deadline),
    retryPolicy(),
    start + READ_BUSY_WITHIN_MS,
  );
}

/**
 * Retries after a pause while another connection holds the lock; retries any other outage once, on a new connection. A call
 * without a response is not repeated, because the server may still execute it.
 */
function retryPolicy(): (error: unknown) => RetryDecision {
  let retriesLeft = 1;
  return (error) => {
    if (isBusy(error)) return 'after a pause';
    const isOutage = error instanceof DatabaseUnavailableError && !isLate(error);
    return isOutage && retriesLeft-- > 0 ? 'at once' : 'give up';
  };
}
