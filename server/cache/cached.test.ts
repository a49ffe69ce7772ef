// The page cache around the real pages and lists: what is stored, for how long, and what is served in an outage.
import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { rename } from 'node:fs/promises';
import { MINUTE_MS } from '#db/limits.ts';
import { makePost } from '#db/testing/items.ts';
import { openQueryCountingApp } from '#testing/query-counting-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';

const app = await openQueryCountingApp();
const { visit, createPost, createStudy, holdQueries, staff } = app;
beforeEach(() => void app.deps.cache.clear());
afterEach(() => void setSystemTime());

for (const path of ['/', '/insights', '/api/posts?limit=5', '/api/case-studies?category=UX'])
  test(`the second visit of ${path} costs no query`, async () => {
    const first = await visit(path);
    expect(first.queries).toBeGreaterThan(0);
    expect(await visit(path)).toEqual({ ...first, queries: 0 });
  });

test('unknown query parameters share one entry', async () => {
  const first = await visit('/insights');
  for (const query of ['?utm_source=x', '?a=1&b=2', '?page=', '?__proto__=1', '?PAGE=2'])
    expect(await visit(`/insights${query}`)).toEqual({ ...first, queries: 0 });
  expect(app.deps.cache.clear().pages).toBe(1);
});

test('a query parameter that a page or a list depends on leads to another entry', async () => {
  await createPost({ categories: ['B2B'], author: 'Ada King' });
  await createStudy();
  const queries = {
    '/insights': ['page=2', 'category=None', 'author=None'],
    '/insights/topic/b2b': ['page=2'],
    '/insights/author/ada-king': ['page=2'],
    '/case-studies': ['category=None', 'sector=None', 'partner=None', 'view=index'],
    '/partners': ['category=None'],
    '/api/posts': ['page=2', 'limit=1', 'preview=true', 'category=None', 'author=None'],
    '/api/case-studies': ['category=None', 'sector=None'],
  };
  for (const [path, each] of Object.entries(queries)) {
    await visit(path);
    const whole = await visit(path);
    expect([path, whole.status, whole.queries]).toEqual([path, 200, 0]);
    for (const query of each) {
      const { text } = await visit(`${path}?${query}`);
      expect([path, query, text === whole.text]).toEqual([path, query, false]);
    }
  }
});

test('the order of query parameters does not matter to the key', async () => {
  const first = await visit('/api/posts?limit=5&page=1&preview=true');
  const second = await visit('/api/posts?preview=true&v=3&page=1&limit=5');
  expect(second).toEqual({ ...first, queries: 0 });
  expect(app.deps.cache.clear().pages).toBe(1);
});

test('a cached page carries no request id', async () => {
  const idOf = async () => (await app.request('/insights')).headers.get('x-request-id');
  expect(await idOf()).not.toBeNull();
  expect(await idOf()).toBeNull();
  await createPost();
  // rendered in the background while the stale page is served
  await idOf();
  expect(await idOf()).toBeNull();
});

test('a page that is not found is not cached', async () => {
  for (const path of ['/insights/nope', '/case-studies/nope', '/insights?page=99', '/nope'])
    expect((await visit(path)).status).toBe(404);
  expect(app.deps.cache.clear().pages).toBe(0);
});

test('pages of different hosts are separate entries', async () => {
  const page = (host: string) => visit('/', { headers: { host } });
  expect((await page('a.example')).text).toContain('href="http://a.example/"');
  expect((await page('b.example')).text).toContain('href="http://b.example/"');
  expect((await page('a.example')).text).not.toContain('b.example');
});

test('HEAD is served from the cache and fills it for GET', async () => {
  const head = await visit('/insights', { method: 'HEAD' });
  const get = await visit('/insights');
  expect(get).toMatchObject({ status: 200, etag: head.etag, queries: 0 });
  expect((await visit('/insights', { method: 'HEAD' })).etag).toBe(get.etag);
});

test('an unchanged page is 304 from the cache', async () => {
  const { etag } = await visit('/insights');
  const again = await visit('/insights?utm=1', { headers: { 'if-none-match': etag as string } });
  expect(again).toEqual({ status: 304, etag, text: '', queries: 0 });
});

test('thirty concurrent visits render a page once', async () => {
  const [queries, { renders }] = [app.queryCount(), app.deps.cache];
  const visits = await Promise.all(Array.from({ length: 30 }, () => visit('/insights?page=1')));
  expect(new Set(visits.map(({ status, etag }) => `${status} ${etag}`)).size).toBe(1);
  expect(app.deps.cache.renders - renders).toBe(1);
  // the list, its topics, the documents, the frames and the next publish date
  expect(app.queryCount() - queries).toBeLessThanOrEqual(6);
});

test('staff bypass the cached list and do not change it', async () => {
  const cached = await visit('/api/posts');
  const staffResponse = await visit('/api/posts', { headers: { cookie: staff } });
  expect(staffResponse.queries).toBeGreaterThan(0);
  expect(staffResponse.etag).toBeNull();
  expect(await visit('/api/posts')).toEqual({ ...cached, queries: 0 });
});

test('a cookie without a session gets the cached list', async () => {
  const cached = await visit('/api/posts');
  const { etag } = await visit('/api/posts', { headers: { cookie: 'session=guess; a=b' } });
  expect(etag).toBe(cached.etag);
});

test('a page is rendered again after a minute', async () => {
  await visit('/insights');
  setSystemTime(Date.now() + MINUTE_MS - 100);
  expect((await visit('/insights')).queries).toBe(0);
  setSystemTime(Date.now() + 200);
  expect((await visit('/insights')).queries).toBeGreaterThan(0);
});

test('in an outage, stale pages are served at normal speed', async () => {
  const post = await createPost();
  const paths = ['/', '/insights', `/insights/${post.slug}`, '/api/posts'];
  const before = await Promise.all(paths.map((path) => visit(path)));
  setSystemTime(Date.now() + 2 * MINUTE_MS);
  await rename(app.databasePath, `${app.databasePath}.gone`);
  for (const [index, path] of paths.entries()) {
    const start = performance.now();
    for (let i = 0; i < 10; i++) {
      const { status, etag } = await visit(path);
      expect({ status, etag }).toEqual({ status: 200, etag: before[index]?.etag as string });
    }
    expect(performance.now() - start).toBeLessThan(500);
  }
  await rename(`${app.databasePath}.gone`, app.databasePath);
});

test('in an outage, an uncached page is an error page in the site’s design', async () => {
  await rename(app.databasePath, `${app.databasePath}.gone`);
  const article = await app.request('/insights/never-seen');
  expect(article.status).toBe(503);
  expect(article.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await article.text()).toContain('<main id="content">');
  const list = await app.request('/api/posts?limit=77');
  expect(list.status).toBe(503);
  expect(list.headers.get('retry-after')).toBe('2');
  expect(app.deps.cache.clear().pages).toBe(0);
  await rename(`${app.databasePath}.gone`, app.databasePath);
});

test('in an outage, a write is 503 within two seconds', async () => {
  await rename(app.databasePath, `${app.databasePath}.gone`);
  const start = performance.now();
  const response = await app.send('POST', '/api/admin/posts', app.postBody(), staff);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(Object.keys(await response.json())).toEqual(['message']);
  await rename(`${app.databasePath}.gone`, app.databasePath);
});

test('pages are fresh again when the database is back', async () => {
  await visit('/insights');
  setSystemTime(Date.now() + 2 * MINUTE_MS);
  await rename(app.databasePath, `${app.databasePath}.gone`);
  await visit('/insights');
  await rename(`${app.databasePath}.gone`, app.databasePath);
  setSystemTime(Date.now() + 2000);
  const { slug } = await makePost(app.deps.db, { slug: 'back' });
  expect((await visit('/insights')).text).toContain(slug);
  expect((await visit('/insights')).queries).toBe(0);
});

for (const path of ['/insights', '/api/posts'])
  test(`a slow render of ${path} serves the stale page and caches the new one`, async () => {
    await visit(path);
    const { slug } = await createPost({ publishDate: new Date().toISOString() });
    const { stopHolding, release } = holdQueries();
    // answered before the render may end
    const { text } = await visit(path);
    release();
    stopHolding();
    expect(text.includes(slug)).toBe(false);
    await until(async () => (await visit(path)).text.includes(slug));
    expect((await visit(path)).queries).toBe(0);
  });

test('behind a trusted proxy, a page is cached by its public origin', async () => {
  await using proxied = await openTestApp({ TRUST_PROXY: 'true' });
  const request = (host: string) =>
    proxied.request('/insights', {
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
    });
  const rendered = await request('a.example');
  const other = await request('b.example');
  const cached = await request('a.example');
  // only the look-up before the framework responds without a request id
  expect(cached.headers.has('x-request-id')).toBe(false);
  expect(await cached.text()).toBe(await rendered.text());
  expect(await other.text()).toContain('href="https://b.example/insights"');
});
