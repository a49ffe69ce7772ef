// The probes of an operator (docs/contract.md, Health and shutdown).
import { afterEach, expect, test } from 'bun:test';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
afterEach(() => app[Symbol.asyncDispose]());

async function probe(path: string) {
  const response = await app.request(path);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}
const ALIVE = { status: 200, body: { status: 'ok' } };

test('a working site is alive and ready', async () => {
  app = await openTestApp();
  expect(await probe('/healthz')).toEqual(ALIVE);
  expect(await probe('/readyz')).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', files: 'ok' },
  });
});

test('a site without its database is alive but not ready, until the database is back', async () => {
  app = await openTestApp();
  await rename(app.databasePath, `${app.databasePath}.gone`);
  expect(await probe('/healthz')).toEqual(ALIVE);
  expect(await probe('/readyz')).toEqual({
    status: 503,
    body: { status: 'failing', database: 'failing', files: 'ok' },
  });
  await rename(`${app.databasePath}.gone`, app.databasePath);
  expect((await probe('/readyz')).status).toBe(200);
});

test('a site that cannot write its uploads is not ready', async () => {
  app = await openTestApp();
  const folder = join(app.dataDir, 'uploads');
  await rm(folder, { recursive: true });
  // a file instead of the folder: root cannot write into it either
  await Bun.write(folder, '');
  expect(await probe('/readyz')).toEqual({
    status: 503,
    body: { status: 'failing', database: 'ok', files: 'failing' },
  });
});

test('a probe leaves no file behind', async () => {
  app = await openTestApp();
  const { dataDir } = app;
  const files = () => Array.fromAsync(new Bun.Glob('**/*').scan({ cwd: dataDir, dot: true }));
  const before = await files();
  await probe('/readyz');
  expect(await files()).toEqual(before);
});

test('a probe rejects other methods', async () => {
  app = await openTestApp();
  const response = await app.request('/healthz', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a site without its upload folder is not ready, and does not create a new one', async () => {
  app = await openTestApp();
  await rm(join(app.dataDir, 'uploads'), { recursive: true });
  for (const _ of [1, 2])
    expect((await probe('/readyz')).body).toEqual({
      status: 'failing',
      database: 'ok',
      files: 'failing',
    });
});
