// Measures an uncached page against React rendering the same tree from loaded data, and against Hono's own JSX writing the
// same elements.
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { listPosts } from '#db/queries/posts.ts';
import { publicRoutes } from '#routes/index.ts';
import { Layout } from '#routes/layout.tsx';
import { metaDefaults } from '#routes/page-meta.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { type Deps, type Env, injectDeps } from '#server/context.ts';
import { pageTree } from '#server/render/page-tree.tsx';
import { renderWhole } from '#server/render/render.tsx';
import { type Figure, median, medianRatio, report } from '#testing/figure.ts';
import { honoPage, sameMarkup } from './hono-page.ts';
import { ORIGIN, openInProcessApp, requestOf } from './in-process-app.ts';

const MAX_RATIO = 1.5;
const WARM_UP_ROUNDS = 200;
const ROUNDS = 500;

// no page is cached; the documents stay in memory, as they do while nothing is saved
await using site = await openInProcessApp(seedDemoContent, 0);
const [newest] = (await listPosts(site.deps.db, { page: 1, limit: 1, preview: true })).posts;
const figures: Figure[] = [];
for (const [name, path] of [
  ['home', '/'],
  ['list', '/insights'],
  ['article', `/insights/${newest?.slug}`],
] as const)
  figures.push(...(await measure(name, path)));
report(figures);

type Way = 'ours' | 'react' | 'hono';

async function measure(name: string, path: string): Promise<Figure[]> {
  const tree = await treeOf(path, site.deps);
  const html = Buffer.from(await site.get(path)).toString();
  const whole = renderWhole(tree, (error) => console.error(error));
  if (whole === null || Buffer.from(whole).toString() !== html)
    throw new Error(`${path}: the tree that is measured is not the page`);
  const hono = honoPage(html);
  if (sameMarkup(hono()) !== sameMarkup(html)) throw new Error(`${path}: Hono writes another page`);
  const ways: Record<Way, () => Promise<unknown>> = {
    ours: () => site.get(path),
    react: async () => new Response(await renderToReadableStream(tree)).arrayBuffer(),
    hono: async () => new TextEncoder().encode(hono()),
  };
  const rounds: Record<Way, Taken>[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const [react, ours] = [await taken(ways.react), await taken(ways.ours)];
    const times = { react, ours, hono: await taken(ways.hono) };
    if (round >= 0) rounds.push(times);
  }
  const against = (reference: Way, by: keyof Taken) =>
    medianRatio(rounds.map((each) => ({ ours: each.ours[by], reference: each[reference][by] })));
  const inUs = (way: Way) => {
    const middle = (by: keyof Taken) => Math.round(median(rounds.map((each) => each[way][by])));
    return `${middle('clock')} µs (${middle('processor')} of the processor)`;
  };
  const ratio = against('react', 'clock');
  return [
    {
      what: `Uncached ${name} against rendering alone`,
      target: `≤ ${MAX_RATIO} ×`,
      measured: `${ratio.toFixed(2)} ×`,
      met: ratio <= MAX_RATIO,
      detail: `${inUs('ours')} against ${inUs('react')}; by processor time ${against('react', 'processor').toFixed(2)} ×`,
    },
    {
      what: `Uncached ${name} against the same elements by Hono's JSX`,
      target: 'a yardstick',
      measured: `${against('hono', 'clock').toFixed(2)} ×`,
      met: true,
      detail: `without data and components ${inUs('hono')}; by processor time ${against('hono', 'processor').toFixed(2)} ×`,
    },
  ];
}

/** In µs; processor time is that of all threads. */
interface Taken {
  clock: number;
  processor: number;
}

async function taken(work: () => Promise<unknown>): Promise<Taken> {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const clock = (performance.now() - start) * 1000;
  const { user, system } = process.cpuUsage(before);
  return { clock, processor: user + system };
}

/** The tree rendered by the screen at `path`, with its data loaded. */
async function treeOf(path: string, deps: Deps): Promise<ReactNode> {
  const { promise, resolve } = Promise.withResolvers<ReactNode>();
  const app: Hono<Env> = new Hono<Env>().use(
    (c, next) => injectDeps(deps, app)(c, next),
    async (c, next) => {
      c.setRenderer(async (content, meta) => {
        resolve(
          pageTree(c, content, meta, { Frame: Layout, defaults: metaDefaults(c), admin: false }),
        );
        return c.body(null);
      });
      await next();
    },
  );
  for (const route of publicRoutes) app.get(route.path, route.screen);
  await app.fetch(requestOf(path), { origin: ORIGIN, address: '127.0.0.1' });
  return promise;
}
