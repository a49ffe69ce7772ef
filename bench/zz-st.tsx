// What a page costs that is not in the cache, against React rendering the same tree from data that is here already.
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { listPosts } from '#db/queries/posts.ts';
import { seedDatabase } from '#db/seed.ts';
import { demoContent } from '#db/seed/content.ts';
import { publicRoutes } from '#routes/index.ts';
import { Layout } from '#routes/layout.tsx';
import { metaDefaults } from '#routes/page-meta.ts';
import type { Deps, Env } from '#server/context.ts';
import { Document } from '#server/document.tsx';
import { provide } from '#server/provide.ts';
import { type Figure, median, medianRatio, report } from './figure.ts';
import { ORIGIN, openInProcessApp, requestOf } from './in-process-app.ts';

const MAX_RATIO = 1.5;
const WARM_UP_ROUNDS = 300;
const ROUNDS = 1500;


import { cached } from '#server/cached.ts';
import { renderer } from '#server/render.tsx';
import { requestLog } from '#server/request-log.ts';
import { findPostBySlug, } from '#db/queries/posts.ts';
import { listCaseStudies, } from '#db/queries/case-studies.ts';
import { nextPublishDate } from '#db/queries/schedule.ts';
await using site = await openInProcessApp((db) => seedDatabase(db, demoContent()));
const db = site.deps.db;
const [newest] = (await listPosts(site.deps.db, { page: 1, limit: 1, preview: true })).posts;
const slug = newest!.slug;
const w = process.argv[2];
const path = w === 'article' ? `/insights/${slug}` : w!;
const tree = await treeOf(path, site.deps);
const env = { origin: ORIGIN, address: '1' };
const render = async () => new Response(await renderToReadableStream(tree as any)).arrayBuffer();
const render2 = async () => {
  const nonce = crypto.getRandomValues(Buffer.alloc(16)).toString('base64');
  const stream = await renderToReadableStream(tree as any, { nonce, onError() {} });
  let ready = false; const all = stream.allReady.then(() => { ready = true; });
  await Promise.race([all, new Promise(setImmediate)]);
  return new Response(stream).arrayBuffer();
};
const el: any = tree;
let content: any, meta: any;
const mk = (...mw: any[]) => {
  const app = new Hono<Env>().use(provide(site.deps), ...mw);
  app.use(renderer(Layout, metaDefaults));
  app.get('*', (c) => c.render(el.props.children.props.children, el.props.meta));
  return app;
};
const a1 = mk();
const a2 = mk(requestLog);
const a3 = mk(cached([]));
const full = mk();
const appScreens = new Hono<Env>().use(provide(site.deps), renderer(Layout, metaDefaults));
for (const route of publicRoutes) appScreens.get(route.path, route.screen);
const appScreensCached = new Hono<Env>().use(provide(site.deps), requestLog, renderer(Layout, metaDefaults));
for (const route of publicRoutes) appScreensCached.get(route.path, cached([]), route.screen);
const run = (app: any) => async () => { site.deps.cache.clear(); return (await app.fetch(requestOf(path), env)).arrayBuffer(); };
const cases: Record<string, () => Promise<any>> = {
  render, render2,
  renderOnly: run(a1),
  withLog: run(a2),
  withCached: run(a3),
  screens: run(appScreens),
  screensCached: run(appScreensCached),
  whole: () => { site.deps.cache.clear(); return site.get(path); },
  studies: () => listCaseStudies(db, { category: '', sector: '' }),
  posts: () => listPosts(db, { page: 1, limit: 18, preview: true }),
  post: () => findPostBySlug(db, slug),
  next: () => nextPublishDate(db, new Date().toISOString()),
};
const times: Record<string, number[]> = {};
for (let i = -200; i < 800; i++) for (const [n, f] of Object.entries(cases)) { const t = await timeOf(f); if (i >= 0) (times[n] ??= []).push(t); }
for (const [n, t] of Object.entries(times)) { t.sort((a, b) => a - b); console.log(n.padEnd(14), 'min', Math.round(t[0]! * 1000), 'p10', Math.round(t[80]! * 1000), 'p50', Math.round(t[400]! * 1000), 'mean', Math.round(t.reduce((a,b)=>a+b,0)/t.length*1000)); }
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The tree that the screen at `path` renders, its data loaded. */
async function treeOf(path: string, deps: Deps): Promise<ReactNode> {
  const { promise, resolve } = Promise.withResolvers<ReactNode>();
  const app = new Hono<Env>().use(provide(deps), async (c, next) => {
    c.setRenderer(async (content, meta) => {
      resolve(
        <Document
          meta={meta}
          origin={c.env.origin}
          path={c.req.path}
          defaults={metaDefaults}
          assets={c.var.assets}
        >
          <Layout c={c}>{content}</Layout>
        </Document>,
      );
      return c.body(null);
    });
    await next();
  });
  for (const route of publicRoutes) app.get(route.path, route.screen);
  await app.fetch(requestOf(path), { origin: ORIGIN, address: '127.0.0.1' });
  return promise;
}
