// The conventions of all calls under /api (docs/contract.md, API conventions).
import { expect, test } from 'bun:test';
import { ITEM_JSON_MAX_BYTES, JSON_MAX_BYTES } from '#db/limits.ts';
import { independentClient } from '#db/testing/notes.ts';
import { stored } from '#testing/stored.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';
import { openTestServer } from '#testing/test-server.ts';

const app = await setUpTestApp();
const staff = await app.login();

const ask = (method: string, path: string, cookie = staff) =>
  app.request(path, { method, headers: { ...(cookie && { cookie }) } });
const postPost = (body: BodyInit, type = 'application/json') =>
  app.request('/api/admin/posts', {
    method: 'POST',
    headers: { 'content-type': type, cookie: staff },
    body,
  });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await response.json();
  expect(Object.keys(body).filter((key) => key !== 'errors')).toEqual(['message']);
  expect(body.message).not.toBe('');
  for (const error of body.errors ?? []) expect(Object.keys(error)).toEqual(['path', 'message']);
  return body;
}

for (const path of ['/api', '/api/', '/api/nope', '/api/posts/a/b', '/api/posts/', '/%61pi/nope'])
  test(`${path} is unknown: 404 in JSON`, async () => {
    await expectError(await ask('GET', path), 404);
    await expectError(await ask('POST', path), 404);
  });

for (const path of [
  '/api/admin',
  '/api/admin/nope',
  '/api/admin/posts/1/nope',
  '/api/admin/login/',
])
  test(`${path} is unknown: 401 without a session, 404 to staff`, async () => {
    await expectError(await ask('GET', path, ''), 401);
    await expectError(await ask('GET', path), 404);
  });

for (const [method, path, allow] of [
  ['POST', '/api/posts', 'GET, HEAD'],
  ['PATCH', '/api/posts/some-post', 'GET, HEAD'],
  ['DELETE', '/api/case-studies', 'GET, HEAD'],
  ['OPTIONS', '/api/posts', 'GET, HEAD'],
  ['PUT', '/api/openapi.json', 'GET, HEAD'],
  ['GET', '/api/admin/login', 'POST'],
  ['POST', '/api/admin/status', 'GET, HEAD'],
  ['GET', '/api/admin/logout', 'POST'],
  ['GET', '/api/admin/cache/clear', 'POST'],
  ['PUT', '/api/admin/posts', 'GET, HEAD, POST'],
  ['PATCH', '/api/admin/posts/1', 'DELETE, GET, HEAD, PUT'],
  ['PUT', '/api/admin/case-studies', 'GET, HEAD, POST'],
  ['PATCH', '/api/admin/case-studies/1', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/api/admin/case-studies/1/stats', 'POST'],
  ['POST', '/api/admin/case-studies/stats/1', 'DELETE, PUT'],
  // names of calls in the place of an id
  ['PUT', '/api/admin/documents/pages', 'GET, HEAD'],
  ['DELETE', '/api/admin/documents/opened', 'GET, HEAD'],
  ['GET', '/api/admin/documents/bulk', 'POST'],
  ['PUT', '/api/admin/case-studies/bulk', 'POST'],
  ['DELETE', '/api/admin/case-studies/order', 'PUT'],
  ['GET', '/api/admin/media/delete', 'POST'],
] as const)
  test(`${method} ${path} is not supported: 405 with Allow`, async () => {
    const response = await ask(method, path);
    await expectError(response, 405);
    expect(response.headers.get('allow')).toBe(allow);
  });

test('GET /api/admin/upload is not supported: 405 with Allow, in the form of that call', async () => {
  const response = await ask('GET', '/api/admin/upload');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  const { message, ...rest } = await response.json();
  expect(rest).toEqual({ success: false, error: message });
});

for (const [method, path] of [
  ['POST', '/api/admin/logout'],
  ['POST', '/api/admin/cache/clear'],
  ['POST', '/api/admin/posts'],
  ['GET', '/api/admin/posts/1'],
  ['PUT', '/api/admin/posts/1'],
  ['DELETE', '/api/admin/posts/1'],
  ['POST', '/api/admin/case-studies'],
  ['PUT', '/api/admin/case-studies/1'],
  ['DELETE', '/api/admin/case-studies/1'],
  ['POST', '/api/admin/case-studies/1/stats'],
  ['PUT', '/api/admin/case-studies/stats/1'],
  ['DELETE', '/api/admin/case-studies/stats/1'],
  ['PATCH', '/api/admin/posts/1'],
  ['POST', '/api/%61dmin/cache/clear'],
] as const)
  test(`${method} ${path} needs a session: 401`, async () => {
    for (const cookie of ['', 'session=', 'session=guess', '__Host-session=guess'])
      await expectError(await ask(method, path, cookie), 401);
  });

for (const type of [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])
  test(`a body of type ${type} is rejected with 415`, async () => {
    const before = await stored(app);
    const body = '{"title":"t","slug":"t","content":"c"}';
    await expectError(await postPost(body, type), 415);
    expect(await stored(app)).toEqual(before);
  });

test('a compressed body is rejected with 415, and the response says why', async () => {
  const send = (path: string, type: string, encoding: string, body: string) =>
    app.request(path, {
      method: 'POST',
      headers: { cookie: staff, 'content-type': type, 'content-encoding': encoding },
      body: encoding === 'gzip' ? Bun.gzipSync(body) : body,
    });
  const post = '{"title":"t","slug":"compressed","content":"c"}';
  const form = `--b\r\nContent-Disposition: form-data; name="image"\r\n\r\nx\r\n--b--\r\n`;
  for (const response of [
    await send('/api/admin/posts', 'application/json', 'gzip', post),
    await send('/api/admin/upload', 'multipart/form-data; boundary=b', 'gzip', form),
  ]) {
    expect(response.status).toBe(415);
    expect(response.headers.get('accept-encoding')).toBe('identity');
    expect((await response.json()).message).toBe('Send the body without compression');
  }
  const plain = await send('/api/admin/posts', 'application/json', 'identity', post);
  expect(plain.status).toBe(201);
});

test('a body without a type is rejected with 415', async () => {
  const body = new TextEncoder().encode('{}');
  const init = { method: 'POST', headers: { cookie: staff }, body };
  await expectError(await app.request('/api/admin/posts', init), 415);
});

test('the type of a body may name its charset, in upper or lower case', async () => {
  const body = '{"title":"t","slug":"charset","content":"c"}';
  expect((await postPost(body, 'Application/JSON; charset=UTF-8')).status).toBe(201);
});

for (const [what, body] of [
  ['an empty body', ''],
  ['half an object', '{"title":'],
  ['two objects', '{}{}'],
  ['invalid JSON', 'title=t'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['a number', '5'],
  ['a list nested 250,000 deep', nested(250_000)],
  ['an object nested 80,000 deep', `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`],
  [
    'a deep list where texts belong',
    `{"title":"t","slug":"s","content":"c","categories":${nested(250_000)}}`,
  ],
  ['bytes that are not UTF-8', Buffer.from('{"title":"t\xff","slug":"s","content":"c"}', 'latin1')],
  ['UTF-16', Buffer.from('{"title":"t","slug":"s","content":"c"}', 'utf16le')],
] as const)
  test(`rejects ${what} with 400`, async () => {
    const before = await stored(app);
    const { errors } = await expectError(await postPost(body), 400);
    expect(errors.length).toBeGreaterThan(0);
    expect(await stored(app)).toEqual(before);
  });

for (const [method, path, maxBytes] of [
  ['POST', '/api/admin/login', JSON_MAX_BYTES],
  ['POST', '/api/admin/case-studies/1/stats', JSON_MAX_BYTES],
  ['POST', '/api/admin/posts', ITEM_JSON_MAX_BYTES],
  ['PUT', '/api/admin/case-studies/1', ITEM_JSON_MAX_BYTES],
] as const)
  test(`${method} ${path} accepts ${maxBytes / 1024 / 1024} MB and names the limit above it`, async () => {
    const send = (bytes: number, headers = {}) =>
      app.request(path, {
        method,
        headers: { 'content-type': 'application/json', cookie: staff, ...headers },
        body: ' '.repeat(bytes),
      });
    const before = await stored(app);
    // only spaces: within the limit it is read, and rejected as invalid JSON
    await expectError(await send(maxBytes), 400);
    const { message } = await expectError(await send(maxBytes + 1), 413);
    expect(message).toContain(`${maxBytes / 1024 / 1024} MB`);
    const announced = { 'content-length': String(maxBytes + 1) };
    await expectError(await send(10, announced), 413);
    expect(await stored(app)).toEqual(before);
  });

for (const [method, path, body] of [
  ['PUT', '/api/admin/mail', (odd: string) => ({ replyTemplates: [{ name: odd, text: 'Yes.' }] })],
  ['PUT', '/api/admin/mail', (odd: string) => ({ replyTemplates: [{ name: 'Yes', text: odd }] })],
  ['POST', '/api/admin/links/check', (odd: string) => ({ hrefs: [`/${odd}`] })],
  ['POST', '/api/beacon', (odd: string) => ({ event: 'read', page: `/${odd}` })],
] as const)
  test(`${method} ${path} rejects characters that are not text: ${JSON.stringify(body('x'))}`, async () => {
    for (const odd of ['a\0b', '\ud800'])
      await expectError(await app.send(method, path, body(odd), staff), 400);
  });

test('an unexpected error reveals no internal detail', async () => {
  await using broken = await openTestApp();
  const read = () => Promise.reject(new Error('SELECT secret FROM /srv/site.db'));
  broken.deps.db.read = read;
  const body = await expectError(await broken.request('/api/posts/some-post'), 500);
  expect(body).toEqual({ message: 'Something went wrong on our side. Please try again.' });
});

test('public lists are JSON, and browsers may store them but must revalidate', async () => {
  for (const path of ['/api/posts', '/api/case-studies']) {
    for (const response of [await ask('GET', path, ''), await ask('GET', path, '')]) {
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    expect((await ask('GET', path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('HEAD responds like GET, with its length and without its body', async () => {
  await using server = openTestServer(app);
  for (const path of ['/api/posts', '/api/posts/nope', '/api/admin/status']) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        fetch(server.url + path, { method, headers: { 'accept-encoding': 'identity' } }),
      ),
    );
    expect(head?.status).toBe(get?.status as number);
    expect(head?.headers.get('content-length')).toBe(String((await get?.bytes())?.byteLength));
    expect(await head?.text()).toBe('');
  }
});

test('while another process holds the lock, writes are 503 within two seconds and reads continue', async () => {
  using other = independentClient(`file:${app.databasePath}`);
  const before = await stored(app);
  const lock = await other.client.transaction('write');
  const start = performance.now();
  const answers = await Promise.all([
    postPost('{"title":"t","slug":"locked","content":"c"}'),
    ask('DELETE', '/api/admin/posts/1'),
    app.send('POST', '/api/admin/login', { password: 'guess' }),
  ]);
  expect(performance.now() - start).toBeLessThan(2000);
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('2');
    await expectError(answer, 503);
  }
  expect((await ask('GET', '/api/case-studies?category=locked')).status).toBe(200);
  await lock.rollback();
  expect(await stored(app)).toEqual(before);
  expect((await postPost('{"title":"t","slug":"unlocked","content":"c"}')).status).toBe(201);
});
