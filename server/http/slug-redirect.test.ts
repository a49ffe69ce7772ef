// Redirects from former slugs: one hop, with the query of the request, at once.
import { expect, test } from 'bun:test';
import { newPage } from '#db/contract/documents/new-page.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const item = { title: 'T', content: '<p>x</p>', description: 'D', categories: ['B2B'] };
const create = async (folder: string, slug: string): Promise<{ id: number }> =>
  (await app.send('POST', `/api/admin/${folder}`, { ...item, slug }, staff)).json();
const move = (folder: string, id: number, slug: string) =>
  app.send('PUT', `/api/admin/${folder}/${id}`, { ...item, slug }, staff);
const MARKDOWN = { headers: { accept: 'text/markdown' } };
const visit = async (path: string) => {
  const { status, headers } = await app.request(path);
  return [status, headers.get('location')];
};

for (const [folder, page] of [
  ['posts', '/insights'],
  ['case-studies', '/case-studies'],
] as const) {
  test(`${page}: an unknown slug is not found`, async () => {
    for (const slug of ['never', 'a%0d%0ab', "'", '%ff'])
      expect(await visit(`${page}/${slug}`)).toEqual([404, null]);
  });

  test(`${page}: a changed slug redirects at once, also from a cached page`, async () => {
    const { id } = await create(folder, 'first');
    expect(await visit(`${page}/first`)).toEqual([200, null]);
    await move(folder, id, 'second');
    expect(await visit(`${page}/first`)).toEqual([301, `${page}/second`]);
    expect(await visit(`${page}/first?utm_source=x`)).toEqual([301, `${page}/second?utm_source=x`]);
    await move(folder, id, 'third');
    expect(await visit(`${page}/first`)).toEqual([301, `${page}/third`]);
    expect(await visit(`${page}/first/?a=b`)).toEqual([308, `${page}/third?a=b`]);
    expect(await visit(`${page}/first.md?a=b`)).toEqual([301, `${page}/third.md?a=b`]);
    const negotiated = await app.request(`${page}/first?a=b`, MARKDOWN);
    expect(negotiated.headers.get('location')).toBe(`${page}/third.md?a=b`);
    expect(await visit(`${page}/third`)).toEqual([200, null]);
  });

  test(`${page}: an item with the former slug replaces the redirect, which browsers do not store`, async () => {
    const { id } = await create(folder, 'offer');
    await move(folder, id, 'offer-2025');
    const redirect = await app.request(`${page}/offer`);
    expect(redirect.headers.get('cache-control')).toBe('no-store');
    await create(folder, 'offer');
    expect(await visit(`${page}/offer`)).toEqual([200, null]);
  });

  test(`${page}: a former slug is not found in the API`, async () => {
    const { id } = await create(folder, 'was');
    await move(folder, id, 'is');
    expect((await app.request(`/api/${folder}/was`)).status).toBe(404);
  });

  test(`${page}: a deleted item is 404 at once, and a restored one found at once`, async () => {
    const { id } = await create(folder, 'short-lived');
    expect(await visit(`${page}/short-lived`)).toEqual([200, null]);
    await app.send('DELETE', `/api/admin/${folder}/${id}`, undefined, staff);
    expect(await visit(`${page}/short-lived`)).toEqual([404, null]);
    await app.send('POST', `/api/admin/trash/${folder}/${id}/restore`, undefined, staff);
    expect(await visit(`${page}/short-lived`)).toEqual([200, null]);
  });
}

test('a former address of a staff page redirects in each of its forms', async () => {
  const page = { type: 'page', title: 'Old page', slug: 'old-page', content: newPage('Old page') };
  const made = await (await app.send('POST', '/api/admin/documents', page, staff)).json();
  expect(await visit('/old-page')).toEqual([200, null]);
  const moved = { ...made, slug: 'new-page' };
  await app.send('PUT', `/api/admin/documents/${made.id}`, moved, staff);
  expect(await visit('/old-page')).toEqual([301, '/new-page']);
  expect(await visit('/old-page?x=1')).toEqual([301, '/new-page?x=1']);
  expect(await visit('/old-page/?x=1')).toEqual([308, '/new-page?x=1']);
  expect(await visit('/old-page.md')).toEqual([301, '/new-page.md']);
  const negotiated = await app.request('/old-page', MARKDOWN);
  expect([negotiated.status, negotiated.headers.get('location')]).toEqual([301, '/new-page.md']);
  expect(await visit('/never/')).toEqual([404, null]);
});
