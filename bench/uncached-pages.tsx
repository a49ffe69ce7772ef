// What a page costs that is not in the cache, against React rendering the same tree from data that is here already.
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
import { ORIGIN, openInProcessApp, requestOf } from './in-process-app.ts';

const MAX_RATIO = 1.5;
const WARM_UP_ROUNDS = 200;
const ROUNDS = 500;

// no page is stored; the documents stay in memory, as they do while nobody saves
await using site = await openInProcessApp(seedDemoContent, 0);
const [newest] = (await listPosts(site.deps.db, { page: 1, limit: 1, preview: true })).posts;
const figures: Figure[] = [];
for (const [name, path] of [
  ['home', '/'],
  ['list', '/insights'],
  ['article', `/insights/${newest?.slug}`],
] as const)
  figures.push(await measure(name, path));
report(figures);

async function measure(name: string, path: string): Promise<Figure> {
  const tree = await treeOf(path, site.deps);
  const render = async () => new Response(await renderToReadableStream(tree)).arrayBuffer();
  const answer = () => site.get(path);
  const whole = renderWhole(tree, (error) => console.error(error));
  if (whole === null || !Buffer.from(whole).equals(Buffer.from(await answer())))
    throw new Error(`${path}: the tree that is measured is not the page`);
  const times: { ours: number; reference: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const reference = await timeOf(render);
    const ours = await timeOf(answer);
    if (round >= 0) times.push({ ours, reference });
  }
  const ratio = medianRatio(times);
  const inUs = (which: 'ours' | 'reference') =>
    Math.round(median(times.map((pair) => pair[which])) * 1000);
  return {
    what: `Uncached ${name} against rendering alone`,
    target: `≤ ${MAX_RATIO} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio <= MAX_RATIO,
    detail: `${inUs('ours')} µs against ${inUs('reference')} µs`,
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The tree that the screen at `path` renders, its data loaded. */
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
