// Measures the memory of the server during 100,000 mixed requests, and whether it keeps growing.
import { readFileSync } from 'node:fs';
import { report } from '#testing/figure.ts';
import { logInTo } from '#testing/log-in.ts';
import type { Site } from '#testing/start-site.ts';
import { openDataFolder } from './data-folder.ts';
import type { Load } from './load.ts';
import { runLoads, startIdleSite } from './processes.ts';

const MAX_MB = 150;
/** The growth from the first step, with everything warm, to the last. */
const MAX_GROWTH = 1.1;
/** The pause before each measurement, so that memory about to be freed does not count. */
const SETTLES_WITHIN_MS = 5000;
const STEPS = 5;
const ANSWERS_PER_STEP = 20_000;
const CONNECTIONS = 32;
const ENCODINGS = ['br', 'gzip', 'identity'];

await using dataFolder = await openDataFolder();
const steps: number[] = [];
{
  await using site = await startIdleSite(dataFolder.path);
  const requests = await requestsOf(site);
  for (let step = 0; step < STEPS; step++) {
    const load = { servers: [site], connections: CONNECTIONS, answers: ANSWERS_PER_STEP, requests };
    await runLoads([load]);
    await Bun.sleep(SETTLES_WITHIN_MS);
    steps.push(residentMb(site.pid));
  }
}

const last = steps.at(-1) ?? 0;
const growth = last / (steps[0] ?? 0);
const detail = `5 s after each ${ANSWERS_PER_STEP.toLocaleString('en')}: ${steps.join(', ')} MB`;
report([
  {
    what: `Memory after ${(STEPS * ANSWERS_PER_STEP).toLocaleString('en')} mixed requests`,
    target: `≤ ${MAX_MB} MB`,
    measured: `${last} MB`,
    met: Math.max(...steps) <= MAX_MB,
    detail,
  },
  {
    what: 'The same against the first fifth of them',
    target: `≤ ${MAX_GROWTH} ×`,
    measured: `${growth.toFixed(2)} ×`,
    met: growth <= MAX_GROWTH,
    detail,
  },
]);

/** All paths in each encoding; staff clear the cache now and then, so that about a third of the pages is rendered again. */
async function requestsOf(site: Site): Promise<Load['requests']> {
  const paths = await pathsOf(`http://127.0.0.1:${site.port}`);
  const headers = { Cookie: await logInTo(site), 'Content-Length': '0' };
  return [
    ...ENCODINGS.flatMap((encoding) =>
      paths.map((path) => ({ path, headers: { 'Accept-Encoding': encoding } })),
    ),
    { method: 'POST', path: '/api/admin/cache/clear', headers },
  ];
}

/** Pages, lists and single items of the API, cached and uncached, and some that do not exist. */
async function pathsOf(origin: string): Promise<string[]> {
  const { posts } = await (await fetch(`${origin}/api/posts?preview=true`)).json();
  const { caseStudies } = await (await fetch(`${origin}/api/case-studies`)).json();
  const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
  return [
    '/',
    '/insights',
    '/insights?page=2',
    ...slugs(posts).map((slug) => `/insights/${slug}`),
    ...slugs(caseStudies).map((slug) => `/case-studies/${slug}`),
    '/api/posts?page=1&limit=18&preview=true',
    '/api/posts?limit=5',
    '/api/case-studies',
    ...slugs(posts.slice(0, 5)).map((slug: string) => `/api/posts/${slug}`),
    '/api/admin/status',
    '/insights/no-such-article',
    '/no/such/page',
    '/healthz',
  ];
}

function residentMb(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
