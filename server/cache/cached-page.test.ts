// The responses of one cache entry: validators and encodings.
import { expect, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { inNextTurn } from '#server/http/turns.ts';
import { CachedPage } from './cached-page.ts';

const BODY = new TextEncoder().encode(`<!DOCTYPE html>${'<p>Insights — ünïcödé</p>'.repeat(500)}`);
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'x-own': 'yes' };
const pageOf = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = HEADERS) =>
  new CachedPage(new Response(body, { headers }), body, {
    tags: new Set(),
    expiresAt: Date.now() + 60_000,
  });
const page = pageOf(BODY);
const request = (headers: Record<string, string> = {}) => page.toResponse(new Headers(headers));
const etag = (await request()).headers.get('etag') as string;

test('the response has the page, its headers and a validator', async () => {
  const response = await request();
  expect(response.status).toBe(200);
  expect(response.headers.get('x-own')).toBe('yes');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(etag).toMatch(/^W\/"\w+"$/);
  expect(await response.bytes()).toEqual(BODY);
});

test('the validator depends on the bytes', async () => {
  const etagOf = async (body: string) =>
    (await pageOf(new TextEncoder().encode(body)).toResponse(new Headers())).headers.get('etag');
  expect(await etagOf('a')).toBe(await etagOf('a'));
  expect(await etagOf('a')).not.toBe(await etagOf('b'));
});

for (const [encoding, decode] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
] as const)
  test(`${encoding} decodes to the same bytes, the second time from memory`, async () => {
    for (let time = 1; time <= 2; time++) {
      const response = await request({ 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('x-own')).toBe('yes');
      const sent = await response.bytes();
      expect(sent.byteLength).toBeLessThan(BODY.byteLength / 5);
      expect(new Uint8Array(decode(sent))).toEqual(BODY);
    }
  });

test('a page requested again is compressed harder, once per content', async () => {
  const text = Array.from({ length: 500 }, (_, i) => `<p>${Math.sqrt(i)} ünïcödé</p>`).join('');
  const again = pageOf(new TextEncoder().encode(text));
  const headers = new Headers({ 'accept-encoding': 'br' });
  const bytes = async () => (await again.toResponse(headers)).bytes();
  const first = await bytes();
  expect(await bytes()).toEqual(first);
  let later = first;
  while (later.byteLength === first.byteLength) later = await inNextTurn(bytes());
  expect(later.byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(later).toString()).toBe(text);

  const same = pageOf(new TextEncoder().encode(text));
  same.inherit(again);
  expect(await (await same.toResponse(headers)).bytes()).toEqual(later);
  const other = pageOf(new TextEncoder().encode(`${text}!`));
  other.inherit(again);
  const bytesOfOther = await (await other.toResponse(headers)).bytes();
  expect(brotliDecompressSync(bytesOfOther).toString()).toBe(`${text}!`);
});

test('a feed requested again is not compressed again', async () => {
  const body = new TextEncoder().encode(
    Array.from({ length: 500 }, (_, i) => `<p>${Math.sqrt(i)} ünïcödé</p>`).join(''),
  );
  const headers = new Headers({ 'accept-encoding': 'br' });
  const sizeOf = async (entry: CachedPage) =>
    (await (await entry.toResponse(headers)).bytes()).byteLength;
  const feed = pageOf(body, { 'content-type': 'application/feed+json' });
  const page = pageOf(body);
  for (const entry of [feed, page, feed, page]) await sizeOf(entry);
  // pages are compressed one after another: the feed would have come first
  while ((await sizeOf(page)) === (await sizeOf(feed))) await inNextTurn(null);
  expect(await sizeOf(feed)).toBeGreaterThan(await sizeOf(page));
});

test('a client without an encoding gets the bytes as they are', async () => {
  for (const accepted of ['identity', 'br;q=0', 'compress', '']) {
    const response = await request({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.bytes()).toEqual(BODY);
  }
});

const strong = etag.slice(2);
for (const header of [
  etag,
  strong,
  '*',
  `"other", ${etag}`,
  `${strong},"other"`,
  ` W/"x" , ${etag} `,
])
  test(`If-None-Match: ${header.replace(strong, '"<tag>"')} is 304`, async () => {
    const response = await request({ 'if-none-match': header, 'accept-encoding': 'br' });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('');
  });

for (const header of ['"other"', 'W/"other", "another"', strong.slice(1, -1), ''])
  test(`If-None-Match: ${header.replace(strong.slice(1, -1), '<tag>')} gets the page`, async () => {
    expect((await request({ 'if-none-match': header })).status).toBe(200);
  });
