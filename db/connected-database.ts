// Reads over one connection, writes over another: the deadlines, the queue and the second chances of both.
import type { Database, Queryable, SchemaStatement } from './client.ts';
import type { Connection, OpenConnection } from './connection.ts';
import { isBusy } from './driver-errors.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { ClientConnection } from './open-client.ts';
import type { Replica } from './replica.ts';
import { before, retry, type Verdict } from './retry.ts';
import { staffPassword } from './schema.ts';
import { WriteQueue } from './write-queue.ts';

const READ_WITHIN_MS = 2000;
/** A read meets a lock only for the moment in which another process opens or closes the database as the only one. */
const READ_BUSY_WITHIN_MS = 250;
const WRITE_WITHIN_MS = 1500;
const MIGRATE_WITHIN_MS = 10_000;
/** How much longer than a write itself its way into a replica may take. */
const SYNC_WITHIN_MS = 400;

/** A database whose reads and writes go over connections of their own (contract of each method: `Database`). */
export class ConnectedDatabase implements Database {
  #reader: Connection<OpenConnection>;
  #writer: Connection<ClientConnection>;
  #queue = new WriteQueue();
  #replica: Replica | undefined;
  #check: Promise<void> | undefined;

  /** With a `replica`, `reader` reads its file and `writer` writes to its primary. */
  constructor(
    reader: Connection<OpenConnection>,
    writer: Connection<ClientConnection>,
    replica?: Replica,
  ) {
    this.#reader = reader;
    this.#writer = writer;
    this.#replica = replica;
  }

  read<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    const start = performance.now();
    const deadline = start + READ_WITHIN_MS;
    return retry(
      () => this.#reader.use(({ drizzle }) => work(drizzle), deadline),
      secondChance(deadline),
      start + READ_BUSY_WITHIN_MS,
    );
  }

  write<T>(work: (tx: Queryable) => Promise<T>, options?: { withinMs?: number }): Promise<T> {
    return this.#inTurn(options?.withinMs ?? WRITE_WITHIN_MS, ({ drizzle }, committing) =>
      drizzle.transaction(async (tx) => {
        const result = await work(tx);
        committing();
        return result;
      }),
    );
  }

  async migrate(statements: SchemaStatement[]): Promise<void> {
    await this.#inTurn(MIGRATE_WITHIN_MS, ({ client }, committing) => {
      committing();
      return client.migrate(statements);
    });
  }

  check(): Promise<void> {
    // asked by many at once, answered once
    this.#check ??= this.#readAndWrite().finally(() => {
      this.#check = undefined;
    });
    return this.#check;
  }

  async close(): Promise<void> {
    await this.#queue.drained();
    await this.#replica?.close();
    await this.#writer.close();
    await this.#reader.close();
  }

  async #readAndWrite(): Promise<void> {
    await this.read((db) => db.select({ id: staffPassword.id }).from(staffPassword).limit(1));
    // BEGIN IMMEDIATE takes the lock of a writer, which a locked or read-only database refuses
    await this.write((tx) => tx.select({ id: staffPassword.id }).from(staffPassword).limit(1));
  }

  /** Waits until reads see what was written, or `deadline`: it is written, and the replica will catch up. */
  async #readable(deadline: number): Promise<void> {
    if (this.#replica) await before(deadline, this.#replica.sync()).catch(() => undefined);
  }

  /** `work` tells through `committing` from where on its effects may outlast a failure, so that it must not run again. */
  async #inTurn<T>(
    withinMs: number,
    work: (open: ClientConnection, committing: () => void) => Promise<T>,
  ): Promise<T> {
    const deadline = performance.now() + withinMs;
    const judge = secondChance(deadline);
    let mayHaveCommitted = false;
    const attempt = () => {
      if (performance.now() > deadline)
        throw new DatabaseUnavailableError({ cause: new Error('The queue of writes is too long') });
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
        (error) => (mayHaveCommitted && !isBusy(error) ? 'give up' : judge(error)),
        deadline,
      ),
    );
    await this.#readable(deadline + SYNC_WITHIN_MS);
    return result;
  }
}

/** Again after a pause while somebody holds the lock; for any other outage once, at once, on a new connection. */
function secondChance(deadline: number): (error: unknown) => Verdict {
  let chances = 1;
  return (error) => {
    if (isBusy(error)) return 'after a pause';
    const isOutage = error instanceof DatabaseUnavailableError;
    return isOutage && performance.now() < deadline && chances-- > 0 ? 'at once' : 'give up';
  };
}
