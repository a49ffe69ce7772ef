// WORKERS=n: this process does not serve. It starts n processes that share one port, and replaces any that dies.
import type { Subprocess } from 'bun';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { type MetricsFromWorker, metricsOfWorkers } from './metrics/of-workers.ts';
import { serveMetrics } from './metrics/scrape.ts';
import { openConfigured } from './open-configured.ts';

/** The variable that makes a process a worker; its value is the number of the worker, from 0. */
export const WORKER = 'WORKER';

/**
 * Allocator settings for processes that share cores: return empty pages after ten seconds, and unused parts of other pages
 * never. By default both are returned whenever the process is idle, which is often with shared cores, and each page view then
 * allocates its memory again (docs/decisions/0076).
 */
export const SHARED_CORES = { MIMALLOC_PURGE_HOLES: '0', MIMALLOC_PURGE_DELAY: '10000' };

/** The message of a worker that has begun to serve. */
export interface WorkerReady {
  readyAt: string;
}

/** A worker that ends sooner after its start is replaced after a pause that grows each time. */
const HEALTHY_MS = 10_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A worker first serves for `drainForMs`, and then has 8 s for pending requests. */
const STOP_WITHIN_MS = 9500;

/**
 * Starts `count` workers, logs the address when all of them serve, and ends with them: at a signal after they have
 * drained, and at once when one cannot start. Never resolves; throws ConfigError when a port is taken.
 */
export async function superviseWorkers(
  { workers: count, host, port, drainForMs, metrics: { port: metricsPort } }: Config,
  log: Log,
): Promise<never> {
  const workers = new Map<number, Subprocess>();
  const ready = new Set<number>();
  const metrics = metricsOfWorkers(() => [...workers.values()].filter(isRunning));
  // the workers continue after any failure here
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  // the workers would share the port with those of another site
  await openConfigured(`HOST, PORT: ${host}:${port}`, () =>
    Bun.serve({ port, hostname: host, fetch: () => new Response() }).stop(true),
  );
  if (metricsPort !== null)
    await openConfigured(`HOST, METRICS_PORT: ${host}:${metricsPort}`, () =>
      serveMetrics({ host, port: metricsPort }, metrics.text),
    );
  let stopping = false;
  let serving = false;

  /** Starts a worker after a pause; retries when it cannot be started, such as without memory or file descriptors. */
  const startAfter = (number: number, waitMs: number) => {
    setTimeout(() => {
      if (stopping) return;
      const pauseMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS);
      try {
        start(number, pauseMs);
      } catch (error) {
        log.error({ worker: number, err: error }, 'worker not started: trying again');
        startAfter(number, pauseMs);
      }
    }, waitMs);
  };
  const start = (number: number, pauseMs: number) => {
    const startedAt = performance.now();
    const worker = Bun.spawn({
      cmd: [process.execPath, '--no-env-file', Bun.main],
      env: { ...SHARED_CORES, ...process.env, WORKERS: '1', [WORKER]: String(number) },
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc: (message: WorkerReady | MetricsFromWorker, sender) => {
        if (!('readyAt' in message)) return metrics.receive(sender, message);
        const { readyAt } = message;
        ready.add(number);
        if (serving || ready.size < count) return;
        serving = true;
        log.info(`Ready at ${readyAt} with ${count} workers`);
      },
      onExit: (_, code, signal) => {
        if (stopping) return;
        // the worker has printed the reason
        if (!serving && code === 1) return stop(1);
        log.error({ worker: number, code, signal }, 'worker ended: starting another');
        const wasHealthy = performance.now() - startedAt > HEALTHY_MS;
        startAfter(number, wasHealthy ? FIRST_PAUSE_MS : pauseMs);
      },
    });
    workers.set(number, worker);
  };
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    for (const worker of workers.values()) worker.kill('SIGTERM');
    const ended = Promise.all([...workers.values()].map((worker) => worker.exited));
    await Promise.race([ended, Bun.sleep(drainForMs + STOP_WITHIN_MS)]);
    for (const worker of workers.values()) worker.kill('SIGKILL');
    process.exit(code);
  };
  process.on('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  for (let number = 0; number < count; number++) start(number, FIRST_PAUSE_MS);
  return new Promise(() => {});
}

function isRunning({ exitCode, signalCode }: Subprocess): boolean {
  return exitCode === null && signalCode === null;
}
