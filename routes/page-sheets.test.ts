// A page links the style sheets of everything it shows.
import { expect, test } from 'bun:test';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import { listPosts } from '#db/queries/posts.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { listUnstyled } from '#testing/list-unstyled.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';
import { adminRoutes, publicRoutes, uncachedRoutes } from './index.ts';

const app = await setUpTestApp();
await seedDemoContent(app.deps.db);

const { posts } = await listPosts(app.deps.db, { page: 1, limit: 50, preview: false });
const studies = await listCaseStudyCards(app.deps.db);
const paths = [
  ...[...publicRoutes, ...uncachedRoutes].map(({ path }) => path).filter((path) => !/:/.test(path)),
  ...posts.map(({ slug }) => `/insights/${slug}`),
  ...studies.map(({ slug }) => `/case-studies/${slug}`),
  '/case-studies?view=index',
  '/case-studies?sector=none',
  '/insights?page=2',
  '/insights?category=none',
  '/insights/topic/strategy',
  '/insights/author/theo-marchetti',
  '/search?q=return',
  '/search?q=zzz',
  '/insights/unknown',
  '/case-studies/unknown',
  '/unknown',
];

test.each(paths)('%s links the style sheet of everything it shows', async (path) => {
  const html = await app.text(path);
  expect(html).toContain('</html>');
  expect(await listUnstyled(html)).toEqual([]);
});

const asStaff = { headers: { cookie: await app.login() } };
const screens = adminRoutes
  .map(({ path }) =>
    path
      .replace(':action/:id?', 'edit/1')
      .replace(':id', '1')
      .replace('pages/:key', 'pages/home')
      .replace('collections/:key', 'collections/people-list')
      .replace(':key', 'brand'),
  )
  .filter((path) => path !== '/vs-admin/login');

test.each([...screens, '/vs-admin/unknown'])(
  'the sheet of the back office styles %s',
  async (path) => {
    const html = await app.text(path, asStaff);
    expect(html).toContain('/build/admin.css');
    expect(await listUnstyled(html)).toEqual([]);
  },
);

test('the test detects a class whose sheet is not linked', async () => {
  const html = await app.text('/privacy-policy');
  const without = html.replace(/<link rel="stylesheet" href="\/build\/passages\.css"\/>/, '');
  expect(without).not.toBe(html);
  expect(await listUnstyled(without)).toContain('site/frame/legal-page.css');
});

test('the sheet of the back office styles its error page', async () => {
  await using broken = await openTestApp();
  const headers = { cookie: await broken.login() };
  await broken.deps.db.migrate([{ sql: 'DROP TABLE sessions' }]);
  const html = await (await broken.request('/vs-admin/posts', { headers })).text();
  expect(html).toContain('message-page');
  expect(await listUnstyled(html)).toEqual([]);
});
