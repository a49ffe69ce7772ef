// Lifetime, cookie and storage of a session (docs/contract.md, Sessions).
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { AUTOMATIC_HEADER, HOUR_MS, MINUTE_MS } from '#db/limits.ts';
import { sessions } from '#db/schema.ts';
import { openTestApp, PASSWORD, setUpTestApp, type TestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const secure = await setUpTestApp({ ORIGIN: 'https://verso.example' });
afterEach(() => void setSystemTime());

const after = (ms: number) => setSystemTime(Date.now() + ms);
const rows = (of: TestApp = app) => of.deps.db.read((db) => db.select().from(sessions));
const isIn = async (cookie: string, of: TestApp = app) =>
  (await (await of.send('GET', '/api/admin/status', undefined, cookie)).json()).isAuthenticated;
/** A call of the back office, which extends the session. */
const use = async (cookie: string, of: TestApp = app) =>
  (await of.send('POST', '/api/admin/cache/clear', {}, cookie)).status;
const cookieOf = async (of: TestApp, headers: Record<string, string> = {}) => {
  const response = await of.request('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return response.headers.getSetCookie();
};

test('an idle session ends after two hours', async () => {
  const cookie = await app.login();
  after(2 * HOUR_MS - 1000);
  expect(await isIn(cookie)).toBe(true);
  after(2000);
  expect(await isIn(cookie)).toBe(false);
  expect(await use(cookie)).toBe(401);
});

test('a session ends after twelve hours even if in use', async () => {
  const cookie = await app.login();
  for (let hour = 1; hour < 12; hour++) {
    after(HOUR_MS);
    expect(await use(cookie)).toBe(200);
  }
  after(HOUR_MS - 5000);
  expect(await use(cookie)).toBe(200);
  after(6000);
  expect(await use(cookie)).toBe(401);
});

test('pages of the back office extend a session', async () => {
  const cookie = await app.login();
  after(90 * MINUTE_MS);
  expect((await app.request('/vs-admin', { headers: { cookie } })).status).toBe(200);
  after(90 * MINUTE_MS);
  expect(await isIn(cookie)).toBe(true);
});

test('a status call does not extend a session', async () => {
  const cookie = await app.login();
  for (let minutes = 30; minutes < 120; minutes += 30) {
    after(30 * MINUTE_MS);
    expect(await isIn(cookie)).toBe(true);
  }
  after(31 * MINUTE_MS);
  expect(await isIn(cookie)).toBe(false);
});

test('the report of an open form does not extend a session', async () => {
  const cookie = await app.login();
  after(90 * MINUTE_MS);
  const report = { kind: 'posts', id: 1, windowId: crypto.randomUUID() };
  const { status } = await app.send('POST', '/api/admin/presence', report, cookie);
  expect(status).toBe(200);
  after(31 * MINUTE_MS);
  expect(await isIn(cookie)).toBe(false);
});

test('a call that a page makes by itself does not extend a session', async () => {
  const cookie = await app.login();
  after(90 * MINUTE_MS);
  const headers = { cookie, [AUTOMATIC_HEADER]: '1' };
  expect((await app.request('/api/admin/media', { headers })).status).toBe(200);
  after(31 * MINUTE_MS);
  expect(await isIn(cookie)).toBe(false);
});

test('public pages and lists do not extend a session', async () => {
  const cookie = await app.login();
  after(90 * MINUTE_MS);
  for (const path of ['/', '/api/posts', '/api/posts/nope'])
    await app.request(path, { headers: { cookie } });
  after(31 * MINUTE_MS);
  expect(await isIn(cookie)).toBe(false);
});

test('idle and absolute time are configurable', async () => {
  const env = { SESSION_IDLE_MINUTES: '5', SESSION_ABSOLUTE_MINUTES: '8' };
  await using short = await openTestApp(env);
  const cookie = await short.login();
  after(4 * MINUTE_MS);
  expect(await use(cookie, short)).toBe(200);
  after(3 * MINUTE_MS);
  expect(await use(cookie, short)).toBe(200);
  after(2 * MINUTE_MS);
  expect(await use(cookie, short)).toBe(401);
});

test('the token has 256 random bits and only its hash is stored', async () => {
  const [, token = ''] = (await app.login()).split('=');
  expect(Buffer.from(token, 'base64url').byteLength).toBe(32);
  const stored = await rows();
  const hash = createHash('sha256').update(token).digest('hex');
  expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hash);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('the stored hash is not a token', async () => {
  await app.login();
  for (const { tokenHash } of await rows()) expect(await isIn(`session=${tokenHash}`)).toBe(false);
});

test('each login creates a new token and ends the old session of the browser', async () => {
  const first = await app.login();
  const cookies = await cookieOf(app, { cookie: first });
  expect(cookies).toEqual([expect.stringMatching(/^session=/), expect.stringMatching(/^browser=/)]);
  const [second = ''] = (cookies[0] ?? '').split(';');
  expect(second).not.toBe(first);
  expect(await isIn(first)).toBe(false);
  expect(await isIn(second)).toBe(true);
});

test('another cookie of the same name does not log staff out', async () => {
  const cookie = await app.login();
  for (const both of [
    `session=bad; ${cookie}`,
    `${cookie}; session=bad`,
    `a=b;session=bad;${cookie}`,
  ])
    expect([both, await isIn(both)]).toEqual([both, true]);
  const many = Array.from({ length: 9 }, (_, n) => `session=${n}`).join('; ');
  expect(await isIn(many)).toBe(false);
  await app.send('POST', '/api/admin/logout', undefined, `session=bad; ${cookie}`);
  expect(await isIn(cookie)).toBe(false);
});

test('a login does not adopt an unknown token', async () => {
  const [cookie = ''] = await cookieOf(app, { cookie: 'session=chosen-by-somebody-else' });
  expect(cookie).not.toContain('chosen-by-somebody-else');
  expect(await isIn('session=chosen-by-somebody-else')).toBe(false);
});

test('a login deletes expired sessions', async () => {
  await using fresh = await openTestApp();
  await fresh.login();
  after(3 * HOUR_MS);
  await fresh.login();
  expect(await rows(fresh)).toHaveLength(1);
});

test('over http the cookie is HttpOnly, Lax and valid for all paths', async () => {
  const [cookie = ''] = await cookieOf(app);
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('over https the cookie is Secure and bound to the host', async () => {
  const [cookie = ''] = await cookieOf(secure, { host: 'verso.example' });
  expect(cookie).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('over https a cookie without the prefix is ignored', async () => {
  const [cookie = ''] = await cookieOf(secure, { host: 'verso.example' });
  const token = cookie.slice('__Host-session='.length).split(';')[0];
  const status = async (value: string) =>
    (
      await secure.request('/api/admin/status', {
        headers: { host: 'verso.example', cookie: value },
      })
    ).json();
  expect(await status(`__Host-session=${token}`)).toEqual({ isAuthenticated: true });
  expect(await status(`session=${token}`)).toEqual({ isAuthenticated: false });
});

test('a page of the back office redirects to the login without a session', async () => {
  for (const path of [
    '/vs-admin',
    '/vs-admin/',
    '/vs-admin/dashboard',
    '/vs-admin/create',
    '/vs-admin/nope',
  ]) {
    const response = await app.request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/vs-admin/login');
    expect(await response.text()).toBe('');
  }
});

test('staff reach the back office, and its unknown pages are 404', async () => {
  const cookie = await app.login();
  expect((await app.request('/vs-admin/dashboard', { headers: { cookie } })).status).toBe(200);
  expect((await app.request('/vs-admin/nope', { headers: { cookie } })).status).toBe(404);
  const login = await app.request('/vs-admin/login', { headers: { cookie } });
  expect([login.status, login.headers.get('location')]).toEqual([302, '/vs-admin/dashboard']);
});

test('a session that begins in the future is invalid, and deleted at the next login', async () => {
  after(365 * 24 * HOUR_MS);
  const opened = await app.login();
  setSystemTime();
  expect(await isIn(opened)).toBe(false);
  expect(await use(opened)).toBe(401);
  after(30_000);
  const nearly = await app.login();
  setSystemTime();
  expect(await isIn(nearly)).toBe(true);
  const openedAt = (await rows()).map(({ createdAt }) => createdAt);
  expect(Math.max(...openedAt)).toBeLessThan(Date.now() + MINUTE_MS);
});
