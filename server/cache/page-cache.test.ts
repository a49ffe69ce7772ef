// The store of the page cache: its limits, one render at a time, and purges during renders.
import { expect, test } from 'bun:test';
import { CachedPage, type CacheTag } from './cached-page.ts';
import { PageCache, type RenderOutcome } from './page-cache.ts';

const page = (body: string | number, ...tags: CacheTag[]) => {
  const bytes = typeof body === 'number' ? new Uint8Array(body) : new TextEncoder().encode(body);
  return new CachedPage(new Response(bytes), bytes, {
    tags: new Set(tags),
    expiresAt: Date.now() + 60_000,
  });
};
const store = (cache: PageCache, key: string, entry: CachedPage) =>
  cache.renderOnce(key, async () => entry);
const pending = () => Promise.withResolvers<RenderOutcome>();

test('a stored page is found by its key', async () => {
  const cache = new PageCache();
  const entry = page('a');
  expect(await store(cache, '/a', entry)).toBe(entry);
  expect(cache.find('/a')).toBe(entry);
  expect(cache.find('/b')).toBeUndefined();
  expect(entry.fresh).toBe(true);
});

test('the least recently used pages are evicted at the limit', async () => {
  const cache = new PageCache(50_000);
  for (const key of ['/1', '/2', '/3']) await store(cache, key, page(5000));
  cache.find('/1');
  await store(cache, '/4', page(5000));
  expect(['/1', '/2', '/3', '/4'].map((key) => cache.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(cache.clear().bytes).toBeLessThanOrEqual(50_000);
});

test('the headers of an empty page count towards the limit', async () => {
  const cache = new PageCache(1024 * 1024);
  for (let i = 0; i < 2000; i++) await store(cache, `/${i}`, page(''));
  expect(cache.clear().pages).toBeLessThan(300);
});

test('a page larger than the cache is not stored and evicts nothing', async () => {
  const cache = new PageCache(50_000);
  const small = page('a');
  await store(cache, '/small', small);
  await store(cache, '/large', page(100_000));
  expect(cache.find('/large')).toBeUndefined();
  expect(cache.find('/small')).toBe(small);
});

test('a new render replaces the old page', async () => {
  const cache = new PageCache();
  await store(cache, '/a', page('old'));
  const newer = page('new');
  await store(cache, '/a', newer);
  expect(cache.find('/a')).toBe(newer);
  expect(cache.clear()).toEqual({ pages: 1, bytes: newer.bytes });
});

test('concurrent requests for a page share one render', async () => {
  const cache = new PageCache();
  const { promise, resolve } = pending();
  let renders = 0;
  const request = () =>
    cache.renderOnce('/a', () => {
      renders++;
      return promise;
    });
  const outcomes = Array.from({ length: 50 }, request);
  const entry = page('a');
  resolve(entry);
  expect(await Promise.all(outcomes)).toEqual(Array(50).fill(entry));
  expect(renders).toBe(1);
});

test('two pages render at the same time', async () => {
  const cache = new PageCache();
  const [slow, quick] = [pending(), page('quick')];
  const waiting = cache.renderOnce('/slow', () => slow.promise);
  expect(await store(cache, '/quick', quick)).toBe(quick);
  slow.resolve('failed');
  expect(await waiting).toBe('failed');
});

test('a failed render leaves the old page, and the next request renders again', async () => {
  const cache = new PageCache();
  const entry = page('a');
  await store(cache, '/a', entry);
  expect(await cache.renderOnce('/a', () => Promise.reject(new Error('broken')))).toBe('failed');
  expect(cache.find('/a')).toBe(entry);
  const newer = page('b');
  expect(await store(cache, '/a', newer)).toBe(newer);
});

test('an uncacheable response removes the old page', async () => {
  const cache = new PageCache();
  await store(cache, '/a', page('a'));
  await cache.renderOnce('/a', async () => 'uncacheable');
  expect(cache.find('/a')).toBeUndefined();
});

test('a purge makes exactly the pages with one of its tags stale', async () => {
  const cache = new PageCache();
  await store(cache, '/insights', page('list', 'posts'));
  await store(cache, '/insights/a', page('a', 'post:1'));
  await store(cache, '/insights/b', page('b', 'post:2'));
  await store(cache, '/about', page('about'));
  cache.purge(['post:1', 'posts']);
  const fresh = ['/insights', '/insights/a', '/insights/b', '/about'].map(
    (key) => cache.find(key)?.fresh,
  );
  expect(fresh).toEqual([false, false, true, true]);
});

test('a purge with forget removes the pages', async () => {
  const cache = new PageCache();
  const other = page('b', 'post:2');
  await store(cache, '/insights/a', page('a', 'post:1'));
  await store(cache, '/insights/b', other);
  cache.purge(['post:1'], { forget: true });
  expect(cache.find('/insights/a')).toBeUndefined();
  expect(cache.clear()).toEqual({ pages: 1, bytes: other.bytes });
});

test('a page removed from the cache is stale, so that it is not compressed further', async () => {
  const cache = new PageCache();
  const [replaced, cleared] = [page('a'), page('b')];
  await store(cache, '/a', replaced);
  await store(cache, '/a', cleared);
  expect([replaced.fresh, cleared.fresh]).toEqual([false, true]);
  cache.clear();
  expect(cleared.fresh).toBe(false);
});

test('a page purged during its render is stale, so that no CDN stores it', async () => {
  const cache = new PageCache();
  const render = pending();
  const rendering = cache.renderOnce('/', () => render.promise);
  cache.purge(['posts']);
  const entry = page('a', 'posts');
  render.resolve(entry);
  expect(await rendering).toBe(entry);
  expect(entry.fresh).toBe(false);
});

test('a page purged during its render is not stored', async () => {
  const cache = new PageCache();
  const { promise, resolve } = pending();
  const outdated = cache.renderOnce('/a', () => promise);
  cache.purge(['post:1']);
  resolve(page('old', 'post:1'));
  await outdated;
  expect(cache.find('/a')).toBeUndefined();
});

test('a request after a purge does not share a render from before it', async () => {
  const cache = new PageCache();
  const before = pending();
  const outdated = cache.renderOnce('/a', () => before.promise);
  cache.purge(['post:1']);
  const newer = page('new', 'post:1');
  expect(await store(cache, '/a', newer)).toBe(newer);
  before.resolve(page('old', 'post:1'));
  await outdated;
  expect(cache.find('/a')).toBe(newer);
});

test('a purge of other tags during a render does not prevent storing', async () => {
  const cache = new PageCache();
  const { promise, resolve } = pending();
  const rendering = cache.renderOnce('/b', () => promise);
  cache.purge(['post:1']);
  const entry = page('b', 'post:2');
  resolve(entry);
  await rendering;
  expect(cache.find('/b')).toBe(entry);
});

test('a page is not stored when more tags than are remembered were purged during its render', async () => {
  const cache = new PageCache();
  const [purged, other] = [pending(), pending()];
  const rendering = [
    cache.renderOnce('/a', () => purged.promise),
    cache.renderOnce('/b', () => other.promise),
  ];
  for (let id = 1; id <= 10_001; id++) cache.purge([`post:${id}`]);
  purged.resolve(page('a', 'post:1'));
  other.resolve(page('b', 'case-study:1'));
  await Promise.all(rendering);
  expect(cache.find('/a')).toBeUndefined();
  expect(cache.find('/b')).toBeUndefined();
  const newer = page('b', 'case-study:1');
  await store(cache, '/b', newer);
  expect(cache.find('/b')).toBe(newer);
});

test('a page is not stored when the cache was cleared during its render', async () => {
  const cache = new PageCache();
  await store(cache, '/a', page('a'));
  const { promise, resolve } = pending();
  const rendering = cache.renderOnce('/b', () => promise);
  expect(cache.clear().pages).toBe(1);
  resolve(page('b'));
  await rendering;
  expect(cache.find('/b')).toBeUndefined();
});

test('a page is not fresh after its expiry', () => {
  const due = new CachedPage(new Response(), new Uint8Array(), {
    tags: new Set(),
    expiresAt: Date.now(),
  });
  expect(due.fresh).toBe(false);
});
