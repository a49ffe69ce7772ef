// API tokens: machines read and draft, and publish or destroy nothing (docs/contract.md, API tokens).
import { afterAll, afterEach, expect, setSystemTime, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { originalOf } from '#db/content/originals.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import type { Post } from '#db/contract/posts.ts';
import { API_TOKEN_WRITES_PER_HOUR, DAY_MS, ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { countCalls } from '#db/queries/access/rate-counts.ts';
import { replacePasswordHash } from '#db/queries/access/staff-password.ts';
import { apiTokens, staffPassword, uploads } from '#db/schema.ts';
import { publishDueItems } from '#server/admin/save-item.ts';
import { createApp } from '#server/app.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { makePicture } from '#testing/pictures.ts';
import { stored } from '#testing/stored.ts';
import { openTestApp } from '#testing/test-app.ts';
import { api } from './index.ts';
import { describedCalls } from './openapi.ts';

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());
afterEach(() => setSystemTime());
const staff = await app.login();

const INVALID = { message: 'This API token is not valid' };
const createToken = async (name = 'Drafting assistant', expiresInDays = 90) => {
  const body = { name, expiresInDays };
  return (await app.send('POST', '/api/admin/tokens', body, staff)).json() as Promise<{
    id: number;
    token: string;
  }>;
};
const { token, id: tokenId } = await createToken();
const as = (bearer: string, method: string, path: string, body?: unknown, headers = {}) =>
  app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
const byToken = (method: string, path: string, body?: unknown) => as(token, method, path, body);

let made = 0;
const slug = () => `item-${++made}`;
const createPost = async (fields: object = {}) => {
  const body = { title: 'A post', slug: slug(), content: '<p>Text</p>', ...fields };
  const response = await app.send('POST', '/api/admin/posts', body, staff);
  expect(response.status).toBe(201);
  return (await response.json()) as Post;
};
const messageOf = async (response: Response) => (await response.json()).message;
const versionsOf = async ({ id }: { id: number }) => {
  const path = `/api/admin/posts/${id}/versions`;
  return (await (await app.send('GET', path, undefined, staff)).json()).versions;
};

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
  const other = createApp({ ...app.deps, db, cache: new PageCache() });
  const elsewhere = (bearer: string) =>
    other.fetch(
      new Request('http://localhost/api/admin/posts', {
        headers: { host: 'localhost', authorization: `Bearer ${bearer}` },
      }),
      () => '127.0.0.1',
    );
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

test('a token creates drafts that no visitor sees, and the history names it', async () => {
  const hostile = await createToken('<script>alert(1)</script> ‮evil');
  const fields = { title: 'By a machine', slug: slug(), content: '<p onclick="x">Text</p>' };
  const response = await as(hostile.token, 'POST', '/api/admin/posts', {
    ...{ ...fields, status: 'draft' },
  });
  expect(response.status).toBe(201);
  const post = await response.json();
  expect(post).toMatchObject({ title: 'By a machine', content: '<p>Text</p>', status: 'draft' });
  expect((await app.request(`/insights/${fields.slug}`)).status).toBe(404);
  expect(await versionsOf(post)).toMatchObject([
    { cause: 'created', writtenBy: '<script>alert(1)</script> ‮evil' },
  ]);
  const study = { title: 'A client', description: '', categories: [], status: 'draft' };
  const created = await byToken('POST', '/api/admin/case-studies', study);
  expect(created.status).toBe(201);
  const { id } = await created.json();
  const found = await byToken('GET', `/api/admin/case-studies/${id}`);
  expect(await found.json()).toMatchObject({ id, title: 'A client', status: 'draft' });
});

for (const [what, fields] of [
  ['published', { status: 'published' }],
  ['without a status', {}],
  ['scheduled', { status: 'scheduled', publishDate: '2099-01-01T00:00:00Z' }],
  ['a draft with a date', { status: 'draft', publishDate: '2099-01-01T00:00:00Z' }],
] as const)
  test(`an item that is ${what} is rejected with 403, and nothing is stored`, async () => {
    const before = await stored(app);
    const post = { title: 'A post', slug: slug(), content: '<p>Text</p>', ...fields };
    const study = { title: 'A', slug: slug(), description: 'B', categories: ['C'], ...fields };
    for (const [path, body] of [
      ['/api/admin/posts', post],
      ['/api/admin/case-studies', study],
    ] as const) {
      const response = await byToken('POST', path, body);
      expect(response.status).toBe(403);
      expect(await messageOf(response)).toStartWith('An API token can');
    }
    expect(await stored(app)).toEqual(before);
  });

test('a draft of a public post changes nothing public, and names its token', async () => {
  const post = await createPost();
  const page = await app.text(`/insights/${post.slug}`);
  const path = `/api/admin/posts/${post.id}/draft`;
  const response = await byToken('PUT', path, { fields: { title: 'Better', slug: 'moved' } });
  expect(response.status).toBe(200);
  expect((await response.json()).draft).toMatchObject({ writtenBy: 'Drafting assistant' });
  expect(await app.text(`/insights/${post.slug}`)).toBe(page);
  expect(await (await byToken('GET', `/api/admin/posts/${post.id}`)).json()).toEqual(post);
  const draft = await (await app.send('GET', path, undefined, staff)).json();
  expect(draft.draft.writtenBy).toBe('Drafting assistant');
});

test('a draft of a scheduled post is not published by the scheduler, and its date cannot be changed', async () => {
  const publishDate = new Date(Date.now() + DAY_MS).toISOString();
  const post = await createPost({ status: 'scheduled', publishDate });
  const path = `/api/admin/posts/${post.id}/draft`;
  for (const fields of [{ status: 'published' }, { status: 'draft' }, { publishDate: 'now' }])
    for (const [method, stamps] of [
      ['PUT', {}],
      ['PATCH', { updatedAt: null, basedOn: post.updatedAt }],
    ] as const)
      expect((await byToken(method, path, { fields, ...stamps })).status).toBe(403);
  await byToken('PUT', path, { fields: { content: '<p>Of a machine</p>' } });
  setSystemTime(Date.parse(publishDate) + 1000);
  expect(await publishDueItems(app.deps, new Date().toISOString())).toBe(1);
  const live = await (await app.request(`/api/posts/${post.slug}`)).json();
  expect(live).toMatchObject({ status: 'published', content: '<p>Text</p>' });
});

test('a draft by staff is added to the history when a token changes it, once', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  const { draft } = await (
    await app.send('PUT', path, { fields: { content: '<p>Of a person</p>' } }, staff)
  ).json();
  const stale = { updatedAt: null, basedOn: post.updatedAt };
  const refused = await byToken('PATCH', path, { fields: { content: '<p>No</p>' }, ...stale });
  expect(refused.status).toBe(409);
  expect(await versionsOf(post)).toHaveLength(1);
  const stamps = { updatedAt: draft.updatedAt, basedOn: post.updatedAt };
  const patched = await byToken('PATCH', path, { fields: { content: '<p>New</p>' }, ...stamps });
  expect(patched.status).toBe(200);
  const [kept] = await versionsOf(post);
  expect(kept).toMatchObject({ cause: 'draft', changed: ['content'], writtenBy: null });
  const version = await app.send(
    'GET',
    `${path.replace('draft', 'versions')}/${kept.id}`,
    undefined,
    staff,
  );
  expect((await version.json()).item.content).toBe('<p>Of a person</p>');
  await byToken('PUT', path, { fields: { content: '<p>Newer</p>' } });
  expect(await versionsOf(post)).toHaveLength(2);
});

test('a token that drafts the live content does not lose the draft of staff', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  await app.send('PUT', path, { fields: { title: 'Of a person' } }, staff);
  expect(await (await byToken('PUT', path, { fields: {} })).json()).toEqual({ draft: null });
  expect(await versionsOf(post)).toMatchObject([{ cause: 'draft', title: 'Of a person' }, {}]);
});

test('a token changes no draft that goes live by itself', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  await app.send('PUT', path, { fields: { content: '<p>Of a person</p>' } }, staff);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await app.send('PUT', `${path}/schedule`, { publishAt }, staff);
  const { draft } = await scheduled.json();
  const { updatedAt, basedOn } = draft;
  const fields = { content: '<p>Of a machine</p>' };
  for (const refused of [
    await byToken('PUT', path, { fields }),
    await byToken('PUT', path, { fields: {} }),
    await byToken('PATCH', path, { fields, updatedAt, basedOn }),
  ]) {
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toContain('scheduled');
  }
  const stored = await app.send('GET', path, undefined, staff);
  expect((await stored.json()).draft).toEqual(draft);
});

test('a draft that a token changed last goes live at a time only with its text before staff', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  const fields = { content: '<p>Of a machine</p>' };
  const { draft } = await (await byToken('PUT', path, { fields })).json();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const schedule = (body: object) => app.send('PUT', `${path}/schedule`, body, staff);
  // as Undo does after a schedule was cancelled, and a token wrote meanwhile
  const blind = await schedule({ publishAt });
  expect(blind.status).toBe(409);
  expect(await messageOf(blind)).toContain('API token');
  expect((await schedule({ publishAt: null })).status).toBe(200);
  const { updatedAt, basedOn } = draft;
  expect((await schedule({ publishAt, fields, updatedAt, basedOn })).status).toBe(200);
});

test('a draft too large for the history cannot be changed by a token', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  const content = `<p>${'x'.repeat(4.5 * 1024 * 1024)}</p>`;
  expect((await app.send('PUT', path, { fields: { content } }, staff)).status).toBe(200);
  const before = await stored(app);
  const response = await byToken('PUT', path, { fields: { title: 'Short' } });
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toContain('too large for the history');
  expect(await stored(app)).toEqual(before);
});

test('staff publish what a token created from its form, and never from a list', async () => {
  const body = { title: 'Drafted', slug: slug(), content: '<p>Text</p>', status: 'draft' };
  const post = await (await byToken('POST', '/api/admin/posts', body)).json();
  const path = `/api/admin/posts/${post.id}`;
  const fromList = { action: 'publish', ids: [post.id] };
  const published = { ...body, status: 'published' };
  expect((await byToken('POST', '/api/admin/posts/bulk', fromList)).status).toBe(403);
  expect((await byToken('PUT', path, published)).status).toBe(403);
  const before = await stored(app);
  const refused = await app.send('POST', '/api/admin/posts/bulk', fromList, staff);
  expect([refused.status, await messageOf(refused)]).toEqual([
    409,
    '“Drafted” was written by an API token. Open it to read and publish it',
  ]);
  expect(await stored(app)).toEqual(before);
  expect((await app.send('PUT', path, published, staff)).status).toBe(200);
  expect((await app.request(`/insights/${post.slug}`)).status).toBe(200);
  const versions = await versionsOf(post);
  expect(versions.map((each: { writtenBy: string }) => each.writtenBy)).toEqual([
    null,
    'Drafting assistant',
  ]);
  // staff have saved it since
  const hidden = { action: 'unpublish', ids: [post.id] };
  for (const action of [hidden, fromList])
    expect((await app.send('POST', '/api/admin/posts/bulk', action, staff)).status).toBe(200);
});

test('a name or a picture that staff replace everywhere does not make the text of a token theirs', async () => {
  const [former, next] = [
    await app.deps.uploads.save(await makePicture('png'), 'former.png'),
    await app.deps.uploads.save(await makePicture('png'), 'next.png'),
  ].map((address) => address.replace('/uploads/', ''));
  const created = { title: 'A', content: '<p>Text</p>', status: 'draft', categories: ['Drafted'] };
  const body = { ...created, slug: slug(), image: `/uploads/${former}` };
  const post = await (await byToken('POST', '/api/admin/posts', body)).json();
  const rename = { of: 'post-category', from: 'Drafted', to: 'Renamed' };
  const replaced = [
    await app.send('POST', '/api/admin/names/rename', rename, staff),
    await app.send('POST', `/api/admin/media/${former}/replace`, { with: next }, staff),
  ];
  expect(replaced.map(({ status }) => status)).toEqual([200, 200]);
  expect(await versionsOf(post)).toMatchObject([
    { changed: ['image'], writtenBy: 'Drafting assistant' },
    { changed: ['categories'], writtenBy: 'Drafting assistant' },
    { cause: 'created', writtenBy: 'Drafting assistant' },
  ]);
  const publish = { action: 'publish', ids: [post.id] };
  expect((await app.send('POST', '/api/admin/posts/bulk', publish, staff)).status).toBe(409);
});

test('a copy of what a token wrote counts as written by the token', async () => {
  const address = await app.deps.uploads.save(await makePicture('png'), 'photo.png');
  const name = address.replace('/uploads/', '');
  await app.deps.uploads.delete(name);
  const content = `<p>Text</p><img src="${address}" alt="Words of a machine">`;
  const created = { title: 'A', slug: slug(), content, status: 'draft' };
  const byMachine = await (await byToken('POST', '/api/admin/posts', created)).json();
  const drafted = await createPost();
  await byToken('PUT', `/api/admin/posts/${drafted.id}/draft`, { fields: { content } });
  for (const { id } of [byMachine, drafted]) {
    const path = `/api/admin/posts/${id}/duplicate`;
    const copy = await (await app.send('POST', path, undefined, staff)).json();
    expect(await versionsOf(copy)).toMatchObject([{ writtenBy: 'Drafting assistant' }]);
    const publish = { action: 'publish', ids: [copy.id] };
    expect((await app.send('POST', '/api/admin/posts/bulk', publish, staff)).status).toBe(409);
  }
  const [picture] = await app.deps.db.read((read) =>
    read.select().from(uploads).where(eq(uploads.name, name)),
  );
  expect(picture).toMatchObject({ alt: '', deletedAt: expect.any(String) });
});

test('an item that is too large for the history cannot be created by a token', async () => {
  const before = await stored(app);
  const content = `<p>${'x'.repeat(4.5 * 1024 * 1024)}</p>`;
  const body = { title: 'Long', slug: slug(), content, status: 'draft' };
  const refused = await byToken('POST', '/api/admin/posts', body);
  expect([refused.status, await messageOf(refused)]).toEqual([
    400,
    'This is too large for the history, so an API token cannot write it',
  ]);
  expect(await stored(app)).toEqual(before);
});

test('the history names the token whose draft staff discarded or saved over', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}`;
  const draft = (content: string) => byToken('PUT', `${path}/draft`, { fields: { content } });
  await draft('<p>One</p>');
  expect((await app.send('DELETE', `${path}/draft`, undefined, staff)).status).toBe(200);
  await draft('<p>Two</p>');
  const saved = { title: post.title, slug: post.slug, content: '<p>Of a person</p>' };
  expect((await app.send('PUT', path, saved, staff)).status).toBe(200);
  await draft('<p>Three</p>');
  const { id } = (await versionsOf(post)).at(-1);
  const restored = await app.send(
    'POST',
    `${path}/versions/${id}/restore-as-draft`,
    undefined,
    staff,
  );
  expect(restored.status).toBe(200);
  const versions: { cause: string; writtenBy: string | null }[] = await versionsOf(post);
  expect(versions.map(({ cause, writtenBy }) => [cause, writtenBy])).toEqual([
    ['draft', 'Drafting assistant'],
    ['saved', null],
    ['draft', 'Drafting assistant'],
    ['draft', 'Drafting assistant'],
    ['created', null],
  ]);
});

test('a draft that a token changed meanwhile is not published from a list', async () => {
  const post = await createPost({ status: 'draft', title: 'Of a person' });
  const other = await createPost({ status: 'draft' });
  const path = `/api/admin/posts/${post.id}`;
  await byToken('PUT', `${path}/draft`, { fields: { content: '<p>Of a machine</p>' } });
  const publish = () =>
    app.send(
      'POST',
      '/api/admin/posts/bulk',
      { action: 'publish', ids: [other.id, post.id] },
      staff,
    );
  const before = await stored(app);
  const refused = await publish();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: '“Of a person” has changes by an API token. Open it to read and publish them',
    errors: [{ path: 'ids.1' }],
  });
  expect(await stored(app)).toEqual(before);
  // staff who change it have it before them
  const fields = { content: '<p>Of both</p>' };
  expect((await app.send('PUT', `${path}/draft`, { fields }, staff)).status).toBe(200);
  expect((await publish()).status).toBe(200);
});

test('of several pages a list names the one that a token changed', async () => {
  const page = async () => {
    const fields = { type: 'page', title: 'A page', slug: slug(), content: newPage('A page') };
    const body = { ...fields, status: 'draft' };
    return (await app.send('POST', '/api/admin/documents', body, staff)).json();
  };
  const ids: number[] = [(await page()).id, (await page()).id];
  await byToken('PUT', `/api/admin/documents/${ids[1]}/draft`, { fields: { title: 'B' } });
  const publish = { action: 'publish', ids };
  const refused = await app.send('POST', '/api/admin/documents/bulk', publish, staff);
  expect([refused.status, (await refused.json()).errors]).toMatchObject([409, [{ path: 'ids.1' }]]);
});

test('a draft by a token restores no picture from the trash, and sets no alt text', async () => {
  const address = await app.deps.uploads.save(await makePicture('png'), 'photo.png');
  const name = address.replace('/uploads/', '');
  const row = async () =>
    (
      await app.deps.db.read((read) => read.select().from(uploads).where(eq(uploads.name, name)))
    )[0];
  await app.deps.uploads.delete(name);
  const deleted = await row();
  expect(deleted?.deletedAt).not.toBeNull();
  const content = `<p>Text</p><img src="${address}" alt="Words of a machine">`;
  const body = { title: 'A', slug: slug(), content, status: 'draft' };
  let purges = 0;
  const stopCounting = app.deps.cache.onPurge(() => purges++);
  const post = await (await byToken('POST', '/api/admin/posts', body)).json();
  stopCounting();
  expect(purges).toBe(0);
  expect(post.content).toContain('Words of a machine');
  await byToken('PUT', `/api/admin/posts/${(await createPost()).id}/draft`, {
    fields: { content },
  });
  expect(await row()).toEqual(deleted);
});

test('a token can draft pages and read settings, but not draft settings', async () => {
  const page = { type: 'page', title: 'A page', slug: slug(), content: newPage('A page') };
  const { id } = await (await app.send('POST', '/api/admin/documents', page, staff)).json();
  const draft = { fields: { title: 'Better' } };
  expect((await byToken('PUT', `/api/admin/documents/${id}/draft`, draft)).status).toBe(200);
  const opened = await byToken('GET', '/api/admin/documents/opened?type=brand');
  expect(opened.status).toBe(200);
  const content = originalOf('brand', { isCounting: false });
  const brand = { type: 'brand', title: 'Brand', slug: 'brand', content };
  const settings = await (await app.send('POST', '/api/admin/documents', brand, staff)).json();
  const before = await stored(app);
  const response = await byToken('PUT', `/api/admin/documents/${settings.id}/draft`, draft);
  expect(response.status).toBe(403);
  expect((await byToken('PUT', '/api/admin/documents/9999/draft', draft)).status).toBe(404);
  expect(await stored(app)).toEqual(before);
});

test('a token that writes without end gets 429, reads on, and stops no other', async () => {
  const [wild, calm] = [await createToken('Wild'), await createToken('Calm')];
  const write = (bearer: string) =>
    as(bearer, 'POST', '/api/admin/posts', { title: 'A', status: 'draft' });
  expect((await write(wild.token)).status).toBe(201);
  const calls = API_TOKEN_WRITES_PER_HOUR - 2;
  const name = { name: 'token-writes', address: String(wild.id), windowMs: 60 * 60_000 };
  await countCalls(app.deps.db, { ...name, calls }, Date.now());
  expect((await write(wild.token)).status).toBe(201);
  const before = await stored(app);
  const refused = await write(wild.token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await stored(app)).toEqual(before);
  expect((await as(wild.token, 'GET', '/api/admin/posts')).status).toBe(200);
  expect((await write(calm.token)).status).toBe(201);
});

test('a large write of a token counts again for each 500 kB', async () => {
  const busy = await createToken('Busy with large files');
  const name = { name: 'token-writes', address: String(busy.id), windowMs: 60 * 60_000 };
  await countCalls(app.deps.db, { ...name, calls: API_TOKEN_WRITES_PER_HOUR - 6 }, Date.now());
  const write = (kilobytes: number) => {
    const body = { title: 'A', status: 'draft', content: `<p>${'x'.repeat(kilobytes * 1000)}</p>` };
    return as(busy.token, 'POST', '/api/admin/posts', body);
  };
  expect((await write(2400)).status).toBe(201);
  expect((await write(400)).status).toBe(201);
  const refused = await write(600);
  expect([refused.status, await messageOf(refused)]).toEqual([
    429,
    expect.stringContaining('a large one counts several times'),
  ]);
});

test('a write of a token that does not say its length counts as the largest', async () => {
  const busy = await createToken('Streaming');
  const name = { name: 'token-writes', address: String(busy.id), windowMs: 60 * 60_000 };
  await countCalls(app.deps.db, { ...name, calls: API_TOKEN_WRITES_PER_HOUR - 12 }, Date.now());
  const response = await app.request('/api/admin/posts', {
    method: 'POST',
    headers: { authorization: `Bearer ${busy.token}`, 'content-type': 'application/json' },
    body: new Blob(['{"title":"A","status":"draft"}']).stream(),
  });
  expect(response.status).toBe(429);
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

test('a body that is too large or damaged gets the same response as from staff', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (body: string) => app.request('/api/admin/posts', { method: 'POST', headers, body });
  expect((await send('x'.repeat(ITEM_JSON_MAX_BYTES + 1))).status).toBe(413);
  expect((await send('{"title":')).status).toBe(400);
});
