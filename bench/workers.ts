// Measures the gain of a second process on the same machine: uncached pages by wall-clock time, cached ones by processor time.
import { SHARED_CORES } from '#server/workers.ts';
import { type Figure, median, medianRatio, report } from '#testing/figure.ts';
import { type Site, startSite } from '#testing/start-site.ts';
import { workersOf } from '#testing/workers-of.ts';
import { cpuSecondsOf } from './cpu-time.ts';
import { openDataFolder } from './data-folder.ts';
import type { Load, LoadResult } from './load.ts';
import { outputOf } from './processes.ts';

const MIN_UNCACHED = 1.7;
const MAX_CPU = 1.05;
const ROUNDS = 9;
const SECONDS = 2;
/** Each process compiles its code separately, and sees only its share of the requests. */
const WARM_UP_SLICES = 6;
const CONNECTIONS = 48;
/** A missing article: a query and a complete page that is never cached. */
const UNCACHED = '/insights/nothing';
const CACHED = '/insights';

/** A site or several sites that share the work, with all their processes. */
interface Contender extends AsyncDisposable {
  sites: Site[];
  pids: number[];
}

interface Result {
  perSecond: number;
  /** The processor time of all processes together per response. */
  cpuMicroseconds: number;
}

interface Pair {
  ours: Result;
  one: Result;
}

await using dataFolder = await openDataFolder();
report([
  await machineFigure(),
  ...(await comparison('WORKERS=2', { workers: 2 })),
  ...(await comparison('Three processes on one file', { count: 3 })),
]);

/** Several processes against one, side by side with nothing else running. */
async function comparison(
  what: string,
  { count = 1, workers = 1 }: { count?: number; workers?: number },
): Promise<Figure[]> {
  await using one = await open(1, 1);
  await using several = await open(count, workers);
  const measure = async (path: string) => {
    for (let slice = 0; slice < WARM_UP_SLICES; slice++) {
      await run(one, path);
      await run(several, path);
    }
    const pairs: Pair[] = [];
    for (let round = 0; round < ROUNDS; round++)
      pairs.push({ one: await run(one, path), ours: await run(several, path) });
    return pairs;
  };
  const uncached = await measure(UNCACHED);
  const cached = await measure(CACHED);
  return [
    throughputFigure(`${what} against one: uncached pages`, uncached),
    cpuFigure(`${what} against one: processor time for an uncached page`, uncached),
    cpuFigure(`${what} against one: processor time for a cached page`, cached),
  ];
}

async function open(count: number, workers: number): Promise<Contender> {
  const sites: Site[] = [];
  for (let n = 0; n < count; n++)
    sites.push(
      await startSite({
        dataDir: dataFolder.path,
        readLog: false,
        variables: { WORKERS: String(workers), ...SHARED_CORES },
      }),
    );
  const children = await Promise.all(sites.map(({ pid }) => workersOf(pid)));
  return {
    sites,
    pids: [...sites.map(({ pid }) => pid), ...children.flat()],
    async [Symbol.asyncDispose]() {
      for (const site of sites) await site[Symbol.asyncDispose]();
    },
  };
}

async function run({ sites, pids }: Contender, path: string): Promise<Result> {
  const load: Load = {
    servers: sites.map(({ port, pid }) => ({ port, pid })),
    connections: CONNECTIONS,
    seconds: SECONDS,
    requests: [{ path, headers: { 'Accept-Encoding': 'identity' } }],
  };
  const cpu = () => pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const before = cpu();
  const output = await outputOf([process.execPath, 'bench/load.ts'], JSON.stringify([load]));
  const [{ answers, seconds }] = JSON.parse(output) as [LoadResult];
  return { perSecond: answers / seconds, cpuMicroseconds: ((cpu() - before) / answers) * 1e6 };
}

/** The upper bound for the other figures: two processes that only compute, against one. */
async function machineFigure(): Promise<Figure> {
  const compute = async () => Number(await outputOf([process.execPath, 'bench/compute.ts']));
  const pairs: { ours: number; reference: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reference = await compute();
    const both = await Promise.all([compute(), compute()]);
    pairs.push({ ours: both[0] + both[1], reference });
  }
  const ratio = medianRatio(pairs);
  return {
    what: 'Two processes that only compute against one: what this machine can give',
    target: 'none',
    measured: `${ratio.toFixed(2)} ×`,
    met: true,
    detail: 'two cores may be two threads of one',
  };
}

function throughputFigure(what: string, pairs: Pair[]): Figure {
  const { ratio, ours, one } = compare(pairs, ({ perSecond }) => perSecond);
  return {
    what,
    target: `≥ ${MIN_UNCACHED} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio >= MIN_UNCACHED,
    detail: `${Math.round(ours)}/s against ${Math.round(one)}/s; the load needs a part of the two cores too`,
  };
}

function cpuFigure(what: string, pairs: Pair[]): Figure {
  const { ratio, ours, one } = compare(pairs, ({ cpuMicroseconds }) => cpuMicroseconds);
  return {
    what,
    target: `≤ ${MAX_CPU} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio <= MAX_CPU,
    detail: `${ours.toFixed(1)} µs against ${one.toFixed(1)} µs`,
  };
}

/** The medians of both sides and of their ratios. */
function compare(pairs: Pair[], of: (result: Result) => number) {
  const rounds = pairs.map(({ ours, one }) => ({ ours: of(ours), reference: of(one) }));
  return {
    ratio: medianRatio(rounds),
    ours: median(rounds.map(({ ours }) => ours)),
    one: median(rounds.map(({ reference }) => reference)),
  };
}
