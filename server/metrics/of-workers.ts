// The combined metrics of all workers: the supervisor collects them, for itself or for a worker that was scraped.
import type { Metrics, MetricValues } from './metrics.ts';

/** For a worker that does not respond in this time, its last values are used. */
const WITHIN_MS = 2000;
/** How long a worker waits for the text of all workers. */
const TEXT_WITHIN_MS = 5000;

/** A message from a worker: its values, or a request for the text of all workers. */
export type MetricsFromWorker = { values: MetricValues; to: number } | { question: number };
/** A message from the supervisor: a request for a worker's values, or the text of all workers. */
type MetricsFromSupervisor = { sendTo: number } | { text: string; question: number };

interface Receiver {
  send(message: MetricsFromSupervisor): void;
}

/**
 * The supervisor's part. `workers` returns the running ones. Counters never decrease: for a worker that does not respond the
 * last values are used, and the counts of ended workers are kept.
 */
export function metricsOfWorkers(workers: () => Receiver[]) {
  const waiting = new Map<number, () => void>();
  const latest = new Map<Receiver, MetricValues>();
  let ended: MetricValues = [];
  let last = 0;
  /** Resolves when the worker has responded, or after `WITHIN_MS`. */
  const ask = (worker: Receiver) => {
    const to = ++last;
    return new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(to);
        resolve();
      };
      const timer = setTimeout(end, WITHIN_MS);
      waiting.set(to, end);
      send(worker, { sendTo: to });
    });
  };
  const text = async () => {
    const { sumCounters, joinMetrics } = await import('./metrics.ts');
    await Promise.all(workers().map(ask));
    const running = new Set(workers());
    for (const [worker, values] of latest) {
      if (running.has(worker)) continue;
      latest.delete(worker);
      ended = sumCounters([ended, values]);
    }
    return joinMetrics([...latest.values(), ended]);
  };
  return {
    text,
    /** Handles a message from a worker. */
    async receive(worker: Receiver, message: MetricsFromWorker): Promise<void> {
      if ('question' in message)
        return send(worker, { question: message.question, text: await text() });
      // a message sent by a worker before it ended may arrive after its last values were counted
      if (workers().includes(worker)) latest.set(worker, message.values);
      waiting.get(message.to)?.();
    },
  };
}

/** Sends a message; one to a worker that has ended is dropped. */
function send(worker: Receiver, message: MetricsFromSupervisor): void {
  try {
    worker.send(message);
  } catch {}
}

/** A worker's part: answers the supervisor. Returns a function that gets the text of all workers, or null when it is late. */
export function metricsOfSupervisor(metrics: Metrics): () => Promise<string | null> {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  process.on('message', async (message: MetricsFromSupervisor) => {
    if ('sendTo' in message) {
      const values = await metrics.values();
      process.send?.({ values, to: message.sendTo } satisfies MetricsFromWorker);
    } else {
      waiting.get(message.question)?.(message.text);
    }
  });
  return async () => {
    const question = ++last;
    const answer = new Promise<string>((resolve) => waiting.set(question, resolve));
    process.send?.({ question } satisfies MetricsFromWorker);
    const late = Bun.sleep(TEXT_WITHIN_MS).then(() => null);
    const text = await Promise.race([answer, late]);
    waiting.delete(question);
    return text;
  };
}
