// A limit on how often one address may do something, counted in the memory of this process only.
import { HttpError } from './errors.ts';

/** The maximum number of remembered addresses. */
const ADDRESSES_MAX = 10_000;

/**
 * Returns a function that counts a call of an address, and throws 429 with `message` after more than `max` calls in the
 * window. `message` gets the seconds to wait.
 */
export function rateLimit({
  max,
  windowMs,
  message,
}: {
  max: number;
  windowMs: number;
  message: (seconds: number) => string;
}): (address: string) => void {
  const calls = new Map<string, number>();
  let windowEndsAt = 0;
  return (address) => {
    // not Date.now(): a clock that is set back would prolong the window
    const now = performance.now();
    if (now >= windowEndsAt || calls.size > ADDRESSES_MAX) {
      calls.clear();
      windowEndsAt = now + windowMs;
    }
    const number = (calls.get(address) ?? 0) + 1;
    calls.set(address, number);
    if (number <= max) return;
    throw tooMany(windowEndsAt - now, message);
  };
}

/** The 429 for a call that may be repeated after `waitMs`; `message` gets the seconds. */
export function tooMany(waitMs: number, message: (seconds: number) => string): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HttpError(429, message(seconds), { 'Retry-After': String(seconds) });
}
