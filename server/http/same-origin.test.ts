// Writes from another site are rejected, with and without a session (docs/contract.md, Same origin).
import { expect, test } from 'bun:test';
import { makePicture } from '#testing/pictures.ts';
import { stored } from '#testing/stored.ts';
import { ORIGIN, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const secure = await setUpTestApp({ ORIGIN: 'https://verso.example' });
const staff = await app.login();
const picture = new File([(await makePicture('png')) as BlobPart], 'a.png');

let count = 0;
const jsonBody = () => JSON.stringify({ title: 'T', slug: `post-${++count}`, content: '<p>x</p>' });
const form = () => {
  const data = new FormData();
  data.set('image', picture);
  return data;
};
const postJson = (headers: Record<string, string>) =>
  app.request('/api/admin/posts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: staff, ...headers },
    body: jsonBody(),
  });
const postForm = (headers: Record<string, string>) =>
  app.request('/api/admin/upload', {
    method: 'POST',
    headers: { cookie: staff, ...headers },
    body: form(),
  });

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://localhost' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://sub.localhost' },
  { origin: 'HTTP://LOCALHOST' },
  { origin: `${ORIGIN}/` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'something-new' },
  { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
];
for (const headers of foreign)
  test(`${JSON.stringify(headers)} is foreign: 403 for JSON and for forms`, async () => {
    const before = await stored(app);
    for (const response of [await postJson(headers), await postForm(headers)]) {
      expect(response.status).toBe(403);
      expect((await response.json()).message).toBe('This request came from another site');
    }
    expect(await stored(app)).toEqual(before);
  });

const own: Record<string, string>[] = [
  { origin: ORIGIN },
  { 'sec-fetch-site': 'same-origin' },
  { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  {},
];
for (const headers of own)
  test(`${JSON.stringify(headers)} is not foreign, for JSON and for forms`, async () => {
    for (const response of [await postJson(headers), await postForm(headers)])
      expect(response.status).toBe(201);
  });

test('a call without both headers and without a session is 401', async () => {
  expect((await postJson({ cookie: '' })).status).toBe(401);
});

test('every write rejects a foreign origin, login and logout too', async () => {
  const before = await stored(app);
  for (const [method, path] of [
    ['POST', '/api/admin/login'],
    ['POST', '/api/admin/logout'],
    ['POST', '/api/admin/cache/clear'],
    ['PUT', '/api/admin/posts/1'],
    ['DELETE', '/api/admin/posts/1'],
    ['DELETE', '/api/admin/case-studies/1'],
    ['PATCH', '/api/posts'],
    ['POST', '/'],
  ] as const) {
    const response = await app.request(path, {
      method,
      headers: { origin: 'https://evil.example', cookie: staff },
    });
    expect(response.status).toBe(403);
  }
  expect(await stored(app)).toEqual(before);
});

test('reads are not rejected: a link from another site works', async () => {
  for (const path of ['/', '/api/posts', '/api/admin/status']) {
    const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    expect((await app.request(path, { headers })).status).toBe(200);
  }
});

test('with ORIGIN set, only that origin is accepted', async () => {
  const login = (origin: string) =>
    secure.request('/api/admin/login', {
      method: 'POST',
      headers: { host: 'verso.example', origin, 'content-type': 'application/json' },
      body: '{"password":"guess"}',
    });
  expect((await login('https://verso.example')).status).toBe(401);
  expect((await login('http://verso.example')).status).toBe(403);
  expect((await login(ORIGIN)).status).toBe(403);
});
