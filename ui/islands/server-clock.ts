// Estimates the server's time from its responses, since the clock of a computer may be wrong by minutes or days.

/** A Date header has whole seconds, and the server may update it only once a second. */
const HEADER_IS_OLD_MS = 2000;

/** The bounds of the difference between the server's clock and `Date.now()`, in ms. */
let least = Number.NEGATIVE_INFINITY;
let most = Number.POSITIVE_INFINITY;

/** Narrows the bounds by the response to a call that was sent at `sentAt` (ms). Responses from a cache do not count. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || !headers.get('cache-control')?.includes('no-store')) return;
  const from = date - Date.now();
  const to = date + HEADER_IS_OLD_MS - sentAt;
  // the clock of this computer was changed in between: start over
  const isSame = from <= most && to >= least;
  least = isSame ? Math.max(least, from) : from;
  most = isSame ? Math.min(most, to) : to;
}

/** The server's time (ms): the time of this computer unless a response contradicts it. */
export function serverNow(): number {
  const isRight = least <= 0 && most >= 0;
  return Date.now() + (isRight ? 0 : least);
}
