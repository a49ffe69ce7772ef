// The page cache by itself: its bounds, one render at a time, purges and what they race with (contract §5).
import { expect, test } from 'bun:test';
import { CachedPage, type CacheTag } from './cached-page.ts';
import { type Outcome, PageCache } from './page-cache.ts';

const page = (body: string | number, ...tags: CacheTag[]) => {
  const bytes = typeof body === 'number' ? new Uint8Array(body) : new TextEncoder().encode(body);
  return new CachedPage(new Response(bytes), bytes, new Set(tags), Date.now() + 60_000);
};
const keep = (cache: PageCache, key: string, kept: CachedPage) =>
  cache.renderOnce(key, async () => kept);
const held = () => Promise.withResolvers<Outcome>();

test('keeps a page until it is asked for', async () => {
  const cache = new PageCache();
  const kept = page('a');
  expect(await keep(cache, '/a', kept)).toBe(kept);
  expect(cache.find('/a')).toBe(kept);
  expect(cache.find('/b')).toBeUndefined();
  expect(kept.fresh).toBe(true);
});

test('holds no more bytes than it may, and lets go of what was not asked for longest', async () => {
  const cache = new PageCache(50_000);
  for (const key of ['/1', '/2', '/3']) await keep(cache, key, page(5000));
  cache.find('/1');
  await keep(cache, '/4', page(5000));
  expect(['/1', '/2', '/3', '/4'].map((key) => cache.find(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(cache.clear().bytes).toBeLessThanOrEqual(50_000);
});

test('counts what even an empty page costs', async () => {
  const cache = new PageCache(1024 * 1024);
  for (let i = 0; i < 2000; i++) await keep(cache, `/${i}`, page(''));
  expect(cache.clear().pages).toBeLessThan(300);
});

test('a page larger than the whole cache is not kept and pushes nothing out', async () => {
  const cache = new PageCache(50_000);
  const small = page('a');
  await keep(cache, '/small', small);
  await keep(cache, '/large', page(100_000));
  expect(cache.find('/large')).toBeUndefined();
  expect(cache.find('/small')).toBe(small);
});

test('a page that is rendered anew takes the place of the old one', async () => {
  const cache = new PageCache();
  await keep(cache, '/a', page('old'));
  const renewed = page('new');
  await keep(cache, '/a', renewed);
  expect(cache.find('/a')).toBe(renewed);
  expect(cache.clear()).toEqual({ pages: 1, bytes: renewed.bytes });
});

test('renders once however many ask at once', async () => {
  const cache = new PageCache();
  const { promise, resolve } = held();
  let renders = 0;
  const ask = () =>
    cache.renderOnce('/a', () => {
      renders++;
      return promise;
    });
  const asked = Array.from({ length: 50 }, ask);
  const kept = page('a');
  resolve(kept);
  expect(await Promise.all(asked)).toEqual(Array(50).fill(kept));
  expect(renders).toBe(1);
});

test('two pages are rendered at the same time', async () => {
  const cache = new PageCache();
  const [slow, quick] = [held(), page('quick')];
  const waiting = cache.renderOnce('/slow', () => slow.promise);
  expect(await keep(cache, '/quick', quick)).toBe(quick);
  slow.resolve('failed');
  expect(await waiting).toBe('failed');
});

test('a render that fails keeps what was there, and the next ask renders again', async () => {
  const cache = new PageCache();
  const kept = page('a');
  await keep(cache, '/a', kept);
  expect(await cache.renderOnce('/a', () => Promise.reject(new Error('broken')))).toBe('failed');
  expect(cache.find('/a')).toBe(kept);
  const renewed = page('b');
  expect(await keep(cache, '/a', renewed)).toBe(renewed);
});

test('an answer that is not a page drops the one that was kept', async () => {
  const cache = new PageCache();
  await keep(cache, '/a', page('a'));
  await cache.renderOnce('/a', async () => 'not a page');
  expect(cache.find('/a')).toBeUndefined();
});

test('a purge makes exactly the pages stale that show one of its tags', async () => {
  const cache = new PageCache();
  await keep(cache, '/insights', page('list', 'posts'));
  await keep(cache, '/insights/a', page('a', 'post:1'));
  await keep(cache, '/insights/b', page('b', 'post:2'));
  await keep(cache, '/about', page('about'));
  cache.purge(['post:1', 'posts']);
  const fresh = ['/insights', '/insights/a', '/insights/b', '/about'].map(
    (key) => cache.find(key)?.fresh,
  );
  expect(fresh).toEqual([false, false, true, true]);
});

test('a purge that forgets drops them', async () => {
  const cache = new PageCache();
  const other = page('b', 'post:2');
  await keep(cache, '/insights/a', page('a', 'post:1'));
  await keep(cache, '/insights/b', other);
  cache.purge(['post:1'], { forget: true });
  expect(cache.find('/insights/a')).toBeUndefined();
  expect(cache.clear()).toEqual({ pages: 1, bytes: other.bytes });
});

test('a purge during a render is not overwritten by what the render brings', async () => {
  const cache = new PageCache();
  const { promise, resolve } = held();
  const outdated = cache.renderOnce('/a', () => promise);
  cache.purge(['post:1']);
  resolve(page('old', 'post:1'));
  await outdated;
  expect(cache.find('/a')).toBeUndefined();
});

test('who asks after a purge does not get the render that began before it', async () => {
  const cache = new PageCache();
  const before = held();
  const outdated = cache.renderOnce('/a', () => before.promise);
  cache.purge(['post:1']);
  const renewed = page('new', 'post:1');
  expect(await keep(cache, '/a', renewed)).toBe(renewed);
  before.resolve(page('old', 'post:1'));
  await outdated;
  expect(cache.find('/a')).toBe(renewed);
});

test('a render that shows nothing of a purge is kept', async () => {
  const cache = new PageCache();
  const { promise, resolve } = held();
  const rendering = cache.renderOnce('/b', () => promise);
  cache.purge(['post:1']);
  const kept = page('b', 'post:2');
  resolve(kept);
  await rendering;
  expect(cache.find('/b')).toBe(kept);
});

test('what is being rendered while the cache is cleared is not kept', async () => {
  const cache = new PageCache();
  await keep(cache, '/a', page('a'));
  const { promise, resolve } = held();
  const rendering = cache.renderOnce('/b', () => promise);
  expect(cache.clear().pages).toBe(1);
  resolve(page('b'));
  await rendering;
  expect(cache.find('/b')).toBeUndefined();
});

test('a page is not fresh once its time has come', () => {
  const due = new CachedPage(new Response(), new Uint8Array(), new Set(), Date.now());
  expect(due.fresh).toBe(false);
});
