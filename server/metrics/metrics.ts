// The metrics of a process for an operator’s Prometheus. Loaded only with METRICS_PORT or METRICS_TOKEN.
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import { readWaitingWork } from '#db/queries/operations/waiting-work.ts';
import type { ChangeFeed } from '#server/cache/change-feed.ts';
import type { Deps } from '#server/context.ts';

/** Bounds of the histogram in seconds: from a cached query to the cleaning of an upload. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATES = ['pending', 'failed'];

/** The metrics of this process in prom-client's exchange format. */
export type MetricValues = MetricObject[];

export interface Metrics {
  /** Counts a request handled by the app. */
  record(request: { method: string; route: string; status: number }, seconds: number): void;
  /** The current values of this process. */
  values(): Promise<MetricValues>;
}

/** Starts counting. Gauges of the database are read at each scrape; while it is unavailable, they are missing. */
export function openMetrics({
  db,
  cache,
  pictures,
  changeFeed,
}: Pick<Deps, 'db' | 'cache' | 'pictures'> & { changeFeed: ChangeFeed }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests not answered from the page cache, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response began, of requests not answered from the page cache.',
    labelNames: ['route'],
    buckets: BUCKETS_S,
    registers,
  });
  gaugesOfProcess({ cache, pictures, changeFeed }, registers);
  const ofDatabase = gaugesOfDatabase(registers);
  return {
    record({ method, route, status }, seconds) {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
    },
    async values() {
      await ofDatabase.read(db);
      return registry.getMetricsAsJSON();
    },
  };
}

/** The metrics of several processes as one text: counters are added, values shared by all processes are taken once. */
export function joinMetrics(all: MetricValues[]): Promise<string> {
  return AggregatorRegistry.aggregate(all).metrics();
}

/** The summed counters of processes that have ended. Gauges are dropped. */
export function sumCounters(all: MetricValues[]): MetricValues {
  const counts = all.map((values) => values.filter(({ type }) => !isGauge(type)));
  // aggregated metrics have the same form as the input values
  return AggregatorRegistry.aggregate(counts).getMetricsAsArray() as unknown as MetricValues;
}

function isGauge(type: MetricObject['type']): boolean {
  return String(type) === 'gauge';
}

function gaugesOfProcess(
  { cache, pictures, changeFeed }: Pick<Deps, 'cache' | 'pictures'> & { changeFeed: ChangeFeed },
  registers: Registry[],
) {
  new Counter({
    name: 'page_cache_hits_total',
    help: 'Requests answered from the page cache, by route.',
    labelNames: ['route'],
    registers,
    collect() {
      this.reset();
      for (const [route, { count }] of cache.hits) this.inc({ route }, count);
    },
  });
  new Counter({
    name: 'page_renders_total',
    help: 'Pages and lists rendered for the page cache.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.renders);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Size of the page cache.',
    registers,
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'purge_lag_seconds',
    help: 'Time since changes by other processes were last read. No cached page is more out of date.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(changeFeed.lagMs() / 1000);
    },
  });
  new Gauge({
    name: 'picture_queue_length',
    help: 'Pictures waiting to be processed.',
    registers,
    collect() {
      this.set(pictures.waiting);
    },
  });
}

function gaugesOfDatabase(registers: Registry[]) {
  const forwards = new Gauge({
    name: 'forward_queue_length',
    help: 'Enquiries not forwarded to the marketing platform yet.',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  });
  const mails = new Gauge({
    name: 'mail_queue_length',
    help: 'Emails not sent yet.',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  });
  const cdn = new Gauge({
    name: 'cdn_purge_queue_length',
    help: 'Tags not purged from the CDN yet.',
    aggregator: 'max',
    registers,
  });
  const backup = new Gauge({
    name: 'last_good_backup_timestamp_seconds',
    help: 'When the last good backup was made.',
    aggregator: 'max',
    registers,
  });
  const up = new Gauge({
    name: 'database_up',
    help: 'Whether the database could be read.',
    aggregator: 'min',
    registers,
  });
  return {
    async read(db: Deps['db']) {
      const work = await readWaitingWork(db).catch(() => null);
      for (const gauge of [forwards, mails, cdn, backup]) gauge.reset();
      up.set(work === null ? 0 : 1);
      if (work === null) return;
      for (const state of STATES) {
        forwards.set({ state }, work.forwards[state] ?? 0);
        mails.set({ state }, work.mails[state] ?? 0);
      }
      cdn.set(work.cdnPurges);
      if (work.lastBackupAt !== null) backup.set(work.lastBackupAt / 1000);
    },
  };
}
