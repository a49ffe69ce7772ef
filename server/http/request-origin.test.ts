// Rejected requests, and the origin and client address of the others (docs/contract.md, Requests and hosts).
import { expect, test } from 'bun:test';
import { connect } from 'node:net';
import { loginTries } from '#db/schema.ts';
import { parseConfig } from '#server/config.ts';
import { ORIGIN, setUpTestApp } from '#testing/test-app.ts';
import { setUpTestServer } from '#testing/test-server.ts';
import { callerOf } from './request-origin.ts';

const app = await setUpTestApp();
const server = setUpTestServer(app);
const named = await setUpTestApp({ ORIGIN: 'https://verso.example' });
const proxied = await setUpTestApp({ TRUST_PROXY: 'true' });

const raw = (head: string) => server.raw(`${head}\r\nConnection: close\r\n\r\n`);
const HOST = `Host: 127.0.0.1:${server.port}`;

for (const [what, head] of [
  ['HTTP/1.0 without a Host', 'GET / HTTP/1.0'],
  ['HTTP/1.1 without a Host', 'GET / HTTP/1.1'],
  ['an empty Host', 'GET / HTTP/1.1\r\nHost:'],
  ['a Host with a space', 'GET / HTTP/1.1\r\nHost: a b'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b'],
  ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a/b'],
  ['a Host with an empty label', 'GET / HTTP/1.1\r\nHost: a..b'],
  ['a Host above the maximum length', `GET / HTTP/1.1\r\nHost: ${'a.'.repeat(150)}a`],
  ['a Host with a user', 'GET / HTTP/1.1\r\nHost: a@b'],
  ['a Host with a fragment', 'GET / HTTP/1.1\r\nHost: a#b'],
  ['a Host with a query', 'GET / HTTP/1.1\r\nHost: a?b'],
  ['a Host with a comma', 'GET / HTTP/1.1\r\nHost: a, b'],
  ['a Host with a port too large', 'GET / HTTP/1.1\r\nHost: a:99999'],
  ['a Host with an invalid port', 'GET / HTTP/1.1\r\nHost: a:b'],
  ['a Host with bytes beyond ASCII', 'GET / HTTP/1.1\r\nHost: a\xffb'],
  ['a target without a slash', `GET healthz HTTP/1.1\r\n${HOST}`],
  ['a target that is a star', `OPTIONS * HTTP/1.1\r\n${HOST}`],
  [
    'both a length and chunks',
    `POST / HTTP/1.1\r\n${HOST}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked`,
  ],
] as const)
  test(`${what} is 400`, async () => {
    expect((await raw(head)).status).toBe(400);
  });

test('a malformed Host does not bypass the session check of the back office', async () => {
  for (const host of ['a/b', 'a b', 'a#b', 'a?', ''])
    for (const path of ['/api/admin/posts/1', '/vs-admin/dashboard'])
      expect((await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}`)).status).toBe(400);
});

for (const [head, allowed] of [
  [`TRACE / HTTP/1.1\r\n${HOST}`, 'GET, HEAD'],
  [`PROPFIND /api/admin/posts/1?a=b HTTP/1.1\r\n${HOST}`, 'DELETE, GET, HEAD, PUT'],
  [`QUERY /nowhere HTTP/1.1\r\n${HOST}`, 'DELETE, GET, HEAD, PATCH, POST, PUT'],
  [
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443',
    'DELETE, GET, HEAD, PATCH, POST, PUT',
  ],
] as const)
  test(`${head.split(' HTTP', 1)[0]} is 405 with the known methods`, async () => {
    const response = await raw(head);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

test('an upload rejected before any route gets the error form of uploads', async () => {
  const malformed = await raw('POST /api/admin/upload?a HTTP/1.1\r\nHost: a/b');
  const misdirected = await named.request('/api/admin/upload', { method: 'POST' });
  expect([malformed.status, misdirected.status]).toEqual([400, 421]);
  for (const text of [malformed.text, await misdirected.text()]) {
    const { message, ...rest } = JSON.parse(text);
    expect(rest).toEqual({ success: false, error: message });
  }
});

test('an unknown method reaches no route', async () => {
  const { status } = await raw(`FOO / HTTP/1.1\r\n${HOST}`);
  expect([0, 400, 405]).toContain(status);
});

test('a target with a space is rejected', async () => {
  expect((await raw(`GET /a b HTTP/1.1\r\n${HOST}`)).status).toBeGreaterThanOrEqual(400);
});

test('a rejection is JSON with the headers of every response, and is not stored', async () => {
  const response = await raw('GET / HTTP/1.1\r\nHost: a b');
  expect(JSON.parse(response.text)).toEqual({ message: 'The request is malformed' });
  expect(response.headers.get('content-type')).toStartWith('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the authority of an absolute target is ignored', async () => {
  const response = await raw(`GET http://evil.example/ HTTP/1.1\r\n${HOST}`);
  expect(response.status).toBe(200);
  expect(response.text).toContain(`<link rel="canonical" href="${server.url}/"/>`);
  expect(response.text).not.toContain('evil.example');
});

for (const path of [
  '/',
  '/api/posts',
  '/api/admin/status',
  '/fonts/instrument-sans.woff2',
  '/nope',
])
  test(`with ORIGIN set, another Host is 421 at ${path}`, async () => {
    for (const host of [
      'localhost',
      'evil.example',
      'verso.example.evil.example',
      'verso.example:8443',
    ]) {
      const response = await named.request(path, { headers: { host } });
      expect(response.status).toBe(421);
      expect(await response.json()).toEqual({ message: 'This host is not served here' });
    }
  });

test('with ORIGIN set, its own Host is served in every spelling', async () => {
  for (const host of ['verso.example', 'VERSO.example', 'verso.example:443'])
    expect((await named.request('/', { headers: { host } })).status).toBe(200);
});

test('with ORIGIN set, the probes accept any Host', async () => {
  for (const path of ['/healthz', '/readyz', '/readyz?x=1'])
    expect((await named.request(path, { headers: { host: '10.0.0.7' } })).status).toBe(200);
});

test('with ORIGIN set, links do not depend on the request', async () => {
  const page = await named.request('/', {
    headers: { host: 'verso.example', 'x-forwarded-host': 'evil.example' },
  });
  const html = await page.text();
  expect(html).toContain('<link rel="canonical" href="https://verso.example/"/>');
  expect(html).not.toContain('evil.example');
});

test('without TRUST_PROXY, forwarded headers are ignored', async () => {
  const response = await app.request('/', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(await response.text()).toContain('<link rel="canonical" href="http://localhost/"/>');
});

test('with TRUST_PROXY, the origin is the first forwarded host and protocol', async () => {
  const response = await proxied.request('/', {
    headers: { 'x-forwarded-host': 'verso.example, inner', 'x-forwarded-proto': 'https, http' },
  });
  expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  expect(await response.text()).toContain('<link rel="canonical" href="https://verso.example/"/>');
});

test('a malformed forwarded host is ignored', async () => {
  for (const host of ['a b', 'a/b', 'evil.example:99999', '<script>', '[::zz]', '']) {
    const response = await proxied.request('/', { headers: { 'x-forwarded-host': host } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<link rel="canonical" href="http://localhost/"/>');
  }
});

test('with TRUST_PROXY, login attempts are counted by the address that the proxy wrote', async () => {
  const login = (forwarded: string) =>
    proxied.request('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: '{"password":"guess"}',
    });
  for (let i = 0; i < 10; i++)
    expect((await login(`198.51.100.${i}, 203.0.113.5`)).status).toBe(401);
  expect((await login('198.51.100.99, 203.0.113.5')).status).toBe(429);
  expect((await login('203.0.113.6')).status).toBe(401);
  const rows = await proxied.deps.db.read((db) => db.select().from(loginTries));
  expect(new Set(rows.map(({ address }) => address))).toEqual(
    new Set(['203.0.113.5', '203.0.113.6']),
  );
});

test('with several proxies, each adds one entry to X-Forwarded-For', async () => {
  const addressOf = (proxies: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const config = parseConfig({ TRUST_PROXY: proxies });
    return callerOf(new Request(ORIGIN, { headers }), ORIGIN, '10.0.0.1', config).address;
  };
  const forwarded = '6.6.6.6, 203.0.113.5, 10.0.0.2';
  expect(addressOf('0', forwarded)).toBe('10.0.0.1');
  expect(addressOf('1', forwarded)).toBe('10.0.0.2');
  expect(addressOf('2', forwarded)).toBe('203.0.113.5');
  expect(addressOf('2', '203.0.113.5')).toBe('203.0.113.5');
  expect(addressOf('2', ' ')).toBe('10.0.0.1');
});

for (const [address, counted] of [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
] as const)
  test(`the address ${address} counts as ${counted}`, () => {
    const caller = callerOf(new Request(ORIGIN), ORIGIN, address, parseConfig({}));
    expect(caller.address).toBe(counted);
  });

test('a client that disconnects within a body is not logged as a failure', async () => {
  const call = `POST /api/enquiries HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json`;
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${call}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"kin\r\n`);
  const logged = app.logged.length;
  await Bun.sleep(50);
  socket.destroy();
  while (app.logged.length === logged) await Bun.sleep(10);
  expect(app.logged.slice(logged)).toMatchObject([{ path: '/api/enquiries', status: 400 }]);
});
