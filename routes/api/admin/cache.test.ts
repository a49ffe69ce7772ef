// POST /api/admin/cache/clear (docs/contract.md, Other admin calls).
import { expect, test } from 'bun:test';
import { openTestApp } from '#testing/test-app.ts';

test('clearing the cache returns the number of removed pages, and zero the second time', async () => {
  await using app = await openTestApp();
  const staff = await app.login();
  for (const path of ['/insights', '/api/posts']) await app.request(path);
  const clear = () => app.send('POST', '/api/admin/cache/clear', {}, staff);
  const first = await clear();
  expect(first.status).toBe(200);
  const cleared = await first.json();
  expect(cleared).toEqual({ success: true, pages: 2, bytes: expect.any(Number) });
  expect(cleared.bytes).toBeGreaterThan(1000);
  expect(await (await clear()).json()).toEqual({ success: true, pages: 0, bytes: 0 });
});

test('clearing the cache needs no body', async () => {
  await using app = await openTestApp();
  const staff = await app.login();
  const response = await app.send('POST', '/api/admin/cache/clear', undefined, staff);
  expect(response.status).toBe(200);
});
