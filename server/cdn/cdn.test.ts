// A CDN in front of the site: its headers, and its purges, sent to local servers that behave like Cloudflare and Bunny
// (docs/contract.md, CDN).
import { afterEach, expect, test } from 'bun:test';
import { findCdnWork, readCdnQueue } from '#db/queries/operations/cdn-purges.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import { makePicture } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { openCdn } from './cdn.ts';
import { startCdnPurger } from './purger.ts';

const TOKEN = 'a token of the CDN'.replaceAll(' ', '-');
const CLOUDFLARE = { CDN: 'cloudflare', CDN_ZONE: 'zone1', CDN_TOKEN: TOKEN };
const BUNNY = { CDN: 'bunny', CDN_ZONE: '4711', CDN_TOKEN: TOKEN };

const cleanUp: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).reverse()) await each();
});

interface Call {
  path: string;
  method: string;
  secret: string | null;
  tags: string[];
}

/** A server that records its purge calls; `answer` is its response to the nth call. */
function startApi(answer: (n: number) => Response = () => Response.json({ success: true })) {
  const calls: Call[] = [];
  let answered = 0;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = (await request.json()) as { tags?: string[]; CacheTag?: string };
      calls.push({
        path: new URL(request.url).pathname,
        method: request.method,
        secret: request.headers.get('authorization') ?? request.headers.get('accesskey'),
        tags: body.tags?.toSorted() ?? [body.CacheTag ?? ''],
      });
      answered += 1;
      return answer(answered);
    },
  });
  cleanUp.push(async () => {
    await server.stop(true);
  });
  return { calls, url: `http://127.0.0.1:${server.port}` };
}

async function openSite(env: Record<string, string>) {
  const app = await openTestApp(env);
  cleanUp.push(() => app[Symbol.asyncDispose]());
  return app;
}

function startPurger({ deps }: TestApp, againAfterMs = 20) {
  const purger = startCdnPurger(deps, openCdn(deps.config), againAfterMs);
  cleanUp.push(() => purger.stop());
  return purger;
}

/** Whether every save is purged. */
const isPurged =
  ({ deps }: TestApp) =>
  async () => {
    const { isBehind, nextAt } = await findCdnWork(deps.db);
    return !isBehind && nextAt === null;
  };
const newPost = (app: TestApp, slug: string) =>
  createItem(app.deps, 'post', cleanPost({ title: 'T', slug, content: '<p>x</p>' }));

/** A site after its first purge, which is of everything. */
async function openPurged(env: Record<string, string>, answer?: (n: number) => Response) {
  const api = startApi(answer);
  const app = await openSite({ ...env, CDN_URL: api.url });
  startPurger(app);
  await until(async () => api.calls.length >= 2 && (await isPurged(app)()));
  const first = api.calls.splice(0);
  return { api, app, first };
}

test('without a CDN no response has its headers, and with one nothing else differs', async () => {
  const [plain, behind] = [await openSite({}), await openSite(CLOUDFLARE)];
  for (const path of ['/', '/about', '/insights', '/insights/feed.json', '/sitemap.xml']) {
    const [ours, theirs] = [await plain.request(path), await behind.request(path)];
    expect(ours.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(theirs.headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate, s-maxage=600',
    );
    expect(theirs.headers.get('cache-tag')).toMatch(/^site(,[\w:-]+)*$/);
    theirs.headers.delete('cache-tag');
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['cache-control', 'x-request-id'].includes(name));
    expect(headersOf(theirs)).toEqual(headersOf(ours));
    expect(await theirs.text()).toBe(await ours.text());
  }
});

test('a page is tagged with what it shows, a picture by a part of its name', async () => {
  const app = await openSite(BUNNY);
  const name = `${'p'.repeat(26)}.png`;
  const post = await createItem(
    app.deps,
    'post',
    cleanPost({ title: 'T', slug: 'one', content: `<img src="/uploads/${name}">` }),
  );
  await app.request('/insights/one');
  const tags = (await app.request('/insights/one')).headers.get('cdn-tag')?.split(',');
  expect(tags).toEqual(expect.arrayContaining(['site', `post:${post.id}`, 'upload:pppppppp']));
});

test('the files of an upload are tagged with it, and purged when it is moved to the trash or deleted permanently', async () => {
  const plain = await openSite({});
  const { api, app } = await openPurged(CLOUDFLARE);
  const { uploads } = app.deps;
  const [one, two] = [await makePicture('png'), await makePicture('png')];
  const url = await uploads.save(one);
  const name = url.slice('/uploads/'.length);
  const tag = `upload:${name.slice(0, 8)}`;
  for (const path of [url, `/pictures/-/320${url}.avif`, `/p/${name}.00000000-320.avif`])
    expect((await app.request(path)).headers.get('cache-tag')).toBe(`site,${tag}`);
  expect((await app.request('/favicon.svg')).headers.get('cache-tag')).toBeNull();
  const unpurged = await plain.request(await plain.deps.uploads.save(two));
  expect(unpurged.headers.get('cache-tag')).toBeNull();
  expect(unpurged.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const purgedBy = async (change: () => Promise<unknown>) => {
    await change();
    await until(async () => api.calls.length >= 2 && (await isPurged(app)()));
    return api.calls.splice(0).map(({ tags }) => tags);
  };
  expect(await purgedBy(() => uploads.delete(name))).toEqual([[tag], [tag]]);
  expect(await purgedBy(() => uploads.deletePermanently(name))).toEqual([[tag], [tag]]);
  const other = (await uploads.save(two)).slice('/uploads/'.length);
  const tags = [`upload:${other.slice(0, 8)}`];
  expect(await purgedBy(() => uploads.deleteMany([other]))).toEqual([tags, tags]);
});

test('a page with more tags than the CDN reads is not stored', async () => {
  const app = await openSite(BUNNY);
  const images = Array.from({ length: 80 }, (_, n) => {
    const name = `${String(n).padStart(8, '0')}${'x'.repeat(18)}.png`;
    return `<img src="/uploads/${name}">`;
  }).join('');
  await createItem(app.deps, 'post', cleanPost({ title: 'T', slug: 'many', content: images }));
  await app.request('/insights/many');
  const { headers } = await app.request('/insights/many');
  expect(headers.get('cdn-tag')).toBeNull();
  expect(headers.get('cache-control')).not.toContain('s-maxage');
});

test('responses that differ for staff, Markdown at the address of a page, and stale pages are not stored', async () => {
  const app = await openSite(CLOUDFLARE);
  const post = await newPost(app, 'one');
  const cacheControl = async (path: string, init?: RequestInit) =>
    (await app.request(path, init)).headers.get('cache-control');
  expect(await cacheControl('/api/posts')).not.toContain('s-maxage');
  const markdown = { headers: { accept: 'text/markdown' } };
  expect(await cacheControl('/insights/one', markdown)).not.toContain('s-maxage');
  expect(await cacheControl('/insights/one.md')).toContain('s-maxage');
  expect(await cacheControl('/insights/one')).toContain('s-maxage');
  await updateItem(app.deps, 'post', post.id, cleanPost({ ...post, title: 'New' }));
  const { db } = app.deps;
  const { read } = db;
  db.read = () => Promise.reject(new Error('away'));
  const stale = await app.request('/insights/one');
  db.read = read;
  expect([stale.status, stale.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=0, must-revalidate',
  ]);
});

test('a process that cannot read the changes of others lets no CDN store what may be withdrawn', async () => {
  const [plain, behind] = [await openSite({}), await openSite(CLOUDFLARE)];
  const controls = async (app: TestApp) => {
    const { deps } = app;
    const upload = await deps.uploads.save(await makePicture('png'));
    const variant = `/pictures/-/320${upload}.avif`;
    const read = async () => {
      const all = ['/about', upload, variant, '/favicon.svg'].map(async (path) =>
        (await app.request(path)).headers.get('cache-control'),
      );
      return Promise.all(all);
    };
    await read();
    deps.cache.changesKnownAt = performance.now() - 3000;
    const known = await read();
    // first the cached page, then a render
    deps.cache.changesKnownAt = performance.now() - 4500;
    const unknown = await read();
    deps.cache.clear();
    expect(await read()).toEqual(unknown);
    deps.cache.changesKnownAt = performance.now();
    expect(await read()).toEqual(known);
    return { known, unknown };
  };
  const { known, unknown } = await controls(behind);
  const [page, upload, variant, icon] = known;
  expect([page, upload]).toEqual([
    'public, max-age=0, must-revalidate, s-maxage=600',
    'public, max-age=31536000, immutable',
  ]);
  expect(unknown).toEqual([
    'public, max-age=0, must-revalidate',
    'private, max-age=31536000, immutable',
    String(variant).replace('public', 'private'),
    icon as string,
  ]);
  const without = await controls(plain);
  expect(without.unknown).toEqual(without.known);
});

test('a save is purged by Cloudflare in one call, and once more', async () => {
  const { api, app, first } = await openPurged(CLOUDFLARE);
  expect(first.map(({ tags }) => tags)).toEqual([['site'], ['site']]);
  const post = await newPost(app, 'one');
  await until(() => api.calls.length === 2);
  const call = {
    path: '/zones/zone1/purge_cache',
    method: 'POST',
    secret: `Bearer ${TOKEN}`,
    tags: ['post-names', `post:${post.id}`, 'posts', 'related-posts'],
  };
  expect(api.calls).toEqual([call, call]);
  await until(isPurged(app));
});

test('Bunny gets one tag per call', async () => {
  const { api, app } = await openPurged(BUNNY);
  const { id } = await newPost(app, 'one');
  await until(() => api.calls.length === 8);
  expect(api.calls[0]).toEqual({
    path: '/pullzone/4711/purgeCache',
    method: 'POST',
    secret: TOKEN,
    tags: [expect.any(String)],
  });
  const tags = api.calls.flatMap((call) => call.tags);
  const purged = ['post-names', `post:${id}`, 'posts', 'related-posts'];
  expect(tags.toSorted()).toEqual([...purged, ...purged].toSorted());
});

test('many saves at once become one purge of all pages', async () => {
  const { api, app } = await openPurged(BUNNY);
  await Promise.all(Array.from({ length: 12 }, (_, n) => newPost(app, `post-${n}`)));
  await until(isPurged(app));
  expect(api.calls.length).toBeLessThan(12);
  expect(api.calls.some(({ tags }) => tags.includes('site'))).toBe(true);
});

test('Clear Cache purges every page', async () => {
  const { api, app } = await openPurged(CLOUDFLARE);
  await app.send('POST', '/api/admin/cache/clear', undefined, await app.login());
  await until(() => api.calls.length === 2);
  expect(api.calls.map(({ tags }) => tags)).toEqual([['site'], ['site']]);
});

test('a refused purge is retried, and includes later deletions', async () => {
  let refuse = false;
  const { api, app } = await openPurged(CLOUDFLARE, () =>
    refuse
      ? Response.json({ success: false, errors: [{ message: 'Not now' }] }, { status: 500 })
      : Response.json({ success: true }),
  );
  refuse = true;
  const post = await newPost(app, 'one');
  await until(() => api.calls.length > 0);
  await until(async () => (await readCdnQueue(app.deps.db)).error !== null);
  expect((await readCdnQueue(app.deps.db)).error).toContain('Not now');
  expect(JSON.stringify(app.logged)).not.toContain(TOKEN);
  await deleteItem(app.deps, 'post', post.id);
  api.calls.splice(0);
  refuse = false;
  await until(isPurged(app));
  expect(api.calls.flatMap(({ tags }) => tags)).toContain(`post:${post.id}`);
  expect((await readCdnQueue(app.deps.db)).error).toBeNull();
});

test('the pause that a CDN asks for is observed', async () => {
  let refusedAt = 0;
  let nextAt = 0;
  const { app } = await openPurged(CLOUDFLARE, (n) => {
    if (n === 3) {
      refusedAt = performance.now();
      return new Response('slow down', { status: 429, headers: { 'Retry-After': '2' } });
    }
    if (n === 4) nextAt = performance.now();
    return Response.json({ success: true });
  });
  await newPost(app, 'one');
  await until(() => nextAt > 0);
  expect(nextAt - refusedAt).toBeGreaterThan(1900);
});

test('a response with status 200 that reports a failure is a failure', async () => {
  const { app } = await openPurged(CLOUDFLARE, (n) => Response.json({ success: n !== 3 }));
  await newPost(app, 'one');
  await until(async () => (await readCdnQueue(app.deps.db)).error !== null);
});

test('two processes together purge each save twice', async () => {
  const { api, app } = await openPurged(CLOUDFLARE);
  // another process on the same database
  startPurger(app);
  for (let n = 0; n < 3; n++) {
    await newPost(app, `post-${n}`);
    await until(isPurged(app));
  }
  expect(api.calls).toHaveLength(6);
});
