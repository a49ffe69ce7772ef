// Data for a screen: here in time, late, or failed.
import { afterAll, expect, test } from 'bun:test';
import type { AppContext } from '#server/context.ts';
import { openTestApp } from '#testing/test-app.ts';
import { ready } from './ready.ts';

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());

test('the shell of a real page leaves before data that is late', async () => {
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

test('data that comes in time is given as it is, data that is late as a promise', async () => {
  const c = { var: { showing: {}, log: app.deps.log } } as AppContext;
  expect(await ready(c, Promise.resolve(1))).toEqual({ data: { ok: true, value: 1 } });
  const { data } = await ready(
    c,
    Bun.sleep(80).then(() => 2),
  );
  expect(data).toBeInstanceOf(Promise);
  expect(await data).toEqual({ ok: true, value: 2 });
});
