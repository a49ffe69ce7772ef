// The metrics of all workers as one: the supervisor asks each of them, for itself or for a worker that was asked.
import type { Metrics, MetricValues } from './metrics.ts';

/** A worker that does not answer in this time is left out. */
const WITHIN_MS = 2000;

/** What a worker sends: its values, or the question for those of all. */
export type MetricsFromWorker = { values: MetricValues; to: number } | { question: number };
/** What a supervisor sends: the question for a worker's values, or the text of all. */
export type MetricsFromSupervisor = { sendTo: number } | { text: string; question: number };

interface Receiver {
  send(message: MetricsFromSupervisor): void;
}

/** The supervisor's part. `workers` are those that run at this moment. */
export function metricsOfWorkers(workers: () => Receiver[]) {
  const waiting = new Map<number, (values: MetricValues) => void>();
  let last = 0;
  const valuesOf = (worker: Receiver) => {
    const to = ++last;
    return new Promise<MetricValues>((resolve) => {
      const end = (values: MetricValues) => {
        clearTimeout(timer);
        waiting.delete(to);
        resolve(values);
      };
      const timer = setTimeout(() => end([]), WITHIN_MS);
      waiting.set(to, end);
      worker.send({ sendTo: to });
    });
  };
  const text = async () => {
    const { joinMetrics } = await import('./metrics.ts');
    return joinMetrics(await Promise.all(workers().map(valuesOf)));
  };
  return {
    text,
    /** Takes a message of a worker. */
    async receive(worker: Receiver, message: MetricsFromWorker): Promise<void> {
      if ('values' in message) waiting.get(message.to)?.(message.values);
      else worker.send({ question: message.question, text: await text() });
    },
  };
}

/** A worker's part: answers the supervisor, and asks it. Returns the text of all workers. */
export function metricsOfSupervisor(metrics: Metrics): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  process.on('message', async (message: MetricsFromSupervisor) => {
    if ('sendTo' in message) {
      const values = await metrics.values();
      process.send?.({ values, to: message.sendTo } satisfies MetricsFromWorker);
    } else {
      waiting.get(message.question)?.(message.text);
      waiting.delete(message.question);
    }
  });
  return () =>
    new Promise((resolve) => {
      const question = ++last;
      waiting.set(question, resolve);
      process.send?.({ question } satisfies MetricsFromWorker);
    });
}
