import { openInProcessApp, requestOf } from './in-process-app.ts';
import { seedDatabase } from '#db/seed.ts';
import { demoContent } from '#db/seed/content.ts';
import { listCaseStudies } from '#db/queries/case-studies.ts';
import { listPosts, findPostBySlug } from '#db/queries/posts.ts';
import { nextPublishDate } from '#db/queries/schedule.ts';
import { CachedPage } from '#server/cached-page.ts';
import { median } from './figure.ts';
await using site = await openInProcessApp((db) => seedDatabase(db, demoContent()));
const db = site.deps.db;
const [newest] = (await listPosts(db, { page: 1, limit: 1, preview: true })).posts;
const body = new Uint8Array(await site.get('/'));
console.log('home bytes', body.length, (await site.get('/insights')).byteLength, (await site.get(`/insights/${newest!.slug}`)).byteLength);
const cases: Record<string, () => any> = {
  noop: async () => {},
  studies: () => listCaseStudies(db, { category: '', sector: '' }),
  posts: () => listPosts(db, { page: 1, limit: 18, preview: true }),
  post: () => findPostBySlug(db, newest!.slug),
  next: () => nextPublishDate(db, new Date().toISOString()),
  cachedPage: async () => new CachedPage(body, new Headers(), new Set(), 0),
  clone: async () => { const r = new Response(body); await r.clone().arrayBuffer(); await r.arrayBuffer(); },
  headers: async () => new Headers({a:'b'}),
  healthz: () => site.app.fetch(requestOf('/healthz'), '1'),
  notfoundapi: async () => (await site.app.fetch(requestOf('/api/nope'), '1')).text(),
  cachedHome: () => site.get('/'),
  setImmediate: () => new Promise(setImmediate),
  rawselect: () => db.read(async () => 1),
  log: async () => site.deps.log.info({ a: 1, requestId: 'x', method: 'GET', path: '/', status: 200, ms: 1 }),
};
for (let pass = 0; pass < 2; pass++)
for (const [n, f] of Object.entries(cases)) {
  const t: number[] = [];
  for (let i = 0; i < 600; i++) { const s = performance.now(); await f(); t.push(performance.now() - s); }
  if (pass) console.log(n.padEnd(14), Math.round(median(t.slice(200)) * 1000), 'µs  min', Math.round(Math.min(...t) * 1000));
}
