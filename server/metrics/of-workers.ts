// The metrics of all workers as one: the supervisor asks each of them, for itself or for a worker that was asked.
import type { Metrics, MetricValues } from './metrics.ts';

/** A worker that does not answer within this time is counted by its last values. */
const WITHIN_MS = 2000;
/** How long a worker waits for the text of all. */
const TEXT_WITHIN_MS = 5000;

/** The message of a worker: its values, or a request for the text of all workers. */
export type MetricsFromWorker = { values: MetricValues; to: number } | { question: number };
/** The message of the supervisor: a request for a worker's values, or the text of all workers. */
export type MetricsFromSupervisor = { sendTo: number } | { text: string; question: number };

interface Receiver {
  send(message: MetricsFromSupervisor): void;
}

/**
 * The supervisor's part. `workers` are those that run at this moment. Counts never go back: those of a worker that does not
 * answer are its last ones, and those of one that has ended stay.
 */
export function metricsOfWorkers(workers: () => Receiver[]) {
  const waiting = new Map<number, () => void>();
  const latest = new Map<Receiver, MetricValues>();
  let ended: MetricValues = [];
  let last = 0;
  /** Resolves when the worker has answered, or after `WITHIN_MS`. */
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
    /** Takes a message of a worker. */
    async receive(worker: Receiver, message: MetricsFromWorker): Promise<void> {
      if ('question' in message)
        return send(worker, { question: message.question, text: await text() });
      // a message that a worker sent before it ended may arrive after its last values were counted
      if (workers().includes(worker)) latest.set(worker, message.values);
      waiting.get(message.to)?.();
    },
  };
}

/** Sends a message; one to a worker that has ended meanwhile is dropped. */
function send(worker: Receiver, message: MetricsFromSupervisor): void {
  try {
    worker.send(message);
  } catch {}
}

/** A worker's part: answers the supervisor, and asks it. Returns the text of all workers, or null when the answer is late. */
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
