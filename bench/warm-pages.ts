// What a page from the cache costs, against a bare `Bun.serve` that sends the same bytes and headers from memory.
import { openDataFolder } from './data-folder.ts';
import { type Figure, median, report } from './figure.ts';
import type { Load, LoadResult } from './load.ts';
import { type BareAnswer, runLoads, type Server, startBareServer, startSite } from './processes.ts';
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
  await using bare = await startBareServer({ ...answer, prepared: false });
  await using prepared = await startBareServer({ ...answer, prepared: true });
  const slice = (server: Server): Load => ({
    server: { port: server.port, pid: server.pid },
    connections: CONNECTIONS,
    requests: [{ path: PATH, headers }],
    seconds: SLICE_SECONDS,
  });
  const servers = [site, bare, prepared];
  const loads = Array.from({ length: ROUNDS + 1 }, () => servers.map(slice)).flat();
  const results = await runLoads(loads);
  // the first round warms all up
  const all = Array.from({ length: ROUNDS }, (_, i) => roundOf(results, servers.length * (i + 1)));
  const kept = quietest(all, KEPT_ROUNDS);
  const perSecond = ({ answers, seconds }: LoadResult) => answers / seconds;
  const perCpuSecond = ({ answers, cpuSeconds }: LoadResult) => answers / cpuSeconds;
  const ratioTo = (reference: 'bare' | 'prepared', rate = perSecond) =>
    median(kept.map((round) => rate(round.site) / rate(round[reference])));
  const rateOf = (which: 'site' | 'bare') =>
    Math.round(median(kept.map((round) => perSecond(round[which])))).toLocaleString('en');
  const ratio = ratioTo('bare');
  return {
    what: `Cached ${PATH}, ${form}: throughput against bare Bun.serve`,
    target: `≥ ${MIN_RATIO} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio >= MIN_RATIO,
    detail: `${rateOf('site')}/s against ${rateOf('bare')}/s; by processor time ${ratioTo('bare', perCpuSecond).toFixed(2)} ×; against a prepared \`Headers\` object ${ratioTo('prepared').toFixed(2)} ×; ${quietnessOf(kept, ROUNDS, 'rounds')}`,
  };
}

async function answerOf(
  site: Server,
  headers: Record<string, string>,
): Promise<Omit<BareAnswer, 'prepared'>> {
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

function roundOf(results: LoadResult[], at: number) {
  const [site, bare, prepared] = results.slice(at, at + 3) as [LoadResult, LoadResult, LoadResult];
  return { site, bare, prepared, stolen: Math.max(site.stolen, bare.stolen, prepared.stolen) };
}
