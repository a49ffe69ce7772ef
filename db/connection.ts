// A libSQL client that is thrown away after trouble and opened anew at the next use, which is how the database heals.
import type { Client } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { toDomainError } from './driver-errors.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { before } from './retry.ts';

/** The client as the driver gives it, and Drizzle over it. */
export interface OpenConnection {
  client: Client;
  drizzle: LibSQLDatabase;
}

export interface HowToConnect {
  /** Makes a client that is ready for use. */
  open: () => Promise<Client>;
  /**
   * Names what a client opened now would talk to, and throws when there is nothing.
   * A client that was opened on something else is not used again.
   */
  identify: () => string;
  /** The last thing done with a client that is closed in good order; may fail. */
  finish?: (client: Client) => Promise<unknown>;
}

interface Held {
  identity: string;
  ready: Promise<OpenConnection>;
}

/**
 * After `SQLITE_BUSY` libSQL leaves the failed statement open, and what that connection writes afterwards is reported
 * as done and never committed (libsql-client-ts#352). So whatever makes the database unavailable costs the connection.
 */
export class Connection {
  #how: HowToConnect;
  #held: Held | undefined;

  constructor(how: HowToConnect) {
    this.#how = how;
  }

  /**
   * What `work` gives. Throws domain errors (driver-errors.ts); `DatabaseUnavailableError` too when `work` has not
   * settled by `deadline` (of `performance.now()`), or when the database it worked on was deleted or replaced meanwhile.
   */
  async use<T>(work: (open: OpenConnection) => Promise<T>, deadline: number): Promise<T> {
    let held = this.#held;
    try {
      held = this.#hold(this.#how.identify());
      const result = await before(deadline, held.ready.then(work));
      if (this.#how.identify() !== held.identity) throw replaced();
      return result;
    } catch (error) {
      const domainError = toDomainError(error);
      if (domainError instanceof DatabaseUnavailableError) this.#discard(held);
      throw domainError;
    }
  }

  /** Closes what is open. A later `use` opens it again. */
  async close(): Promise<void> {
    const open = await this.#held?.ready.catch(() => undefined);
    if (open) await this.#how.finish?.(open.client).catch(() => undefined);
    await this.#discard(this.#held);
  }

  #hold(identity: string): Held {
    if (this.#held && this.#held.identity !== identity) this.#discard(this.#held);
    this.#held ??= { identity, ready: this.#connect() };
    return this.#held;
  }

  async #connect(): Promise<OpenConnection> {
    try {
      const client = await this.#how.open();
      return { client, drizzle: drizzle(client) };
    } catch (error) {
      throw new DatabaseUnavailableError({ cause: error });
    }
  }

  async #discard(held: Held | undefined): Promise<void> {
    if (this.#held === held) this.#held = undefined;
    const open = await held?.ready.catch(() => undefined);
    open?.client.close();
  }
}

function replaced(): DatabaseUnavailableError {
  return new DatabaseUnavailableError({ cause: new Error('The database file was replaced') });
}
