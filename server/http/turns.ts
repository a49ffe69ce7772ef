// A client that sends many requests at once must not delay others: requests of a connection beyond its share of a turn of the
// event loop are handled in the next turn. Bun closes a connection when more requests follow one that is still pending
// (oven-sh/bun#38128): such a client gets the responses so far, and sends the rest on a new connection.

/** The number of cached responses per turn that causes no noticeable delay. */
const FREE_IN_TURN = 128;
/** The weight of a request that renders a page or runs an API call. */
const OF_PENDING = 8;
/** The share of a connection: browsers and proxies send one request at a time on each. */
const OF_CONNECTION = 2;

/** Counts the requests of each connection in a busy turn of the event loop. */
export class Turns {
  #inTurn = 0;
  readonly #ofConnection = new Map<string, number>();

  /**
   * Whether this request is beyond the share of its connection. `connectionOf` is called only in a busy turn, because reading
   * the address of a socket costs a seventh of a cached response.
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
