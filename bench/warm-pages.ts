// What a page from the cache costs, against a bare `Bun.serve` that sends the same bytes and headers from memory.
import { openDataFolder } from './data-folder.ts';
import { type Figure, median, report } from './figure.ts';
import type { Load, LoadResult } from './load.ts';
import { runLoads, type Server, startBareServer, startSite } from './processes.ts';
import { quietest, quietnessOf } from './stolen.ts';

const PATH = '/insights';
const MIN_RATIO = 0.85;
const CONNECTIONS = 32;
const ROUNDS = 40;
const KEPT_ROUNDS = 15;
const SLICE_SECONDS = 0.5;
/** Headers that a server adds to each answer itself. */
const OWN_HEADERS = new Set(['date', 'content-length', 'connection', 'keep-alive']);

await using dataFolder = await openDataFolder();
const figures: Figure[] = [];
{
  await using site = await startSite(dataFolder.path);
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
  const answer = await answerOf(site, headers);
  await using bare = await startBareServer({ ...answer, headersMadeOnce: false });
  await using barest = await startBareServer({ ...answer, headersMadeOnce: true });
  const slice = (server: Server): Load => ({
    server: { port: server.port, pid: server.pid },
    connections: CONNECTIONS,
    requests: [{ path: PATH, headers }],
    seconds: SLICE_SECONDS,
  });
  const loads = Array.from({ length: ROUNDS + 1 }, () => [site, bare, barest].map(slice)).flat();
  // the first round warms them up
  const [, ...all] = roundsOf(await runLoads(loads));
  const kept = quietest(all, KEPT_ROUNDS);
  const ratioTo = (which: 'bare' | 'barest', per: 'seconds' | 'cpuSeconds' = 'seconds') =>
    median(kept.map((round) => rate(round.site, per) / rate(round[which], per)));
  const perSecond = (which: 'site' | 'bare') =>
    Math.round(median(kept.map((round) => rate(round[which], 'seconds')))).toLocaleString('en');
  const ratio = ratioTo('bare');
  return {
    what: `Cached ${PATH}, ${form}: throughput against bare Bun.serve`,
    target: `≥ ${MIN_RATIO} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio >= MIN_RATIO,
    detail: `${perSecond('site')}/s against ${perSecond('bare')}/s; by processor time ${ratioTo('bare', 'cpuSeconds').toFixed(2)} ×; against headers made beforehand ${ratioTo('barest').toFixed(2)} ×; ${quietnessOf(kept, ROUNDS, 'rounds')}`,
  };
}

function rate(result: LoadResult, per: 'seconds' | 'cpuSeconds'): number {
  return result.answers / result[per];
}

async function answerOf(site: Server, headers: Record<string, string>) {
  // raw bytes as they are sent; the first answer may differ from those that come from the cache
  const ask = () =>
    fetch(`http://127.0.0.1:${site.port}${PATH}`, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
      decompress: false,
    });
  await (await ask()).arrayBuffer();
  const response = await ask();
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    body: body.toString('base64'),
  };
}

function roundsOf(results: LoadResult[]) {
  return Array.from({ length: results.length / 3 }, (_, round) => {
    const [site, bare, barest] = results.slice(3 * round, 3 * round + 3) as [
      LoadResult,
      LoadResult,
      LoadResult,
    ];
    return { site, bare, barest, stolen: Math.max(site.stolen, bare.stolen, barest.stolen) };
  });
}
