// Login, status and logout: their responses and the limits on guessing (docs/contract.md, Login limits).
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { openDatabase } from '#db/client.ts';
import { MINUTE_MS } from '#db/limits.ts';
import { reserveLoginTry } from '#db/queries/access/login-tries.ts';
import { loginTries } from '#db/schema.ts';
import { createApp } from '#server/app.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { stored } from '#testing/stored.ts';
import { clientOf, PASSWORD, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
afterEach(async () => {
  setSystemTime();
  await app.deps.db.write((tx) => tx.delete(loginTries));
});

let addresses = 0;
const newAddress = () => `192.0.2.${++addresses}`;
const login = (password: unknown, address = newAddress(), cookie?: string) =>
  app.request('/api/admin/login', {
    method: 'POST',
    address,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ password }),
  });
/** Uses up attempts without the cost of checking a password. */
const guess = async (times: number, address?: string) => {
  for (let i = 0; i < times; i++)
    await reserveLoginTry(app.deps.db, { address: address ?? newAddress() }, Date.now());
};
const status = async (cookie?: string) =>
  (await app.send('GET', '/api/admin/status', undefined, cookie)).json();

test('the right password opens a session', async () => {
  const response = await login(PASSWORD);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ isAuthenticated: true });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  expect(await status(cookie)).toEqual({ isAuthenticated: true });
});

for (const password of [
  'guess',
  ` ${PASSWORD}`,
  `${PASSWORD} `,
  PASSWORD.toUpperCase(),
  PASSWORD.slice(0, -1),
  `${PASSWORD}\0`,
])
  test(`the password ${JSON.stringify(password)} is wrong`, async () => {
    const before = await stored(app);
    const response = await login(password);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Invalid password' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await stored(app)).toEqual(before);
  });

for (const [what, password] of [
  ['an empty password', ''],
  ['a password of spaces', '   '],
  ['no password', undefined],
  ['a password that is a number', 5],
  ['a password that is a list', [PASSWORD]],
  ['a password over 1,000 characters', 'x'.repeat(1001)],
] as const)
  test(`rejects ${what} with 400 and does not count it`, async () => {
    const response = await login(password);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toBe('password');
    expect(await app.deps.db.read((db) => db.$count(loginTries))).toBe(0);
  });

test('the status without a session is not an error', async () => {
  const response = await app.request('/api/admin/status');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ isAuthenticated: false });
});

test('the status responds even when the database does not', async () => {
  const cookie = await app.login();
  const db = { ...app.deps.db, read: () => Promise.reject(new Error('gone')) };
  const broken = clientOf(createApp({ ...app.deps, db }));
  const response = await broken.request('/api/admin/status', { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ isAuthenticated: false });
});

test('logout ends the session on the server', async () => {
  const cookie = await app.login();
  const response = await app.send('POST', '/api/admin/logout', undefined, cookie);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ isAuthenticated: false });
  expect(response.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
  expect(await status(cookie)).toEqual({ isAuthenticated: false });
  const again = await app.send('POST', '/api/admin/logout', undefined, cookie);
  expect(again.status).toBe(401);
});

test('logout does not end other sessions', async () => {
  const [mine, theirs] = [await app.login(), await app.login()];
  await app.send('POST', '/api/admin/logout', undefined, mine);
  expect(await status(theirs)).toEqual({ isAuthenticated: true });
});

test('an address has ten failed attempts in ten minutes', async () => {
  const address = newAddress();
  await guess(9, address);
  expect((await login('guess', address)).status).toBe(401);
  const refused = await login(PASSWORD, address);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ message: expect.any(String) });
  const waitS = Number(refused.headers.get('retry-after'));
  expect(waitS).toBeGreaterThan(590);
  expect(waitS).toBeLessThanOrEqual(600);
});

test('after the time in Retry-After the next attempt is accepted', async () => {
  const address = newAddress();
  await guess(10, address);
  const waitS = Number((await login(PASSWORD, address)).headers.get('retry-after'));
  setSystemTime(Date.now() + waitS * 1000);
  expect((await login(PASSWORD, address)).status).toBe(200);
});

test('another address is not limited', async () => {
  await guess(10, newAddress());
  expect((await login(PASSWORD)).status).toBe(200);
});

test('a successful login uses up no attempt', async () => {
  const address = newAddress();
  await guess(9, address);
  for (let i = 0; i < 3; i++) expect((await login(PASSWORD, address)).status).toBe(200);
});

test('concurrent attempts cannot exceed the limit', async () => {
  const address = newAddress();
  await guess(8, address);
  const answers = await Promise.all(Array.from({ length: 8 }, () => login('guess', address)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([401, 401, 429, 429, 429, 429, 429, 429]);
});

test('all addresses together have a hundred attempts in an hour', async () => {
  setSystemTime(Date.now() - 30 * MINUTE_MS);
  await guess(50);
  setSystemTime(Date.now() + 15 * MINUTE_MS);
  await guess(50);
  setSystemTime();
  const refused = await login(PASSWORD);
  expect(refused.status).toBe(429);
  const waitS = Number(refused.headers.get('retry-after'));
  expect(waitS).toBeGreaterThan(29 * 60);
  expect(waitS).toBeLessThanOrEqual(30 * 60);
});

test('the limits survive a restart', async () => {
  const address = newAddress();
  await guess(10, address);
  const db = await openDatabase({ url: `file:${app.databasePath}` });
  const restarted = clientOf(createApp({ ...app.deps, db, cache: new PageCache() }));
  const response = await restarted.request('/api/admin/login', {
    address,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(429);
  await db.close();
});

test('an attack does not end existing sessions', async () => {
  const cookie = await app.login();
  await guess(100);
  expect((await login('guess')).status).toBe(429);
  expect(await status(cookie)).toEqual({ isAuthenticated: true });
  const posted = await app.send('POST', '/api/admin/cache/clear', {}, cookie);
  expect(posted.status).toBe(200);
});

test('a forged forwarded address gives no new attempts', async () => {
  const address = newAddress();
  await guess(10, address);
  const response = await app.request('/api/admin/login', {
    method: 'POST',
    address,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(429);
});

test('fifty correct logins at once from one address all succeed', async () => {
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 50 }, () => login(PASSWORD, address)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
});

test('strangers cannot lock out a known browser', async () => {
  const [session = '', browser = ''] = (await login(PASSWORD)).headers.getSetCookie();
  expect(session).toStartWith('session=');
  expect(browser).toMatch(/^browser=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  await guess(100);
  const [known = ''] = browser.split(';');
  expect((await login(PASSWORD)).status).toBe(429);
  expect((await login(PASSWORD, newAddress(), known)).status).toBe(200);
  const forged = known.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'));
  expect((await login(PASSWORD, newAddress(), forged)).status).toBe(429);
  for (let n = 0; n < 10; n++) expect((await login('guess', newAddress(), known)).status).toBe(401);
  expect((await login(PASSWORD, newAddress(), known)).status).toBe(429);
});

test('a known browser is not logged in', async () => {
  const [, browser = ''] = (await login(PASSWORD)).headers.getSetCookie();
  const [known = ''] = browser.split(';');
  expect(await status(known)).toEqual({ isAuthenticated: false });
  expect(await status(known.replace('browser=', 'session='))).toEqual({ isAuthenticated: false });
});
