// A connection that is thrown away after trouble and opened anew at the next use, which is how the database heals.
import type { Queryable } from './client.ts';
import { toDomainError } from './driver-errors.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { before } from './retry.ts';

/** Drizzle over something that talks to the database. */
export interface OpenConnection {
  drizzle: Queryable;
  close(): void;
}

export interface HowToConnect<Open extends OpenConnection> {
  /** Makes a connection that is ready for use. */
  open: () => Promise<Open>;
  /**
   * Names what a connection opened now would talk to, and throws when there is nothing.
   * One that was opened on something else is not used again.
   */
  identify: () => string;
  /** The last thing done with a connection that is closed in good order; may fail. */
  finish?: (open: Open) => Promise<unknown>;
}

interface Held<Open> {
  identity: string;
  ready: Promise<Open>;
}

/**
 * After `SQLITE_BUSY` libSQL leaves the failed statement open, and what that connection writes afterwards is reported
 * as done and never committed (libsql-client-ts#352). So whatever makes the database unavailable costs the connection.
 */
export class Connection<Open extends OpenConnection> {
  #how: HowToConnect<Open>;
  #held: Held<Open> | undefined;

  constructor(how: HowToConnect<Open>) {
    this.#how = how;
  }

  /**
   * What `work` gives. Throws domain errors (driver-errors.ts); `DatabaseUnavailableError` too when `work` has not
   * settled by `deadline` (of `performance.now()`), or when the database it worked on was deleted or replaced meanwhile.
   */
  async use<T>(work: (open: Open) => Promise<T>, deadline: number): Promise<T> {
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
    if (open) await this.#how.finish?.(open).catch(() => undefined);
    await this.#discard(this.#held);
  }

  #hold(identity: string): Held<Open> {
    if (this.#held && this.#held.identity !== identity) this.#discard(this.#held);
    this.#held ??= { identity, ready: this.#connect() };
    return this.#held;
  }

  async #connect(): Promise<Open> {
    try {
      return await this.#how.open();
    } catch (error) {
      throw new DatabaseUnavailableError({ cause: error });
    }
  }

  async #discard(held: Held<Open> | undefined): Promise<void> {
    if (this.#held === held) this.#held = undefined;
    const open = await held?.ready.catch(() => undefined);
    open?.close();
  }
}

function replaced(): DatabaseUnavailableError {
  return new DatabaseUnavailableError({ cause: new Error('The database file was replaced') });
}
