// Measures a page with Lighthouse and its own mobile defaults: a mid-range phone on slow 4G.
import lighthouse, { type RunnerResult } from 'lighthouse';
import { median } from '#testing/figure.ts';
import { lowestSteal, watchStealTime } from '#testing/steal-time.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
/** The CPU slowdown of Lighthouse's phone, and the duration from which a task counts as blocking. */
const SLOWED = 4;
const TASK_MS = 50;
/** A run counts as quiet when other machines of the host took less than this share of the processor. */
const QUIET = 0.05;
/** The maximum number of runs per counted run. */
const RUNS_FOR_ONE = 3;

/** The median of several runs. Scores from 0 to 100. */
export interface LighthouseScores extends Record<Category, number> {
  layoutShift: number;
  blockingMs: number;
  /** The blocking time by processor time of the tasks, which excludes time taken by other programs. */
  ownBlockingMs: number;
  largestPaintMs: number;
  /** The share of the processor that other machines took, in the least quiet counted run. */
  steal: number;
  /** Ids of the audits below `seo`, `accessibility` and `best-practices` that failed in any run. */
  failed: string[];
}

/**
 * Loads `address` in the browser at `port` until `runs` of the loads were quiet. After three times as many loads the
 * quietest ones count. Throws when the page cannot be loaded twice in a row.
 */
export async function lighthouseScores(
  address: string,
  port: number,
  runs: number,
): Promise<LighthouseScores> {
  const all: { lhr: RunnerResult['lhr']; own: number; steal: number }[] = [];
  const quiet = () => all.filter(({ steal }) => steal < QUIET).length;
  while (quiet() < runs && all.length < runs * RUNS_FOR_ONE) {
    const stealSoFar = watchStealTime();
    // about one of a hundred traces lacks its beginning; Lighthouse itself advises a second run
    const { lhr, artifacts } = await loaded(address, port).catch(() => loaded(address, port));
    all.push({ lhr, own: ownBlockingMs(artifacts.Trace.traceEvents), steal: stealSoFar() });
  }
  const kept = lowestSteal(all, runs);
  const results = kept.map(({ lhr }) => lhr);
  const score = (name: Category) =>
    median(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const failed = all.flatMap(({ lhr: { categories, audits } }) =>
    CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 1 ? id : [],
      ),
    ),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
    ownBlockingMs: median(kept.map(({ own }) => own)),
    steal: Math.max(...kept.map(({ steal }) => steal)),
    largestPaintMs: value('largest-contentful-paint'),
    failed: [...new Set(failed)],
  };
}

async function loaded(address: string, port: number): Promise<RunnerResult> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse cannot load ${address}: ${result?.lhr.runtimeError?.message}`);
  return result;
}

type TraceEvent = RunnerResult['artifacts']['Trace']['traceEvents'][number] & {
  /** Processor time, in µs. */
  tdur?: number;
};

/** The total time above 50 ms of each main-thread task after the first paint on a slow processor. NaN without a paint. */
function ownBlockingMs(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWED - TASK_MS))
    .reduce((sum, ms) => sum + ms, 0);
}
