// The frame of the back office around every screen.
import { expect, test } from 'bun:test';
import { openTestApp } from '#testing/test-app.ts';

const mains = (html: string) => html.match(/<main\b/g)?.length ?? 0;

test.each(['/vs-admin/nowhere', '/vs-admin/edit/x', '/vs-admin/preview/none', '/nowhere'])(
  'the not-found page at %s has one main landmark',
  async (path) => {
    await using app = await openTestApp();
    const cookie = await app.login();
    const response = await app.request(path, { headers: { cookie } });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(mains(html)).toBe(1);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/id="content"/g)).toHaveLength(1);
  },
);

test.each(['/vs-admin/posts', '/vs-admin/login', '/vs-admin/nowhere'])(
  'the error page of %s has one main landmark',
  async (path) => {
    await using app = await openTestApp();
    const cookie = await app.login();
    await app.deps.db.migrate([{ sql: 'DROP TABLE sessions' }]);
    const response = await app.request(path, { headers: { cookie } });
    expect(response.status).toBe(503);
    expect(mains(await response.text())).toBe(1);
  },
);

test('the password field of the login has the focus without script', async () => {
  await using app = await openTestApp();
  const html = await app.text('/vs-admin/login');
  expect(html).toMatch(/<input(?=[^>]* type="password")[^>]* autofocus=""/);
});

test('a not-found page of the back office has its navigation for staff, and redirects to the login without a session', async () => {
  await using app = await openTestApp();
  const cookie = await app.login();
  const html = await app.text('/vs-admin/nowhere', { headers: { cookie } });
  expect(html).toContain('aria-label="Back office"');
  expect((await app.request('/vs-admin/nowhere')).headers.get('location')).toBe('/vs-admin/login');
});

test.each([
  ['/vs-admin/create', '/vs-admin/posts'],
  ['/vs-admin/posts/1/history', '/vs-admin/posts'],
  ['/vs-admin/case-studies/create', '/vs-admin/case-studies'],
  ['/vs-admin/mail', '/vs-admin/enquiries'],
  ['/vs-admin/tokens', '/vs-admin/settings'],
])('at %s the navigation marks %s as current', async (path, href) => {
  await using app = await openTestApp();
  const cookie = await app.login();
  const html = await app.text(path, { headers: { cookie } });
  expect(html.match(/<a[^>]*aria-current="true"[^>]*>/g)).toEqual([
    `<a href="${href}" aria-current="true">`,
  ]);
});
