// Measures the cost of counting visits for a cached page: two sites side by side, one with counting.
import { type Figure, median, report } from '#testing/figure.ts';
import { describeSteal, lowestSteal } from '#testing/steal-time.ts';
import { openDataFolder } from './data-folder.ts';
import type { Load, LoadResult } from './load.ts';
import { runLoads, startIdleSite } from './processes.ts';

const PATH = '/insights';
const MIN_RATIO = 0.97;
const CONNECTIONS = 32;
const ROUNDS = 40;
const KEPT_ROUNDS = 15;
const SLICE_SECONDS = 0.5;
/** The number of browsers, each with its own address, that take turns. */
const VISITORS = 32;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const requests = Array.from({ length: VISITORS }, (_, number) => ({
  path: PATH,
  headers: {
    'User-Agent': BROWSER,
    'Accept-Language': 'en-GB,en;q=0.9',
    'Accept-Encoding': 'br',
    'X-Forwarded-For': `198.51.${100 + Math.floor(number / 200)}.${number % 200}`,
  },
}));

await using folderOn = await openDataFolder();
await using folderOff = await openDataFolder();
await using on = await startIdleSite(folderOn.path, { TRUST_PROXY: '1' });
await using off = await startIdleSite(folderOff.path, { TRUST_PROXY: '1', ANALYTICS: 'off' });
const slice = ({ port, pid }: { port: number; pid: number }): Load => ({
  servers: [{ port, pid }],
  connections: CONNECTIONS,
  requests,
  seconds: SLICE_SECONDS,
});
// the first of two slices is slower, so each site begins every other round
const order = (round: number) => (round % 2 === 0 ? [on, off] : [off, on]);
const results = await runLoads(
  Array.from({ length: ROUNDS + 1 }, (_, round) => order(round).map(slice)).flat(),
);
// the first round warms up both
const rounds = Array.from({ length: ROUNDS }, (_, index) => {
  const slices = results.slice(2 * index + 2, 2 * index + 4);
  const pair = (index % 2 === 0 ? slices.reverse() : slices) as [LoadResult, LoadResult];
  return { pair, steal: Math.max(pair[0].steal, pair[1].steal) };
});
const kept = lowestSteal(rounds, KEPT_ROUNDS);
const ratioBy = (rate: (result: LoadResult) => number) =>
  median(kept.map(({ pair }) => rate(pair[0]) / rate(pair[1])));
const rateOf = (which: 0 | 1) =>
  Math.round(
    median(kept.map(({ pair }) => pair[which].answers / pair[which].seconds)),
  ).toLocaleString('en');
const ratio = ratioBy(({ answers, seconds }) => answers / seconds);
const figure: Figure = {
  what: `Cached ${PATH}, ${VISITORS} visitors: throughput with counting against without`,
  target: `≥ ${MIN_RATIO} ×`,
  measured: `${ratio.toFixed(3)} ×`,
  met: ratio >= MIN_RATIO,
  detail: `${rateOf(0)}/s against ${rateOf(1)}/s; by processor time ${ratioBy(({ answers, cpuSeconds }) => answers / cpuSeconds).toFixed(3)} ×; ${describeSteal(kept, ROUNDS, 'rounds')}`,
};
report([figure]);
