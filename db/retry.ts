// Deadlines, and retries while another connection holds the lock. Nothing here blocks the process.
import { isBusy } from './driver-errors.ts';
import { DatabaseUnavailableError } from './errors.ts';

const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 100;
/** How long a start waits for a database that other processes keep busy (docs/contract.md, Start). */
export const START_WITHIN_MS = 30_000;
const RETRY_EVERY_MS = 5000;

/** The reaction to a failed attempt. */
export type RetryDecision = 'give up' | 'at once' | 'after a pause';

/**
 * Runs `attempt` until it succeeds, `decide` gives up, or the next pause would end after `deadline`
 * (of `performance.now()`). Pauses double from 4 to 100 ms. Throws the last error.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  decide: (error: unknown) => RetryDecision,
  deadline: number,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; ) {
    try {
      return await attempt();
    } catch (error) {
      const decision = decide(error);
      if (decision === 'give up') throw error;
      if (decision === 'at once') continue;
      if (performance.now() + pauseMs > deadline) throw error;
      await Bun.sleep(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** The cause of a missed deadline: the database exists, but is busy or silent. */
class NoAnswerError extends Error {
  override message = 'No response in time';
}

/** The error of a call without a response by its deadline. */
export function lateError(): DatabaseUnavailableError {
  return new DatabaseUnavailableError({ cause: new NoAnswerError() });
}

/** Whether the call had no response by its deadline. */
export function isLate(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError && error.cause instanceof NoAnswerError;
}

/**
 * Repeats `work` for up to `withinMs` while the database is locked or too busy to respond in time, such as when other processes
 * migrate and seed it. For a start and a backup, where nobody waits. Throws any other error at once.
 */
export async function retryWhileBusy<T>(
  work: () => Promise<T>,
  withinMs = START_WITHIN_MS,
): Promise<T> {
  return retry(
    work,
    (error) => (isLate(error) || isBusy(error) ? 'after a pause' : 'give up'),
    performance.now() + withinMs,
  );
}

/** Runs `work` in the background every five seconds until it succeeds. */
export function retryUntilDone(work: () => Promise<unknown>): void {
  setTimeout(() => {
    work().catch(() => retryUntilDone(work));
  }, RETRY_EVERY_MS).unref();
}

/** Settles like `promise`; rejects with `DatabaseUnavailableError` at `deadline` (of `performance.now()`). */
export async function withDeadline<T>(promise: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateError()), Math.max(0, deadline - performance.now()));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
