// The screens of documents, as served.
import { expect, test } from 'bun:test';
import { createDocument } from '#db/queries/documents/documents.ts';
import { openQueryCountingApp } from '#testing/query-counting-app.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const counting = await openQueryCountingApp();

async function get(app: TestApp, path: string) {
  const cookie = await app.login();
  return app.request(path, { headers: { cookie }, redirect: 'manual' });
}

function createPage(app: TestApp, type: 'page' | 'home') {
  const content = { v: 1 } as never;
  return createDocument(app.deps.db, {
    ...{ type, title: 'A page', slug: type === 'home' ? 'home' : 'a-page', content },
    status: 'draft',
  });
}

test('a document has one address in the back office', async () => {
  await using app = await openTestApp();
  const [home, page] = [await createPage(app, 'home'), await createPage(app, 'page')];
  for (const [path, address] of [
    [`/vs-admin/pages/${home.id}`, '/vs-admin/pages/home'],
    ['/vs-admin/settings/home', '/vs-admin/pages/home'],
    ['/vs-admin/pages/brand', '/vs-admin/settings/brand'],
    ['/vs-admin/pages/partner-list', '/vs-admin/collections/partner-list'],
    [`/vs-admin/settings/${page.id}`, `/vs-admin/pages/${page.id}`],
  ] as const) {
    const response = await get(app, path);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, address]);
  }
  for (const path of [
    '/vs-admin/pages/home',
    `/vs-admin/pages/${page.id}`,
    '/vs-admin/pages/create',
  ])
    expect((await get(app, path)).status).toBe(200);
});

test('the form of an unedited document looks once for a stored one', async () => {
  const headers = { cookie: counting.staff };
  const { status, queries } = await counting.visit('/vs-admin/settings/brand', { headers });
  // the session and the document
  expect({ status, queries }).toEqual({ status: 200, queries: 2 });
});

test.each([
  '/vs-admin/pages/page',
  '/vs-admin/pages/of-tomorrow',
  '/vs-admin/pages/99',
  '/vs-admin/pages/__proto__',
])('%s is not found', async (path) => {
  await using app = await openTestApp();
  expect((await get(app, path)).status).toBe(404);
});

test('the lists name every document of the site', async () => {
  await using app = await openTestApp();
  const pages = await (await get(app, '/vs-admin/pages')).text();
  for (const text of ['Privacy notice', 'Not found', 'Offices', 'People and authors'])
    expect(pages).toContain(text);
  expect(pages).not.toContain('/vs-admin/settings/brand');
  expect(await (await get(app, '/vs-admin/settings')).text()).toContain('/vs-admin/settings/brand');
});
