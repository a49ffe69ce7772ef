// Waiting without blocking: deadlines, and another try while somebody else holds the lock.
import { DatabaseUnavailableError } from './errors.ts';

const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 100;

/** What to do about a failed try: give up, try again at once, or pause first. */
export type Verdict = 'give up' | 'at once' | 'after a pause';

/**
 * Tries `attempt` until it succeeds, `judge` gives up, or the next pause would end after `deadline`
 * (of `performance.now()`). Pauses double from 4 to 100 ms. Throws the error of the last try.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  judge: (error: unknown) => Verdict,
  deadline: number,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; ) {
    try {
      return await attempt();
    } catch (error) {
      const verdict = judge(error);
      if (verdict === 'give up') throw error;
      if (verdict === 'at once') continue;
      if (performance.now() + pauseMs > deadline) throw error;
      await Bun.sleep(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** `promise`, or a `DatabaseUnavailableError` when it has not settled by `deadline` (of `performance.now()`). */
export async function before<T>(deadline: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailableError({ cause: new Error('No answer in time') })),
      Math.max(0, deadline - performance.now()),
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
