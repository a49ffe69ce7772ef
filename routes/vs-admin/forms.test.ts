// The form screens of the back office, as served.
import { expect, test } from 'bun:test';
import { createCaseStudy } from '#db/queries/case-studies.ts';
import { createPost } from '#db/queries/posts.ts';
import { cleanPost, cleanStudy } from '#db/testing/clean-input.ts';
import { openTestApp } from '#testing/test-app.ts';

async function open(path: string) {
  await using app = await openTestApp();
  const { db } = app.deps;
  await createPost(
    db,
    cleanPost({ title: 'A post', slug: 'a', content: '<p>A.</p>', status: 'draft' }),
  );
  await createCaseStudy(
    db,
    cleanStudy({
      title: 'Velmoor',
      slug: 'velmoor',
      description: 'Knitwear.',
      categories: ['UX'],
      ourRole: ['Design'],
      status: 'draft',
    }),
  );
  const cookie = await app.login();
  const response = await app.request(path, { headers: { cookie } });
  return { status: response.status, html: await response.text() };
}

test.each([
  '/vs-admin/edit/x',
  '/vs-admin/edit/0',
  '/vs-admin/edit/-1',
  '/vs-admin/case-studies/edit',
  '/vs-admin/case-studies/edit/x',
  '/vs-admin/case-studies/create/1',
  '/vs-admin/case-studies/remove/1',
])('%s is not found', async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain('This page is missing.');
});

test.each([
  ['/vs-admin/edit/1', '/vs-admin/posts/1/history'],
  ['/vs-admin/case-studies/edit/1', '/vs-admin/case-studies/1/history'],
  ['/vs-admin/settings', '/vs-admin/tokens'],
])('%s links to %s', async (path, href) => {
  const { html } = await open(path);
  expect(html).toContain(`href="${href}"`);
});

test.each([
  ['/vs-admin/edit/99', 'Post not found'],
  ['/vs-admin/case-studies/edit/99', 'Case study not found'],
])('%s says that its item is missing', async (path, text) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain(text);
});

test.each([
  ['/vs-admin/edit/1', 'Edit Post', '>A post</textarea>'],
  ['/vs-admin/case-studies/edit/1', 'Edit Case Study', 'value="Velmoor"'],
  ['/vs-admin/case-studies/create', 'Create New Case Study', 'Create Case Study'],
])('%s contains the item, including drafts', async (path, title, text) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}`));
  expect(html).toContain(text);
});

test.each([
  ['/vs-admin/create', ['Title', 'Content', 'Slug']],
  ['/vs-admin/case-studies/create', ['Client Name', 'Slug', 'Description', 'Categories']],
])('the required fields of %s are required by the browser too', async (path, labels) => {
  const { html } = await open(path);
  const required = [...html.matchAll(/<(?:input|textarea)[^>]* required=""[^>]*>/g)].map(
    ([control]) => /id="([^"]+)"/.exec(control)?.[1],
  );
  const labelled = [...html.matchAll(/<label[^>]* for="([^"]+)">([^<]+)</g)];
  expect(labelled.filter(([, id]) => required.includes(id)).map(([, , label]) => label)).toEqual(
    labels,
  );
});

test.each(['/vs-admin/edit/1', '/vs-admin/case-studies/edit/1'])(
  'nothing else in %s has the label of a field',
  async (path) => {
    const { html } = await open(path);
    const labels = [...html.matchAll(/<label[^>]*>([^<]+)</g)].map(([, label = '']) => label);
    const others = [...html.matchAll(/ aria-label="([^"]+)"/g)].map(([, label]) => label);
    const isLabel = (name = '') =>
      labels.some((label) => label.toLowerCase() === name.toLowerCase());
    expect(labels.length).toBeGreaterThan(5);
    expect(others.filter(isLabel)).toEqual([]);
  },
);

test.each(['/vs-admin/edit/1', '/vs-admin/case-studies/create', '/vs-admin/case-studies/edit/1'])(
  '%s redirects to the login without a session',
  async (path) => {
    await using app = await openTestApp();
    const response = await app.request(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/vs-admin/login']);
  },
);
