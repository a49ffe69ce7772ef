// How much API tokens may write (docs/contract.md, API tokens).
import { expect, test } from 'bun:test';
import { API_TOKEN_WRITES_PER_HOUR, ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { countCalls } from '#db/queries/access/rate-counts.ts';
import { messageOf, openSiteWithToken } from '#testing/api-token-fixtures.ts';
import { stored } from '#testing/stored.ts';

const { app, token, createToken, as } = await openSiteWithToken();

test('a token that writes too often gets 429, can still read, and does not affect others', async () => {
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

test('a token’s write without Content-Length counts as the largest', async () => {
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

test('a body that is too large or damaged gets the same response as from staff', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (body: string) => app.request('/api/admin/posts', { method: 'POST', headers, body });
  expect((await send('x'.repeat(ITEM_JSON_MAX_BYTES + 1))).status).toBe(413);
  expect((await send('{"title":')).status).toBe(400);
});
