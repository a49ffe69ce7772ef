// A timer for a time of the server, which may be further away than a timer of the browser reaches.
import { serverNow } from '#ui/islands/server-clock.ts';

/** The longest delay of setTimeout. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls `then` once the server's clock has reached `time` (ms); now, if it has. Returns a function that cancels the call. */
export function atServerTime(time: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const ms = time - serverNow();
    if (ms > 0) timer = setTimeout(wait, Math.min(ms, LONGEST_TIMER_MS));
    else then();
  };
  wait();
  return () => clearTimeout(timer);
}
