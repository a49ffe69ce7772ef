// Measures a cached page against a bare `Bun.serve` that sends the same bytes and headers from memory.
import { type Figure, median, report } from '#testing/figure.ts';
import { describeSteal, lowestSteal } from '#testing/steal-time.ts';
import { openDataFolder } from './data-folder.ts';
import type { Load, LoadResult } from './load.ts';
import {
  type BareAnswer,
  runLoads,
  type Server,
  startBareServer,
  startIdleSite,
} from './processes.ts';

const PATH = '/insights';
const MIN_RATIO = 0.85;
const CONNECTIONS = 32;
const ROUNDS = 40;
const KEPT_ROUNDS = 15;
const SLICE_SECONDS = 0.5;
/** Headers that a server adds to each response itself. */
const OWN_HEADERS = new Set(['date', 'content-length', 'connection', 'keep-alive']);

await using dataFolder = await openDataFolder();
const figures: Figure[] = [];
{
  await using site = await startIdleSite(dataFolder.path);
  const url = `http://127.0.0.1:${site.port}${PATH}`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  figures.push(
    await measure(site, 'identity', {}),
    await measure(site, 'br', { 'Accept-Encoding': 'br' }),
    await measure(site, '304', { 'If-None-Match': etag }),
  );
}
report(figures);

async function measure(
  site: Server,
  form: string,
  headers: Record<string, string>,
): Promise<Figure> {
  await using bare = await startBareServer(await answerOf(site, headers));
  const slice = (server: Server): Load => ({
    servers: [{ port: server.port, pid: server.pid }],
    connections: CONNECTIONS,
    requests: [{ path: PATH, headers }],
    seconds: SLICE_SECONDS,
  });
  const loads = Array.from({ length: ROUNDS + 1 }, () => [slice(site), slice(bare)]).flat();
  // the first round warms up both
  const [, ...all] = pairs(await runLoads(loads));
  const kept = lowestSteal(
    all.map((pair) => ({ pair, steal: Math.max(pair[0].steal, pair[1].steal) })),
    KEPT_ROUNDS,
  );
  const rounds = kept.map(({ pair }) => pair);
  const perSecond = ({ answers, seconds }: LoadResult) => answers / seconds;
  const perCpuSecond = ({ answers, cpuSeconds }: LoadResult) => answers / cpuSeconds;
  const ratioBy = (rate: (result: LoadResult) => number) =>
    median(rounds.map(([ours, reference]) => rate(ours) / rate(reference)));
  const rateOf = (which: 0 | 1) =>
    Math.round(median(rounds.map((round) => perSecond(round[which])))).toLocaleString('en');
  const ratio = ratioBy(perSecond);
  return {
    what: `Cached ${PATH}, ${form}: throughput against bare Bun.serve`,
    target: `≥ ${MIN_RATIO} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio >= MIN_RATIO,
    detail: `${rateOf(0)}/s against ${rateOf(1)}/s; by processor time ${ratioBy(perCpuSecond).toFixed(2)} ×; ${describeSteal(kept, ROUNDS, 'rounds')}`,
  };
}

async function answerOf(site: Server, headers: Record<string, string>): Promise<BareAnswer> {
  // raw bytes as sent; the first response may differ from cached ones
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${site.port}${PATH}`, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
      decompress: false,
    });
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  };
  const first = await ask();
  let { response, body } = await ask();
  // a page requested again is compressed harder
  while (response.headers.get('content-encoding') === 'br' && body.length >= first.body.length)
    ({ response, body } = await ask());
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    body: body.toString('base64'),
  };
}

function pairs<T>(values: T[]): [T, T][] {
  return Array.from({ length: values.length / 2 }, (_, i) => [
    values[2 * i] as T,
    values[2 * i + 1] as T,
  ]);
}
