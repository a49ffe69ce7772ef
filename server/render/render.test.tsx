// A page is sent complete when its data is ready, or as a stream when data is deferred; the cached page is the same.
import { expect, test } from 'bun:test';
import { Hono } from 'hono';
import { Layout } from '#routes/layout.tsx';
import { metaDefaults } from '#routes/page-meta.ts';
import { cached } from '#server/cache/cached.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { type AppContext, type Env, injectDeps } from '#server/context.ts';
import { ORIGIN, setUpTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { Deferred, type DeferredData, type DeferredResult } from '#ui/kit/deferred.tsx';
import { defer } from './defer.ts';
import type { PageMeta } from './head.tsx';
import { renderer } from './render.tsx';

const app = await setUpTestApp();

const META: PageMeta = { title: 'A page', description: 'For tests', cacheTags: [] };
type Screen = (c: AppContext) => Response | Promise<Response>;

/** A site with one page, cached like the real ones. */
function siteWith(screen: Screen) {
  const hono: Hono<Env> = new Hono<Env>();
  const cache = new PageCache();
  hono
    .use(injectDeps({ ...app.deps, cache }, hono))
    .use(renderer(Layout, metaDefaults))
    .get('/page', cached({ tags: 'from render' }), screen);
  return async () =>
    hono.fetch(new Request(`${ORIGIN}/page`), { origin: ORIGIN, address: '127.0.0.1' });
}

/** A screen that shows `data` when it is ready. */
const screenOf =
  (data: DeferredData<string>, meta: PageMeta = META): Screen =>
  (c) =>
    c.render(
      <main id="content">
        <Deferred data={data} fallback={<p>Loading</p>} failed={<p>Failed</p>}>
          {(text) => <p>Content: {text}</p>}
        </Deferred>
      </main>,
      meta,
    );

/** The text of a page whose data, held back until its shell is sent, is then released by `release`. */
async function lateText(visit: () => Promise<Response>, release: () => void): Promise<string> {
  const response = await visit();
  release();
  return response.text();
}

/** The page once it comes from the cache, where it is stored shortly after its stream has ended. */
async function cachedOf(visit: () => Promise<Response>): Promise<Response> {
  let response = await visit();
  await until(async () => {
    if (response.headers.get('etag') !== null) return true;
    await response.text();
    response = await visit();
    return false;
  });
  return response;
}

const result = (value: string): DeferredResult<string> => ({ ok: true, value });
/** The inline scripts, except structured data: data blocks are not subject to the policy. */
const inlineScripts = (html: string) =>
  html.match(/<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g) ?? [];
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

test('a page whose data is ready is sent complete, without inline script or nonce', async () => {
  const response = await siteWith(screenOf(result('here')))();
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toStartWith('<!DOCTYPE html><html lang="en-GB" data-scheme="system">');
  expect(html).toContain('here</p>');
  expect(html).toEndWith('</html>');
  expect(inlineScripts(html)).toEqual([]);
  expect(nonceOf(response)).toBeUndefined();
});

test('header and fallback are sent while data is deferred, the content follows', async () => {
  const { promise, resolve } = Promise.withResolvers<DeferredResult<string>>();
  const response = await siteWith(screenOf(promise))();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const shell = decoder.decode((await reader.read()).value, { stream: true });
  expect(shell).toContain('<header');
  expect(shell).toContain('Loading');
  expect(shell).not.toContain('Content:');
  resolve(result('late'));
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    rest += decoder.decode(part.value, { stream: true });
  expect(rest).toContain('late');
});

test('the scripts of deferred content carry the nonce of their own response', async () => {
  const nonces: (string | undefined)[] = [];
  for (let time = 0; time < 2; time++) {
    const { promise, resolve } = Promise.withResolvers<DeferredResult<string>>();
    const response = await siteWith(screenOf(promise))();
    const nonce = nonceOf(response);
    resolve(result('late'));
    const scripts = inlineScripts(await response.text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the cached page of deferred data is complete and has no inline script', async () => {
  const { promise, resolve } = Promise.withResolvers<DeferredResult<string>>();
  const visit = siteWith(screenOf(promise));
  expect(await lateText(visit, () => resolve(result('late')))).toContain('Loading');
  const cachedPage = await cachedOf(visit);
  const html = await cachedPage.text();
  expect(nonceOf(cachedPage)).toBeUndefined();
  expect(html).toContain('late</p>');
  expect(html).not.toContain('Loading');
  expect(inlineScripts(html)).toEqual([]);
});

// from 12.8 kB on, React by default puts even ready content behind its fallback
const LONG = 'long '.repeat(10_000);

test('the cached page of long deferred content is complete and has no inline script', async () => {
  const { promise, resolve } = Promise.withResolvers<DeferredResult<string>>();
  const visit = siteWith(screenOf(promise));
  expect(await lateText(visit, () => resolve(result(LONG)))).toContain('Loading');
  const html = await (await cachedOf(visit)).text();
  expect(html).toContain(`${LONG}</p>`);
  expect(html).not.toContain('Loading');
  expect(html).not.toContain('<template');
  expect(inlineScripts(html)).toEqual([]);
});

test('long content whose promise has resolved is sent complete, without inline script', async () => {
  const html = await (await siteWith(screenOf(Promise.resolve(result(LONG))))()).text();
  expect(html).toContain(`${LONG}</p>`);
  expect(html).not.toContain('Loading');
  expect(inlineScripts(html)).toEqual([]);
});

test('the cached page of deferred data has the metadata of its data', async () => {
  const { promise, resolve } = Promise.withResolvers<DeferredResult<string>>();
  const deferredMeta = promise.then(() => ({ ...META, title: 'About the data' }));
  const visit = siteWith(screenOf(promise, { ...META, deferredMeta }));
  const first = await visit();
  const second = visit();
  resolve(result('late'));
  expect(await first.text()).toContain('<title>A page</title>');
  expect(await (await second).text()).toContain('<title>About the data</title>');
});

test('a page cached with deferred data links the style sheets of its shell', async () => {
  const data = Bun.sleep(20).then(() => result('late'));
  const meta: PageMeta = { ...META, sheets: ['insights'], deferredMeta: data.then(() => META) };
  const visit = siteWith(screenOf(data, meta));
  const sheet = 'href="/build/insights.css"';
  expect(await (await visit()).text()).toContain(sheet);
  const cached = await (await visit()).text();
  expect(inlineScripts(cached)).toEqual([]);
  expect(cached).toContain(sheet);
});

test('a request during a deferred render gets the complete page', async () => {
  const { promise, resolve } = Promise.withResolvers<DeferredResult<string>>();
  const visit = siteWith(screenOf(promise));
  const first = await visit();
  const second = visit();
  resolve(result('late'));
  expect(inlineScripts(await (await second).text())).toEqual([]);
  await first.text();
});

test('deferred data that fails shows the failed content, and is not cached', async () => {
  let times = 0;
  const visit = siteWith((c) => {
    times++;
    const failing = Bun.sleep(10).then((): DeferredResult<string> => {
      c.get('renderInfo').failed = true;
      return { ok: false };
    });
    return screenOf(failing)(c);
  });
  const html = await (await visit()).text();
  expect(html).toContain('Failed');
  await Bun.sleep(20);
  await (await visit()).text();
  expect(times).toBe(2);
});

test('data that fails is logged, and its page is not cached', async () => {
  app.logged.length = 0;
  let times = 0;
  const visit = siteWith(async (c) => {
    times++;
    const { data } = await defer<string>(c, Promise.reject(new Error('broken')));
    return screenOf(data)(c);
  });
  for (let time = 0; time < 2; time++) expect(await (await visit()).text()).toContain('Failed');
  expect(times).toBe(2);
  expect(app.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'data failed' }));
});

function Broken(): never {
  throw new Error('broken part');
}

for (const [when, data] of [
  ['at once', async () => result('here')],
  ['deferred', async () => Bun.sleep(20).then(() => result('late'))],
] as const)
  test(`a part that fails to render ${when} is logged, and its page is not cached`, async () => {
    app.logged.length = 0;
    let times = 0;
    const visit = siteWith((c) => {
      times++;
      return c.render(
        <main id="content">
          <Deferred data={data()} fallback={<p>Loading</p>} failed={null}>
            {() => <Broken />}
          </Deferred>
        </main>,
        META,
      );
    });
    await (await visit()).text();
    await Bun.sleep(60);
    await (await visit()).text();
    await Bun.sleep(60);
    expect(times).toBe(2);
    const failures = app.logged.filter(({ msg }) => msg === 'render failed');
    expect(failures.length).toBeGreaterThan(0);
  });

test('a screen without cache tags is a type error, and null keeps its page out of the cache', async () => {
  // @ts-expect-error a screen must say what its page shows
  const forgotten: PageMeta = { title: 'A page', description: 'For tests' };
  expect(forgotten.cacheTags).toBeUndefined();
  let renders = 0;
  const visit = siteWith((c) => {
    renders++;
    return screenOf(result('here'), { ...META, cacheTags: null })(c);
  });
  for (let time = 0; time < 2; time++)
    expect((await visit()).headers.get('cache-control')).toBe('no-store');
  expect(renders).toBe(2);
});

test('a page whose deferred data is missing is not cached', async () => {
  let renders = 0;
  const visit = siteWith((c) => {
    renders++;
    const data = Bun.sleep(10).then(() => result('nothing'));
    const deferredMeta = data.then(() => ({ ...META, cacheTags: null }));
    return screenOf(data, { ...META, deferredMeta })(c);
  });
  await (await visit()).text();
  await (await visit()).text();
  expect(renders).toBe(2);
});
