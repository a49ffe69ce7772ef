// The loop of an outbox: does one task at a time, then waits until the next is due or a new one is added.
import type { Log } from '#server/log.ts';

export interface OutboxLoop {
  /** Checks the outbox at once. */
  wake(): void;
  /** Aborts the current task, which is repeated after the next start. */
  stop(): Promise<void>;
}

interface OutboxLoopOptions {
  /** Milliseconds until the next task is due; null when there is none. */
  findDelay(): Promise<number | null>;
  /** Does one due task, and stores the outcome even when it fails. */
  work(stopping: AbortSignal): Promise<void>;
  /** The longest pause between checks: another process may have left due work. */
  idleMs: number;
  /** The pause after a failure of the database. */
  retryMs: number;
  log: Log;
  /** The log message for a failure of the database. */
  failure: string;
}

/** Starts the loop. */
export function startOutboxLoop(options: OutboxLoopOptions): OutboxLoop {
  const { findDelay, work, idleMs, retryMs, log, failure } = options;
  const stopping = new AbortController();
  let woken = false;
  let endPause = () => {};

  /** Does one task if due and returns 0; otherwise returns the ms until the next check. */
  const step = async (): Promise<number> => {
    const waitMs = Math.min((await findDelay()) ?? idleMs, idleMs);
    if (waitMs > 0) return waitMs;
    await work(stopping.signal);
    return 0;
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopping.signal.aborted) {
      woken = false;
      const waitMs = await step().catch((error) => {
        log.warn({ err: error }, failure);
        return retryMs;
      });
      if (waitMs > 0 && !woken && !stopping.signal.aborted) await pause(waitMs);
    }
  };
  const running = run();
  return {
    wake() {
      woken = true;
      endPause();
    },
    async stop() {
      stopping.abort();
      endPause();
      await running;
    },
  };
}
