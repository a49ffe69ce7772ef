// What a second process on the same machine is worth: uncached pages by the clock, cached ones by processor time.
import { type Figure, median, medianRatio, report } from '#testing/figure.ts';
import { type Site, startSite } from '#testing/start-site.ts';
import { cpuSecondsOf } from './cpu-time.ts';
import { openDataFolder } from './data-folder.ts';
import type { LoadResult } from './load.ts';
import { outputOf } from './processes.ts';

const MIN_UNCACHED = 1.7;
const MAX_CPU = 1.05;
const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 48;
/** An article that is not there: a query and a whole page, which is never stored. */
const UNCACHED = '/insights/nothing';
const CACHED = '/insights';
const SETTLES_WITHIN_MS = 15_000;

/** Sites that share the work, and all their processes. */
interface Contender {
  sites: Site[];
  pids: number[];
}

interface Result {
  perSecond: number;
  /** Processor time of all processes together for each answer. */
  cpuMicroseconds: number;
}

await using dataFolder = await openDataFolder();
await using opened = new AsyncDisposableStack();
const open = async (count: number, workers: number): Promise<Contender> => {
  const sites: Site[] = [];
  for (let n = 0; n < count; n++)
    sites.push(
      opened.use(
        await startSite({
          dataDir: dataFolder.path,
          readLog: false,
          variables: { WORKERS: String(workers) },
        }),
      ),
    );
  return { sites, pids: sites.flatMap(({ pid }) => [pid, ...childrenOf(pid)]) };
};
const one = await open(1, 1);
const two = await open(1, 2);
const three = await open(3, 1);
// pictures are made ahead soon after a start
await Bun.sleep(SETTLES_WITHIN_MS);
for (const each of [two, one, three]) await run(each, CACHED);

const rounds = await measure();
report([
  await machineFigure(),
  uncachedFigure('WORKERS=2 against 1 on two cores: uncached pages', 'two'),
  uncachedFigure('Three processes on one file against one: uncached pages', 'three'),
  cpuFigure('WORKERS=2 against 1: processor time for an uncached page', 'one', 'two'),
  cpuFigure('WORKERS=2 against 1: processor time for a cached page', 'oneCached', 'twoCached'),
]);

async function measure() {
  const all: Record<'one' | 'two' | 'three' | 'oneCached' | 'twoCached', Result>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    all.push({
      one: await run(one, UNCACHED),
      two: await run(two, UNCACHED),
      three: await run(three, UNCACHED),
      oneCached: await run(one, CACHED),
      twoCached: await run(two, CACHED),
    });
  return all;
}

async function run({ sites, pids }: Contender, path: string): Promise<Result> {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const before = cpu();
  const results = await Promise.all(
    sites.map(async (server) => {
      const load = {
        server: { port: server.port, pid: server.pid },
        connections: Math.round(CONNECTIONS / sites.length),
        seconds: SECONDS,
        requests: [{ path, headers: { 'Accept-Encoding': 'identity' } }],
      };
      const output = await outputOf([process.execPath, 'bench/load.ts'], JSON.stringify([load]));
      return (JSON.parse(output) as [LoadResult])[0];
    }),
  );
  const answers = results.reduce((sum, result) => sum + result.answers, 0);
  const perSecond = results.reduce((sum, result) => sum + result.answers / result.seconds, 0);
  return { perSecond, cpuMicroseconds: ((cpu() - before) / answers) * 1e6 };
}

/** The bound of the others: two processes that only compute, against one. */
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

function uncachedFigure(what: string, name: 'two' | 'three'): Figure {
  const pairs = rounds.map((round) => ({
    ours: round[name].perSecond,
    reference: round.one.perSecond,
  }));
  const ratio = medianRatio(pairs);
  const middle = (side: 'ours' | 'reference') =>
    Math.round(median(pairs.map((pair) => pair[side])));
  return {
    what,
    target: `≥ ${MIN_UNCACHED} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio >= MIN_UNCACHED,
    detail: `${middle('ours')}/s against ${middle('reference')}/s; the load needs a part of the two cores too`,
  };
}

function cpuFigure(
  what: string,
  reference: 'one' | 'oneCached',
  ours: 'two' | 'twoCached',
): Figure {
  const pairs = rounds.map((round) => ({
    ours: round[ours].cpuMicroseconds,
    reference: round[reference].cpuMicroseconds,
  }));
  const ratio = medianRatio(pairs);
  const middle = (side: 'ours' | 'reference') => median(pairs.map((pair) => pair[side])).toFixed(1);
  return {
    what,
    target: `≤ ${MAX_CPU} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio <= MAX_CPU,
    detail: `${middle('ours')} µs against ${middle('reference')} µs`,
  };
}

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  const { stdout } = Bun.spawnSync(['cat', `/proc/${pid}/task/${pid}/children`]);
  return stdout.toString().trim().split(' ').filter(Boolean).map(Number);
}
