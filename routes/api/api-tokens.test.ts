// API tokens: which calls they open, and how they end (docs/contract.md, API tokens).
import { expect, setSystemTime, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { DAY_MS } from '#db/limits.ts';
import { replacePasswordHash } from '#db/queries/access/staff-password.ts';
import { apiTokens, staffPassword } from '#db/schema.ts';
import { createApp } from '#server/app.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { messageOf, openSiteWithToken } from '#testing/api-token-fixtures.ts';
import { makePicture } from '#testing/pictures.ts';
import { stored } from '#testing/stored.ts';
import { clientOf, openTestApp } from '#testing/test-app.ts';
import { api } from './index.ts';
import { describedCalls } from './openapi.ts';

const { app, staff, token, tokenId, createToken, as, byToken, createPost } =
  await openSiteWithToken();
const INVALID = { message: 'This API token is not valid' };

/** The calls that accept a token. A new call is closed until it is opened both here and at its route. */
const OPEN = [
  'get /api/admin/case-studies',
  'get /api/admin/case-studies/{id}',
  'get /api/admin/case-studies/{id}/draft',
  'get /api/admin/documents',
  'get /api/admin/documents/opened',
  'get /api/admin/documents/pages',
  'get /api/admin/documents/{id}',
  'get /api/admin/documents/{id}/draft',
  'get /api/admin/media',
  'get /api/admin/media/{name}',
  'get /api/admin/posts',
  'get /api/admin/posts/{id}',
  'get /api/admin/posts/{id}/draft',
  'patch /api/admin/case-studies/{id}/draft',
  'patch /api/admin/documents/{id}/draft',
  'patch /api/admin/posts/{id}/draft',
  'post /api/admin/case-studies',
  'post /api/admin/posts',
  'post /api/admin/preview',
  'post /api/admin/upload',
  'put /api/admin/case-studies/{id}/draft',
  'put /api/admin/documents/{id}/draft',
  'put /api/admin/posts/{id}/draft',
];

test('a token may make these calls; every other call of the back office is 403 without any effect', async () => {
  const { id } = await createPost();
  await byToken('GET', '/api/admin/posts');
  const before = await stored(app);
  const open: string[] = [];
  for (const call of describedCalls(api.routes)) {
    if (!call.path.startsWith('/api/admin/')) continue;
    const path = call.path.replace('{name}', `${'a'.repeat(26)}.png`).replace('{kind}', 'posts');
    const body = call.method === 'get' ? undefined : {};
    const response = await byToken(
      call.method.toUpperCase(),
      path.replace(/\{\w+\}/g, String(id)),
      body,
    );
    if (response.status === 403 && /API token/.test(await messageOf(response))) continue;
    expect([call.path, response.status]).not.toEqual([call.path, 401]);
    open.push(`${call.method} ${call.path}`);
  }
  // their effects are tested below; all that write reject an empty body
  expect(open.sort()).toEqual(OPEN);
  expect(await stored(app)).toEqual(before);
});

test('the OpenAPI document lists the token for exactly these calls', async () => {
  const { paths } = await (await app.request('/api/openapi.json')).json();
  const named = Object.entries<Record<string, { security: object[] }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) =>
        security.some((scheme) => 'bearer' in scheme) ? [`${method} ${path}`] : [],
      ),
  );
  expect(named.sort()).toEqual(OPEN);
});

test('a path that matches two routes is closed when one of them is', async () => {
  const response = await byToken('PUT', '/api/admin/case-studies/stats/draft', {});
  expect(response.status).toBe(403);
});

test('HEAD is handled like GET, and an unknown method is 405, an unknown address 404', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const status = async (method: string, path: string) =>
    (await app.request(path, { method, headers })).status;
  expect(await status('HEAD', '/api/admin/posts')).toBe(200);
  expect(await status('HEAD', '/api/admin/enquiries')).toBe(403);
  expect(await status('OPTIONS', '/api/admin/posts')).toBe(405);
  expect(await status('GET', '/api/admin/nothing')).toBe(404);
});

for (const [what, bearer] of [
  ['unknown', `verso_${'a'.repeat(43)}`],
  ['without its prefix', token.slice('verso_'.length)],
  ['longer', `${token}a`],
  ['twice', `${token}, Bearer ${token}`],
  ['in another case', token.toUpperCase()],
  ['empty', ''],
  ['very long', 'x'.repeat(10_000)],
  ['SQL', "' OR 1=1 --"],
] as const)
  test(`a token that is ${what} gets 401, for every call, even with a session`, async () => {
    for (const [method, path] of [
      ['GET', '/api/admin/posts'],
      ['GET', '/api/admin/status'],
      ['DELETE', '/api/admin/posts/1'],
      ['OPTIONS', '/api/admin/posts'],
    ] as const) {
      const response = await as(bearer, method, path, undefined, { cookie: staff });
      expect([path, response.status]).toEqual([path, 401]);
      expect(await response.json()).toEqual(INVALID);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

test('a token opens no page of the back office, and other schemes are ignored', async () => {
  expect((await byToken('GET', '/vs-admin/posts')).status).toBe(302);
  const headers = { cookie: staff, authorization: 'Basic dXNlcjpwYXNz' };
  expect((await app.request('/api/admin/enquiries', { headers })).status).toBe(200);
});

test('a request with a session and a token is authorised by the token only', async () => {
  const headers = { cookie: staff };
  expect((await as(token, 'GET', '/api/admin/enquiries', undefined, headers)).status).toBe(403);
  expect((await as(token, 'POST', '/api/admin/logout', undefined, headers)).status).toBe(403);
  expect((await app.send('GET', '/api/admin/enquiries', undefined, staff)).status).toBe(200);
});

test('a call with a token may come from another site; one with a session or by a visitor may not', async () => {
  const headers = { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' };
  const body = { title: 'From a tool', status: 'draft' };
  expect((await as(token, 'POST', '/api/admin/posts', body, headers)).status).toBe(201);
  const withCookie = { ...headers, cookie: staff, 'content-type': 'application/json' };
  const response = await app.request('/api/admin/posts', {
    ...{ method: 'POST', headers: withCookie, body: JSON.stringify(body) },
  });
  expect(response.status).toBe(403);
  const enquiry = { kind: 'newsletter', email: 'a@example.com' };
  expect((await as(token, 'POST', '/api/enquiries', enquiry, headers)).status).toBe(403);
});

test('an expired token gets 401', async () => {
  const short = await createToken('Short', 1);
  const list = '/api/admin/posts';
  setSystemTime(Date.now() + DAY_MS - 60_000);
  expect((await as(short.token, 'GET', list)).status).toBe(200);
  setSystemTime(Date.now() + 2 * 60_000);
  const response = await as(short.token, 'GET', list);
  expect([response.status, await response.json()]).toEqual([401, INVALID]);
});

test('a revoked token gets 401 at once in every process, and another token stays', async () => {
  const db = await openDatabase({ url: `file:${app.databasePath}` });
  using _ = { [Symbol.dispose]: () => db.close() };
  const other = clientOf(createApp({ ...app.deps, db, cache: new PageCache() }));
  const elsewhere = (bearer: string) =>
    other.request('/api/admin/posts', { headers: { authorization: `Bearer ${bearer}` } });
  const [one, two] = [await createToken('One'), await createToken('One')];
  expect((await elsewhere(one.token)).status).toBe(200);
  const revoked = await app.send('DELETE', `/api/admin/tokens/${one.id}`, undefined, staff);
  expect(revoked.status).toBe(200);
  const response = await elsewhere(one.token);
  expect([response.status, await response.json()]).toEqual([401, INVALID]);
  expect((await as(one.token, 'GET', '/api/admin/posts')).status).toBe(401);
  expect((await elsewhere(two.token)).status).toBe(200);
  const again = await app.send('DELETE', `/api/admin/tokens/${one.id}`, undefined, staff);
  expect(again.status).toBe(404);
});

test('a new staff password revokes every token', async () => {
  await using site = await openTestApp();
  const cookie = await site.login();
  const path = '/api/admin/tokens';
  const made = await (await site.send('POST', path, { name: 'A' }, cookie)).json();
  const [row] = await site.deps.db.read((read) => read.select().from(staffPassword));
  await replacePasswordHash(site.deps.db, 'another', row?.hash ?? '');
  const headers = { authorization: `Bearer ${made.token}` };
  expect((await site.request('/api/admin/posts', { headers })).status).toBe(401);
});

test('only the hash of a token is stored, it is returned once, and the log has none of it', async () => {
  expect(token).toMatch(/^verso_[\w-]{43}$/);
  await byToken('POST', '/api/admin/posts', { title: '\0' });
  await as(`${token}x`, 'GET', '/api/admin/posts');
  const secret = token.slice('verso_'.length);
  expect(JSON.stringify(await stored(app))).not.toContain(secret);
  expect(JSON.stringify(app.logged)).not.toContain(secret);
  expect(app.logged.length).toBeGreaterThan(0);
  const list = await app.send('GET', '/api/admin/tokens', undefined, staff);
  const listed = (await list.json()).tokens.find(({ id }: { id: number }) => id === tokenId);
  expect(Object.keys(listed)).toEqual(['id', 'name', 'createdAt', 'expiresAt', 'lastUsedAt']);
  expect(Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)).toBe(90 * DAY_MS);
});

test('the last use is stored at most once an hour', async () => {
  const fresh = await createToken('Busy');
  const used = async () => {
    await app.deps.db.write(async () => {});
    const rows = await app.deps.db.read((read) =>
      read.select().from(apiTokens).where(eq(apiTokens.id, fresh.id)),
    );
    return rows[0]?.lastUsedAt ?? null;
  };
  expect(await used()).toBeNull();
  setSystemTime(new Date('2027-01-01T10:20:00Z'));
  await as(fresh.token, 'GET', '/api/admin/posts');
  expect(await used()).toBe('2027-01-01T10:00:00.000Z');
  setSystemTime(new Date('2027-01-01T10:59:59Z'));
  await as(fresh.token, 'GET', '/api/admin/posts');
  expect(await used()).toBe('2027-01-01T10:00:00.000Z');
  setSystemTime(new Date('2027-01-01T11:00:00Z'));
  await as(fresh.token, 'GET', '/api/admin/posts');
  expect(await used()).toBe('2027-01-01T11:00:00.000Z');
});

for (const [what, body] of [
  ['no name', {}],
  ['a blank name', { name: ' \u200b ' }],
  ['a name that is too long', { name: 'x'.repeat(81) }],
  ['a name with NUL', { name: 'a\0b' }],
  ['no time', { name: 'A', expiresInDays: 0 }],
  ['more than a year', { name: 'A', expiresInDays: 366 }],
  ['half a day', { name: 'A', expiresInDays: 0.5 }],
  ['a time in words', { name: 'A', expiresInDays: 'ever' }],
] as const)
  test(`a token with ${what} is rejected with 400`, async () => {
    const before = await stored(app);
    const response = await app.send('POST', '/api/admin/tokens', body, staff);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toHaveLength(1);
    expect(await stored(app)).toEqual(before);
  });

test('there can be 50 valid tokens', async () => {
  await using site = await openTestApp();
  const cookie = await site.login();
  const add = () => site.send('POST', '/api/admin/tokens', { name: 'A' }, cookie);
  for (let i = 0; i < 50; i++) expect((await add()).status).toBe(201);
  const response = await add();
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toContain('at most 50 tokens');
});

test('a token can upload pictures and make previews, which only staff can open', async () => {
  const form = new FormData();
  form.set('image', new Blob([(await makePicture('png')) as BlobPart]));
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await app.request('/api/admin/upload', { method: 'POST', headers, body: form });
  expect(uploaded.status).toBe(201);
  const preview = { kind: 'posts', fields: { title: 'A preview' } };
  const made = await byToken('POST', '/api/admin/preview', preview);
  expect(made.status).toBe(200);
  const { url } = await made.json();
  expect((await byToken('GET', url)).status).toBe(302);
  expect((await app.send('GET', url, undefined, staff)).status).toBe(200);
});
