// Deferred data: in time, late or failed.
import { expect, test } from 'bun:test';
import { newRenderInfo } from '#server/cache/render-info.ts';
import type { AppContext } from '#server/context.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { defer, statusOf, valueIfReady } from './defer.ts';

const app = await setUpTestApp();

test('the shell of a page is sent before deferred data', async () => {
  const read = app.deps.db.read.bind(app.deps.db);
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  app.deps.db.read = (work) => gate.then(() => read(work));
  for (const [path, fallback] of [
    ['/insights', 'Loading insights...'],
    ['/insights/some-article', 'Loading article...'],
    ['/case-studies/some-study', 'Loading case study...'],
  ] as const) {
    const response = await app.request(path);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const shell = new TextDecoder().decode((await reader.read()).value);
    expect([path, shell.includes('<header'), shell.includes(fallback)]).toEqual([path, true, true]);
    await reader.cancel();
  }
  release();
  app.deps.db.read = read;
});

test('data in time is a value, later data a promise', async () => {
  const c = { var: { renderInfo: newRenderInfo(), log: app.deps.log } } as AppContext;
  expect(await defer(c, Promise.resolve(1))).toEqual({ data: { ok: true, value: 1 } });
  const { promise, resolve } = Promise.withResolvers<number>();
  const { data } = await defer(c, promise);
  expect(data).toBeInstanceOf(Promise);
  resolve(2);
  expect(await data).toEqual({ ok: true, value: 2 });
});

test.each([
  [{ ok: true, value: ['a'] }, 200, ['a']],
  [{ ok: true, value: null }, 404, null],
  [{ ok: false }, 503, undefined],
  [Promise.resolve({ ok: true, value: null }), 200, undefined],
] as const)('the status of %j is %i', (data, status, value) => {
  expect(statusOf(data)).toBe(status);
  expect(valueIfReady<readonly string[] | null>(data)).toEqual(value as readonly string[] | null);
});
