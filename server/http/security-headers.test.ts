// The headers of every response (docs/contract.md, Response headers).
import { expect, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';
import { setUpTestServer } from '#testing/test-server.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const app = await setUpTestApp();
const server = setUpTestServer(app);
const secure = await setUpTestApp({ ORIGIN: 'https://verso.example' });
const staff = await app.login();
const FONT = '/fonts/instrument-sans.woff2';

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );

async function responses(): Promise<[string, Response][]> {
  const page = await app.request('/insights');
  const etag = page.headers.get('etag') as string;
  const fontTag = (await app.request(FONT)).headers.get('etag') as string;
  return [
    ['a page', page],
    ['a page from the cache', await app.request('/insights')],
    ['a compressed page', await app.request('/insights', { headers: { 'accept-encoding': 'br' } })],
    ['an unchanged page', await app.request('/insights', { headers: { 'if-none-match': etag } })],
    ['a page that is missing', await app.request('/nope')],
    ['an article that is missing', await app.request('/insights/nope')],
    ['a redirect to the login', await app.request('/vs-admin/dashboard')],
    ['a redirect to no slash', await app.request('/insights/')],
    ['the login', await app.request('/vs-admin/login')],
    ['the dashboard', await app.request('/vs-admin', { headers: { cookie: staff } })],
    ['a file', await app.request(FONT)],
    ['an unchanged file', await app.request(FONT, { headers: { 'if-none-match': fontTag } })],
    ['a part of a file', await app.request(FONT, { headers: { range: 'bytes=0-9' } })],
    ['a range past the end', await app.request(FONT, { headers: { range: 'bytes=99999999-' } })],
    ['a list', await app.request('/api/posts')],
    ['an API error', await app.request('/api/nope')],
    [
      'a foreign call',
      await app.request('/api/admin/logout', { method: 'POST', headers: { origin: 'null' } }),
    ],
    ['a method that is not supported', await app.request('/', { method: 'DELETE' })],
    ['a malformed request', await app.request('/', { headers: { host: 'a b' } })],
    ['a probe', await app.request('/healthz')],
    ['HEAD', await app.request('/', { method: 'HEAD' })],
  ];
}

for (const [what, response] of await responses())
  test(`${what} has the security headers`, () => {
    const { headers } = response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = directivesOf(headers.get('content-security-policy') ?? '');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

test('the policy forbids inline scripts and eval', () => {
  const directives = directivesOf(contentSecurityPolicy(app.deps.config));
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
});

test('the nonce of a streamed page is the only exception for its inline scripts', () => {
  const directives = directivesOf(contentSecurityPolicy(app.deps.config, 'abc'));
  expect(directives.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
});

test('every response over https has HSTS and the other headers, a rejection too', async () => {
  const required = new Headers(securityHeaders('http://localhost', secure.deps.config));
  required.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  for (const path of ['/', '/nope', '/api/posts', FONT, '/healthz'])
    for (const host of ['verso.example', 'evil.example']) {
      const { headers } = await secure.request(path, { headers: { host } });
      expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(required));
    }
});

test('the back office and its API are not stored', async () => {
  for (const path of [
    '/vs-admin/login',
    '/vs-admin',
    '/vs-admin/create',
    '/vs-admin/nope',
    '/api/admin/status',
    '/api/admin/posts/1',
    '/api/admin/nope',
  ])
    for (const cookie of [staff, ''])
      expect((await app.request(path, { headers: { cookie } })).headers.get('cache-control')).toBe(
        'no-store',
      );
});

test('the back office is not indexed', async () => {
  for (const [path, cookie] of [
    ['/vs-admin/login', ''],
    ['/vs-admin', staff],
    ['/vs-admin/create', staff],
  ] as const)
    expect(await app.text(path, { headers: { cookie } })).toContain(
      '<meta name="robots" content="noindex, nofollow"/>',
    );
});

test('errors of pages and of the API are not stored', async () => {
  for (const path of [
    '/nope',
    '/insights/nope',
    '/case-studies/nope',
    '/api/nope',
    '/api/posts/nope',
  ])
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-store');
});

test('no header names the server', async () => {
  for (const path of ['/', '/api/nope', FONT]) {
    const { headers } = await server.raw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
