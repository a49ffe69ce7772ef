// How a page leaves: at once when its data is here, its shell first when the data is late, and what is kept of it.
import { afterAll, expect, test } from 'bun:test';
import { Hono } from 'hono';
import { Layout } from '#routes/layout.tsx';
import { metaDefaults } from '#routes/page-meta.ts';
import { cached } from '#server/cache/cached.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import type { AppContext, Env } from '#server/context.ts';
import { injectDeps } from '#server/http/inject-deps.ts';
import { ORIGIN, openTestApp } from '#testing/test-app.ts';
import { Deferred, type Loaded } from '#ui/kit/deferred.tsx';
import type { PageMeta } from './head.tsx';
import { ready } from './ready.ts';
import { renderer } from './render.tsx';

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());

const META = { title: 'A page', description: 'For tests' };
type Screen = (c: AppContext) => Response | Promise<Response>;

/** A site of one page, kept like the real ones. */
function siteWith(screen: Screen) {
  const hono: Hono<Env> = new Hono<Env>();
  hono
    .use(
      injectDeps({ ...app.deps, cache: new PageCache() }, (request, env) =>
        hono.fetch(request, env),
      ),
    )
    .use(renderer(Layout, metaDefaults))
    .get('/page', cached([]), screen);
  return async () =>
    hono.fetch(new Request(`${ORIGIN}/page`), { origin: ORIGIN, address: '127.0.0.1' });
}

/** A screen that shows `data` once it is here. */
const screenOf =
  (data: Loaded<string> | Promise<Loaded<string>>, meta: PageMeta = META): Screen =>
  (c) =>
    c.render(
      <main id="content">
        <Deferred data={data} fallback={<p>Loading</p>} failed={<p>Failed</p>}>
          {(text) => <p>Content: {text}</p>}
        </Deferred>
      </main>,
      meta,
    );

const loaded = (value: string): Loaded<string> => ({ ok: true, value });
/** Structured data is no script: no policy forbids it. */
const inlineScripts = (html: string) =>
  html.match(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/g) ?? [];
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

test('a page whose data is here leaves whole, without an inline script or a nonce', async () => {
  const response = await siteWith(screenOf(loaded('here')))();
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toStartWith('<!DOCTYPE html><html lang="en-GB">');
  expect(html).toContain('here</p>');
  expect(html).toEndWith('</html>');
  expect(inlineScripts(html)).toEqual([]);
  expect(nonceOf(response)).toBeUndefined();
});

test('header and fallback leave while the data is late, the content follows', async () => {
  const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
  const response = await siteWith(screenOf(promise))();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const shell = decoder.decode((await reader.read()).value, { stream: true });
  expect(shell).toContain('<header');
  expect(shell).toContain('Loading');
  expect(shell).not.toContain('Content:');
  resolve(loaded('late'));
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    rest += decoder.decode(part.value, { stream: true });
  expect(rest).toContain('late');
});

test('what moves late content into place carries the nonce of this answer alone', async () => {
  const nonces: (string | undefined)[] = [];
  for (let time = 0; time < 2; time++) {
    const response = await siteWith(screenOf(Bun.sleep(20).then(() => loaded('late'))))();
    const nonce = nonceOf(response);
    const scripts = inlineScripts(await response.text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the page that is kept of a late one is whole and has no inline script', async () => {
  const ask = siteWith(screenOf(Bun.sleep(20).then(() => loaded('late'))));
  await (await ask()).text();
  await Bun.sleep(20);
  const kept = await ask();
  const html = await kept.text();
  expect(kept.headers.get('etag')).not.toBeNull();
  expect(nonceOf(kept)).toBeUndefined();
  expect(html).toContain('late</p>');
  expect(html).not.toContain('Loading');
  expect(inlineScripts(html)).toEqual([]);
});

// from 12.8 kB on React puts even content that is here behind its fallback, unless it is told not to
const LONG = 'long '.repeat(10_000);

test('long content that is late is whole and without inline script in the page that is kept', async () => {
  const ask = siteWith(screenOf(Bun.sleep(20).then(() => loaded(LONG))));
  await (await ask()).text();
  await Bun.sleep(50);
  const html = await (await ask()).text();
  expect(html).toContain(`${LONG}</p>`);
  expect(html).not.toContain('Loading');
  expect(html).not.toContain('<template');
  expect(inlineScripts(html)).toEqual([]);
});

test('long content whose promise is kept by now leaves whole, without an inline script', async () => {
  const html = await (await siteWith(screenOf(Promise.resolve(loaded(LONG))))()).text();
  expect(html).toContain(`${LONG}</p>`);
  expect(html).not.toContain('Loading');
  expect(inlineScripts(html)).toEqual([]);
});

test('the page that is kept of a late one has the head that its data gives', async () => {
  const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
  const whenReady = promise.then(() => ({ ...META, title: 'About the data' }));
  const ask = siteWith(screenOf(promise, { ...META, whenReady }));
  const first = await ask();
  const second = ask();
  resolve(loaded('late'));
  expect(await first.text()).toContain('<title>A page</title>');
  expect(await (await second).text()).toContain('<title>About the data</title>');
});

test('who asks while a late page is on its way gets the whole page', async () => {
  const { promise, resolve } = Promise.withResolvers<Loaded<string>>();
  const ask = siteWith(screenOf(promise));
  const first = await ask();
  const second = ask();
  resolve(loaded('late'));
  expect(inlineScripts(await (await second).text())).toEqual([]);
  await first.text();
});

test('late data that fails shows what the page names for it, and is not kept', async () => {
  let times = 0;
  const ask = siteWith((c) => {
    times++;
    const failing = Bun.sleep(10).then((): Loaded<string> => {
      c.var.showing.incomplete = true;
      return { ok: false };
    });
    return screenOf(failing)(c);
  });
  const html = await (await ask()).text();
  expect(html).toContain('Failed');
  await Bun.sleep(20);
  await (await ask()).text();
  expect(times).toBe(2);
});

test('data that fails is logged and marks the page as not to be kept', async () => {
  app.logged.length = 0;
  let times = 0;
  const ask = siteWith(async (c) => {
    times++;
    const { data } = await ready<string>(c, Promise.reject(new Error('broken')));
    return screenOf(data)(c);
  });
  for (let time = 0; time < 2; time++) expect(await (await ask()).text()).toContain('Failed');
  expect(times).toBe(2);
  expect(app.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'data failed' }));
});

function Broken(): never {
  throw new Error('broken part');
}

for (const [when, data] of [
  ['at once', async () => loaded('here')],
  ['late', async () => Bun.sleep(20).then(() => loaded('late'))],
] as const)
  test(`a page with a part that fails to render ${when} is logged and not kept`, async () => {
    app.logged.length = 0;
    let times = 0;
    const ask = siteWith((c) => {
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
    await (await ask()).text();
    await Bun.sleep(60);
    await (await ask()).text();
    await Bun.sleep(60);
    expect(times).toBe(2);
    const failures = app.logged.filter(({ msg }) => msg === 'render failed');
    expect(failures.length).toBeGreaterThan(0);
  });
