// Open forms report themselves, and learn of the others.
import { expect, test } from 'bun:test';
import { openQueryCountingApp } from '#testing/query-counting-app.ts';

const app = await openQueryCountingApp();

const report = (cookie: string | undefined, windowId: string, more: object = {}) =>
  app.send('POST', '/api/admin/presence', { kind: 'posts', id: 1, windowId, ...more }, cookie);
const A = '3f0c3f0c-1111-4111-8111-000000000001';
const B = '3f0c3f0c-1111-4111-8111-000000000002';

test('another session sees an open form until it is closed', async () => {
  const [one, two] = [await app.login(), await app.login()];
  expect(await (await report(one, A)).json()).toEqual({ windows: 0, sessions: 0 });
  expect(await (await report(two, B)).json()).toEqual({ windows: 0, sessions: 1 });
  expect(await (await report(two, B, { kind: 'case-studies' })).json()).toEqual({
    windows: 0,
    sessions: 0,
  });
  await report(one, A, { isLeaving: true });
  expect(await (await report(two, B)).json()).toEqual({ windows: 0, sessions: 0 });
});

test('presence needs a session, and invalid input is rejected', async () => {
  expect((await report(undefined, A)).status).toBe(401);
  expect((await report(await app.login(), 'window')).status).toBe(400);
});

test('a report reads the session once', async () => {
  const before = app.queryCount();
  await report(app.staff, A);
  expect(app.queryCount() - before).toBe(1);
});
