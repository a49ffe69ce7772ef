import { expect, test } from 'bun:test';
import { adminRoutes, publicRoutes, type Route } from '#routes/index.ts';
import { openTestApp } from '#testing/test-app.ts';

test('an unknown path is the not-found page with status 404', async () => {
  await using app = await openTestApp();
  const response = await app.request('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('This page is missing. Solutions aren&#x27;t.');
});

test('a trailing slash redirects to the address without it, never to another site', async () => {
  await using app = await openTestApp();
  const list = await app.request('/insights/?page=2');
  expect([list.status, list.headers.get('location')]).toEqual([308, '/insights?page=2']);
  expect((await app.request('//evil.example/')).status).toBe(404);
});

test('several slashes in a row redirect to the address with single ones, in one hop', async () => {
  await using app = await openTestApp();
  for (const path of [
    '/insights//topic///data',
    '//insights/topic/data',
    '/insights/topic//data//',
  ]) {
    const response = await app.request(`${path}?page=2`);
    const location = response.headers.get('location');
    expect([response.status, location]).toEqual([308, '/insights/topic/data?page=2']);
  }
  expect((await app.request('/nowhere//at/all')).status).toBe(404);
  expect((await app.request('/api//posts')).status).toBe(404);
});

test('the redirect from a trailing slash keeps the encoding of the address', async () => {
  await using app = await openTestApp();
  for (const path of ['/insights/a%0D%0AX-Injected:1', '/insights/a%20b', '/insights/%E0%A4%A']) {
    const response = await app.request(`${path}/`);
    expect([response.status, response.headers.get('location')]).toEqual([308, path]);
    expect(response.headers.get('x-injected')).toBeNull();
  }
});

test('a page rejects other methods: 405 with Allow', async () => {
  await using app = await openTestApp();
  for (const path of [
    '/',
    '/insights',
    '/case-studies/some-study',
    '/vs-admin/login',
    '/readyz',
    '/insights/',
  ]) {
    const response = await app.request(path, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  ['public', publicRoutes, '/gives-up'],
  ['staff', adminRoutes, '/vs-admin/gives-up'],
])('a %s screen without content is 404, not 405', async (_, routes, path) => {
  const route: Route = { path, screen: (c) => c.notFound() as Response };
  routes.push(route);
  try {
    await using app = await openTestApp();
    const headers = { cookie: await app.login() };
    const response = await app.request(path, { headers });
    expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
    expect(await response.text()).toContain('This page is missing.');
    expect((await app.request(path, { headers, method: 'POST' })).status).toBe(405);
  } finally {
    routes.splice(routes.indexOf(route), 1);
  }
});
