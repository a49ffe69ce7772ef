// The history screens: for staff, and for existing items only.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { makePicture } from '#testing/pictures.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();
const visit = (path: string, cookie = '') =>
  app.request(path, { headers: { ...(cookie && { cookie }) } });

test('the history redirects to the login without a session', async () => {
  const response = await visit('/vs-admin/posts/1/history');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/vs-admin/login');
});

test('the history of a missing item is not found', async () => {
  for (const path of ['/vs-admin/posts/999/history', '/vs-admin/case-studies/999/history']) {
    const response = await visit(path, staff);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('not found');
  }
  expect((await visit('/vs-admin/posts/x/history', staff)).status).toBe(404);
});

test('invalid query parameters of a history are ignored', async () => {
  const fields = { title: 'T', slug: 't', content: '<p>C</p>' };
  const { id } = await (await app.send('POST', '/api/admin/posts', fields, staff)).json();
  const path = `/vs-admin/posts/${id}/history?version=x&against=y&page=-1`;
  const response = await visit(path, staff);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('data-island="item-history"');
  expect((await visit('/vs-admin/case-studies/create', staff)).status).toBe(200);
});

test('a version links to the previous one, skipping discarded drafts', async () => {
  const fields = { title: 'Before', slug: 'before', content: '<p>C</p>' };
  const post = await (await app.send('POST', '/api/admin/posts', fields, staff)).json();
  const path = `/api/admin/posts/${post.id}`;
  await app.send('PUT', `${path}/draft`, { fields: { title: 'Aside' } }, staff);
  await app.send('PUT', path, { ...fields, title: 'After' }, staff);
  const { versions } = await (await app.send('GET', `${path}/versions`, undefined, staff)).json();
  const causes = versions.map(({ cause }: { cause: string }) => cause);
  expect(causes).toEqual(['saved', 'draft', 'created']);
  const [saved, aside, created] = await Promise.all(
    versions.map(async ({ id }: { id: number }) =>
      (await app.send('GET', `${path}/versions/${id}`, undefined, staff)).json(),
    ),
  );
  expect(saved.beforeId).toBe(created.id);
  expect(aside.beforeId).toBe(created.id);
  expect(created.beforeId).toBeNull();
});

test('a version says which names were renamed and which files were deleted for good since', async () => {
  const src = await app.deps.uploads.save(await makePicture('png'));
  const kept = await app.deps.uploads.save(await makePicture('png', { width: 9 }));
  const content = `<p><img src="${src}" alt=""><img src="${kept}" alt=""></p>`;
  const fields = { title: 'Kilns', slug: 'kilns', content, categories: ['Ovens'] };
  const send = (method: string, path: string, body?: unknown) =>
    app.send(method, path, body, staff);
  const { id } = await (await send('POST', '/api/admin/posts', fields)).json();
  const path = `/api/admin/posts/${id}`;
  const rename = { of: 'post-category', from: 'Ovens', to: 'Kilns' };
  await send('POST', '/api/admin/names/rename', rename);
  await send('PUT', path, { ...fields, content: '<p>Words</p>', categories: [] });
  for (const name of [src, kept].map((address) => address.replace('/uploads/', ''))) {
    expect((await send('DELETE', `/api/admin/media/${name}`)).status).toBe(200);
    if (src.endsWith(name)) await send('DELETE', `/api/admin/trash/media/${name}`);
  }
  const { versions } = await (await send('GET', `${path}/versions`)).json();
  const { onRestore } = await (await send('GET', `${path}/versions/${versions.at(-1).id}`)).json();
  expect(onRestore).toEqual({ renames: [rename], missingFiles: [src] });
});

test('a page, a collection and settings each have a history', async () => {
  for (const type of ['about', 'partner-list', 'brand'] as const) {
    const content = originalOf(type, { isCounting: false });
    const fields = { type, title: type, slug: type, content };
    const made = await app.send('POST', '/api/admin/documents', fields, staff);
    const { id, title } = await made.json();
    const response = await visit(`/vs-admin/pages/${id}/history`, staff);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<p class="history-of">${title}</p>`);
    expect(html).toContain('data-island="item-history"');
  }
  expect((await visit('/vs-admin/pages/999/history', staff)).status).toBe(404);
});
