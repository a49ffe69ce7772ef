// Uploads are served safely, found only by their own names, and whole after a crash (docs/contract.md, Uploads).
import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUpload } from '#db/queries/uploads.ts';
import { makePicture } from '#testing/pictures.ts';
import { openTestApp } from '#testing/test-app.ts';
import { openTestServer } from '#testing/test-server.ts';
import { openUploads } from './uploads.ts';

const app = await openTestApp();
const server = openTestServer(app);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});
const url = await app.deps.uploads.save(await makePicture('png'));
const name = url.slice('/uploads/'.length);

test('an upload is served with its own type, sandboxed and immutable', async () => {
  const response = await fetch(server.url + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([...(await response.bytes()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

test('an unchanged upload is not sent again, with the same headers', async () => {
  const etag = (await app.request(url)).headers.get('etag') as string;
  const response = await app.request(url, { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('names are random', async () => {
  const picture = await makePicture('gif');
  const urls = [await app.deps.uploads.save(picture), await app.deps.uploads.save(picture)];
  expect(new Set(urls).size).toBe(2);
});

for (const path of [
  '/uploads/../site.db',
  '/uploads/%2e%2e/site.db',
  '/uploads/..%2fsite.db',
  '/uploads/%2e%2e%2fsite.db',
  '/uploads/..%5csite.db',
  '/uploads/%252e%252e%252fsite.db',
  '/uploads/../../../../etc/passwd',
  '/uploads/....//site.db',
  '/uploads//etc/passwd',
  '/uploads/',
  '/uploads',
  '/uploads/%00',
  `/uploads/${name}%00.png`,
  `/uploads/${name}/`,
  `/uploads/./../uploads/${name}.unfinished`,
  '/uploads/.probe-x',
  `/uploads/${name.toUpperCase()}`,
])
  test(`${path.replace(name, '<name>')} gives no file`, async () => {
    const answer = await server.raw(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).not.toContain('SQLite format');
    expect(answer.text).not.toContain('root:');
  });

test('a file in the folder that was never uploaded is not served under another kind of name', async () => {
  for (const stray of ['page.html', 'x.png', `${'a'.repeat(26)}.svg`]) {
    await Bun.write(join(app.dataDir, 'uploads', stray), '<svg/>');
    expect((await app.request(`/uploads/${stray}`)).status).toBe(404);
  }
});

test('after a crash an upload with a stored row is finished, and the others are removed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  const folder = join(dataDir, 'uploads');
  const known = `${'k'.repeat(26)}.png`;
  await createUpload(app.deps.db, {
    name: known,
    type: 'image/png',
    bytes: 1,
    width: 1,
    height: 1,
  });
  await Bun.write(join(folder, `${known}.unfinished`), 'x');
  await Bun.write(join(folder, `${'u'.repeat(26)}.png.unfinished`), 'x');
  await openUploads(dataDir, app.deps.db);
  expect(await readdir(folder)).toEqual([known]);
  await rm(dataDir, { recursive: true });
});

test('a missing file answers 404', async () => {
  const gone = await app.deps.uploads.save(await makePicture('webp'));
  await rm(join(app.dataDir, gone));
  expect((await app.request(gone)).status).toBe(404);
});
