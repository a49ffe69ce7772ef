// The log line of a request, and what it omits.
import { expect, test } from 'bun:test';
import { openTestApp } from '#testing/test-app.ts';

test('a request is one line with the id of its response', async () => {
  await using app = await openTestApp();
  const response = await app.request('/api/posts/nope?token=secret');
  expect(app.logged).toHaveLength(1);
  expect(app.logged[0]).toMatchObject({
    level: 30,
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/posts/nope',
    status: 404,
    ms: expect.any(Number),
  });
});

test('a HEAD request is logged as HEAD', async () => {
  await using app = await openTestApp();
  await app.request('/api/posts/nope', { method: 'HEAD' });
  expect(app.logged[0]).toMatchObject({ method: 'HEAD', status: 404 });
});

test('queries, headers, bodies and addresses of visitors are not logged', async () => {
  await using app = await openTestApp();
  await app.request('/api/admin/login?q=secret', {
    method: 'POST',
    address: '192.0.2.77',
    headers: { 'content-type': 'application/json', cookie: 'session=secret', 'x-a': 'secret' },
    body: '{"password":"secret"}',
  });
  expect(app.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(app.logged)).not.toMatch(/secret|192\.0\.2\.77/);
});

test('the token of a share link is not logged, also with an extra slash or capitals', async () => {
  await using app = await openTestApp();
  for (const folder of ['/preview/', '//preview/', '/preview//', '/Preview/'])
    await app.request(`${folder}token`);
  expect(app.logged.length).toBeGreaterThan(3);
  expect(JSON.stringify(app.logged)).not.toContain('token');
});
