// The loop of an outbox: one piece of work at a time, a pause until the next is due, and a wake-up when one is added.
import type { Log } from '#server/log.ts';

export interface OutboxLoop {
  /** Checks the outbox at once. */
  wake(): void;
  /** Aborts the work under way, which is done again after the next start. */
  stop(): Promise<void>;
}

interface OutboxLoopOptions {
  /** The ms until the next work is due; null when there is none. */
  findDelay(): Promise<number | null>;
  /** Does one piece of due work. It must store its own failures. */
  work(stopping: AbortSignal): Promise<void>;
  /** The outbox is checked at least this often: another process may have left something due. */
  idleMs: number;
  /** The pause after a failure of the database. */
  retryMs: number;
  log: Log;
  /** The log message of such a failure. */
  failure: string;
}

/** Starts the loop. */
export function startOutboxLoop(options: OutboxLoopOptions): OutboxLoop {
  const { findDelay, work, idleMs, retryMs, log, failure } = options;
  const stopping = new AbortController();
  let woken = false;
  let endPause = () => {};

  /** Does one piece of work when it is due and returns 0; otherwise returns the ms until the outbox is checked again. */
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
