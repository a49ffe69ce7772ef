// One kept page and the answers it gives: validators and encodings.
import { expect, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { CachedPage } from './cached-page.ts';

const BODY = new TextEncoder().encode(`<!DOCTYPE html>${'<p>Insights — ünïcödé</p>'.repeat(500)}`);
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'x-kept': 'yes' };
const pageOf = (body: Uint8Array<ArrayBuffer>) =>
  new CachedPage(new Response(body, { headers: HEADERS }), body, new Set(), Date.now() + 60_000);
const page = pageOf(BODY);
const ask = (asked: Record<string, string> = {}) => page.answer(new Headers(asked));
const etag = (await ask()).headers.get('etag') as string;

test('answers with the page, its headers and a validator', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('x-kept')).toBe('yes');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(etag).toMatch(/^W\/"\w+"$/);
  expect(await response.bytes()).toEqual(BODY);
});

test('the validator stands for the bytes', async () => {
  const tagOf = async (body: string) =>
    (await pageOf(new TextEncoder().encode(body)).answer(new Headers())).headers.get('etag');
  expect(await tagOf('a')).toBe(await tagOf('a'));
  expect(await tagOf('a')).not.toBe(await tagOf('b'));
});

for (const [encoding, decode] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
] as const)
  test(`sends ${encoding} that decodes to the same bytes, the second time from memory`, async () => {
    for (let time = 1; time <= 2; time++) {
      const response = await ask({ 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('x-kept')).toBe('yes');
      const sent = await response.bytes();
      expect(sent.byteLength).toBeLessThan(BODY.byteLength / 5);
      expect(new Uint8Array(decode(sent))).toEqual(BODY);
    }
  });

test('sends the bytes as they are to who takes no encoding', async () => {
  for (const accepted of ['identity', 'br;q=0', 'compress', '']) {
    const response = await ask({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.bytes()).toEqual(BODY);
  }
});

const strong = etag.slice(2);
for (const known of [
  etag,
  strong,
  '*',
  `"other", ${etag}`,
  `${strong},"other"`,
  ` W/"x" , ${etag} `,
])
  test(`If-None-Match: ${known.replace(strong, '"<tag>"')} needs nothing new`, async () => {
    const response = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('');
  });

for (const known of ['"other"', 'W/"other", "another"', strong.slice(1, -1), ''])
  test(`If-None-Match: ${known.replace(strong.slice(1, -1), '<tag>')} gets the page`, async () => {
    expect((await ask({ 'if-none-match': known })).status).toBe(200);
  });
