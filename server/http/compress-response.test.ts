// Uncached responses are compressed as they stream, with the exceptions that HTTP and BREACH require.
import { expect, test } from 'bun:test';
import { brotliDecompressSync, constants } from 'node:zlib';
import { makePost } from '#db/testing/items.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { setUpTestServer } from '#testing/test-server.ts';
import { compressResponse } from './compress-response.ts';

const app = await setUpTestApp();
const server = setUpTestServer(app);
const cookie = await app.login();
await makePost(app.deps.db, { content: `<p>${'long '.repeat(1000)}</p>` });

const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': 'br', ...headers } });
const TEXT = 'ünïcödé '.repeat(2000);
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const encodingOf = async (response: Response, headers = {}) =>
  (await compressResponse(request(headers), response)).headers.get('content-encoding');

test.each(['/search?q=the', '/nowhere', '/vs-admin/posts', '/api/posts'])(
  '%s is compressed as the client accepts, and says that it varies',
  async (path) => {
    const get = (accepted: string, method = 'GET') =>
      fetch(server.url + path, { method, headers: { cookie, 'accept-encoding': accepted } });
    const plain = await get('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    for (const encoding of ['br', 'zstd', 'gzip']) {
      const response = await get(encoding);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(response.headers.get('content-length')).toBeNull();
      expect(await response.text()).toHaveLength(text.length);
      const head = await get(encoding, 'HEAD');
      expect(head.headers.get('content-encoding')).toBe(encoding);
      expect(head.headers.get('content-length')).toBeNull();
    }
  },
);

test('the start of a stream is sent before the rest is available', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const page = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(TEXT));
      controller.enqueue(new TextEncoder().encode(await promise));
      controller.close();
    },
  });
  const response = await compressResponse(request(), new Response(page, { headers: HTML }));
  const received: Uint8Array[] = [];
  const partial = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  const decoded = () => brotliDecompressSync(Buffer.concat(received), partial).toString();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  do received.push((await reader.read()).value as Uint8Array);
  while (decoded() !== TEXT);
  resolve('the rest');
  for (let part = await reader.read(); !part.done; part = await reader.read())
    received.push(part.value);
  expect(decoded()).toBe(`${TEXT}the rest`);
});

test('a failed stream fails the response, and a client that disconnects cancels the stream', async () => {
  const failing = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(TEXT));
      controller.error(new Error('cut off'));
    },
  });
  const cutOff = compressResponse(request(), new Response(failing, { headers: HTML }));
  await expect(cutOff.then((response) => response.bytes())).rejects.toThrow('cut off');

  const { promise: cancelled, resolve } = Promise.withResolvers<void>();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(TEXT)),
    cancel: () => resolve(),
  });
  const response = await compressResponse(request(), new Response(endless, { headers: HTML }));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  await cancelled;
});

test.each([
  ['a picture', { 'content-type': 'image/png' }, 200],
  ['a film', { 'content-type': 'video/mp4' }, 200],
  ['events', { 'content-type': 'text/event-stream' }, 200],
  ['a file in ranges', { ...HTML, 'accept-ranges': 'bytes' }, 206],
  ['no-transform', { ...HTML, 'cache-control': 'no-store, no-transform' }, 200],
])('%s is sent as it is', async (_, headers, status) => {
  expect(await encodingOf(new Response(TEXT, { headers, status }))).toBeNull();
});

test('a compressed or empty response is sent as it is', async () => {
  const headers = { ...HTML, 'content-encoding': 'gzip' };
  expect(await encodingOf(new Response(TEXT, { headers }))).toBe('gzip');
  expect(await encodingOf(new Response(null, { status: 304, headers: HTML }))).toBeNull();
  expect(await encodingOf(new Response(null, { status: 204, headers: HTML }))).toBeNull();
});

test('a response below a kilobyte is sent as it is, with its length', async () => {
  const response = await fetch(`${server.url}/api/admin/status`, { headers: { cookie } });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBe('24');
  expect(await response.json()).toEqual({ isAuthenticated: true });
});

test('a request from another site with cookies gets no compressed response', async () => {
  for (const [site, encoding] of [
    ['cross-site', null],
    ['same-site', null],
    ['same-origin', 'br'],
    ['none', 'br'],
  ] as const) {
    const response = () => new Response(TEXT, { headers: HTML });
    expect(await encodingOf(response(), { cookie, 'sec-fetch-site': site })).toBe(encoding);
    expect(await encodingOf(response(), { 'sec-fetch-site': site })).toBe('br');
  }
});
