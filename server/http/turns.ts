// A client that sends its requests all at once makes nobody wait: what one connection asks beyond its share of a turn of
// the event loop is answered in the next one. Bun closes a connection on which more requests follow one that is not answered
// yet (oven-sh/bun#38128): such a client gets the answers before it, and asks for the rest on a new connection.

/** The number of cached responses in a turn that nobody notices as a delay. */
const FREE_IN_TURN = 128;
/** A page that is rendered, or a call, counts as many. */
const OF_PENDING = 8;
/** Browsers and proxies send one request at a time on a connection. */
const OF_CONNECTION = 2;

/** Counts the requests of each connection in a turn of the event loop that has much to do. */
export class Turns {
  #inTurn = 0;
  readonly #ofConnection = new Map<string, number>();

  /**
   * Whether this request is beyond the share of its connection. `connectionOf` is called only when much came at once: to
   * ask for a socket's address costs a seventh of an answer from the cache.
   */
  isBeyondShare(
    request: Request,
    answer: Response | Promise<Response>,
    connectionOf: (request: Request) => string,
  ): boolean {
    if (this.#inTurn === 0) setImmediate(() => this.#endTurn());
    this.#inTurn += answer instanceof Response ? 1 : OF_PENDING;
    if (this.#inTurn <= FREE_IN_TURN) return false;
    const connection = connectionOf(request);
    const count = (this.#ofConnection.get(connection) ?? 0) + 1;
    this.#ofConnection.set(connection, count);
    return count > OF_CONNECTION;
  }

  #endTurn(): void {
    this.#inTurn = 0;
    this.#ofConnection.clear();
  }
}

/** Resolves to `answer` in the next turn of the event loop. */
export function inNextTurn<T>(answer: T): Promise<Awaited<T>> {
  return new Promise((resolve) => setImmediate(() => resolve(answer as Awaited<T>)));
}
