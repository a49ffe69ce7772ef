// The files of public/: found by exact name, cached by browsers, sent in ranges, compressed at build time.
import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { setUpTestServer } from '#testing/test-server.ts';
import { compress } from './compression.ts';
import { openStaticFiles, parseRange } from './static-files.ts';

const base = setUpFolder();
const directory = join(base, 'public');
const CONTENT = '0123456789';
const SCRIPT = 'export const a = 1;\n'.repeat(100);
for (const [path, text] of [
  ['film.mp4', CONTENT],
  ['empty.txt', ''],
  ['fonts/a.woff2', 'font'],
  ['images/with space.png', 'png'],
  ['.hidden', 'secret'],
  ['build/client-a1b2.js', SCRIPT],
  ['build/manifest.json', '{}'],
  ['build/client-a1b2.js.1.tmp', 'half'],
] as const)
  await Bun.write(join(directory, path), text);
for (const encoding of ['br', 'gzip', 'zstd'] as const)
  await Bun.write(
    join(directory, `build/client-a1b2.js.${encoding}`),
    await compress(new TextEncoder().encode(SCRIPT), encoding),
  );
await Bun.write(join(base, 'outside.txt'), 'secret');

const app = await setUpTestApp();
app.deps.files = await openStaticFiles(directory);
const server = setUpTestServer(app);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { headers, method, redirect: 'manual' });

test('a file is sent with its type and a validator, and may be stored for an hour', async () => {
  const response = await get('/film.mp4');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=3600, stale-while-revalidate=86400',
  );
  expect(await response.text()).toBe(CONTENT);
});

test('only GET supports ranges', async () => {
  const range = { range: 'bytes=0-3' };
  expect((await get('/film.mp4', range)).status).toBe(206);
  const head = await get('/film.mp4', range, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('fonts are immutable', async () => {
  expect((await get('/fonts/a.woff2')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('HEAD has the length of a file and no body', async () => {
  const response = await get('/film.mp4', {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('');
});

test('a name with a space is found encoded', async () => {
  expect(await (await get('/images/with%20space.png')).text()).toBe('png');
});

for (const form of ['tag', 'list', 'star', 'strong'] as const)
  test(`an unchanged file is 304 (${form})`, async () => {
    const etag = (await get('/film.mp4')).headers.get('etag') as string;
    const spelled = { tag: etag, list: `"x", ${etag}`, star: '*', strong: etag.slice(2) };
    const response = await get('/film.mp4', { 'if-none-match': spelled[form] });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(await response.text()).toBe('');
  });

test('a changed file is sent again', async () => {
  const path = join(directory, 'film.mp4');
  const etag = (await get('/film.mp4')).headers.get('etag') as string;
  await Bun.write(path, `${CONTENT}!`);
  expect((await get('/film.mp4', { 'if-none-match': etag })).status).toBe(200);
  await Bun.write(path, CONTENT);
});

for (const [range, expected, contentRange] of [
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-99', CONTENT, 'bytes 0-9/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
] as const)
  test(`Range: ${range} gets that part`, async () => {
    const response = await get('/film.mp4', { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
    expect(await response.text()).toBe(expected);
  });

for (const range of ['bytes=10-', 'bytes=99-100', 'bytes=-0'])
  test(`Range: ${range} is past the end: 416 with the length`, async () => {
    const response = await get('/film.mp4', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

for (const range of ['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=1'])
  test(`Range: ${range} is ignored`, async () => {
    const response = await get('/film.mp4', { range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(CONTENT);
  });

test('If-Range with another version gets the whole file', async () => {
  const response = await get('/film.mp4', { range: 'bytes=0-3', 'if-range': 'W/"old"' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(CONTENT);
});

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange(null, 0)).toBeNull();
});

for (const encoding of ['br', 'gzip', 'zstd'])
  test(`a built file is sent in ${encoding}, compressed at build time, and is immutable`, async () => {
    const response = await get('/build/client-a1b2.js', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toStartWith('text/javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
  });

test('a built file is sent uncompressed to a client that accepts no encoding', async () => {
  const response = await get('/build/client-a1b2.js', { 'accept-encoding': 'identity' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
});

for (const path of [
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/..%5coutside.txt',
  '/fonts/../../outside.txt',
  '/fonts/..%2f..%2foutside.txt',
  '/build/../../outside.txt',
  '/build/..%2f..%2foutside.txt',
  '/build/%2e%2e%2f..%2foutside.txt',
  '//outside.txt',
  '/./../outside.txt',
  '/fonts',
  '/fonts/',
  '/build/',
  '/.hidden',
  '/film.mp4%00',
  '/film.mp4/',
  '/FILM.MP4',
  '/build/manifest.json',
  '/build/client-a1b2.js.br',
  '/build/client-a1b2.js.1.tmp',
  '/build/client-none.js',
  '/package.json',
  '/server/main.ts',
])
  test(`${path} is not found`, async () => {
    const response = await server.raw(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('secret');
  });

test('a file rejects other methods', async () => {
  for (const path of ['/film.mp4', '/build/client-a1b2.js'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
});
