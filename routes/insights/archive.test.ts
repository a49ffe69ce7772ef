// The pages of authors and categories: their articles, address, feed and sitemap entry.
import { expect, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const create = (slug: string, more: object) =>
  app.send('POST', '/api/admin/posts', { title: slug, slug, content: '<p>x</p>', ...more }, staff);
await create('one', { author: 'Nadia Okonjo', categories: ['Data', 'B2B & trade'] });
await create('two', { author: 'Nadia Okonjo', categories: ['Data'] });
await create('hidden', { author: 'Somebody Else', categories: ['Secret'], status: 'draft' });

test('an author has a page with a description and their articles', async () => {
  const html = await app.text('/insights/author/nadia-okonjo');
  expect(html).toContain('<title>Nadia Okonjo | Verso</title>');
  expect(html).toContain('Data and measurement, Edinburgh.');
  expect(html).toContain('href="/insights/one"');
  expect(html).toContain(
    '<link rel="canonical" href="http://localhost/insights/author/nadia-okonjo"/>',
  );
  expect(html).toContain('content="index, follow"');
});

test('a category has a page with its articles', async () => {
  const html = await app.text('/insights/topic/b2b-trade');
  expect(html).toContain('>B2B &amp; trade</h1>');
  expect(html).toContain('href="/insights/one"');
  expect(html).not.toContain('href="/insights/two"');
});

test('a topic has a description, its authors and related topics', async () => {
  const html = await app.text('/insights/topic/data');
  expect(html).toContain('Numbers that survive a second look');
  expect(html).toContain('href="/insights/author/nadia-okonjo"');
  expect(html).toContain('href="/insights/topic/b2b-trade"');
  expect(html).not.toContain('Secret');
});

test('a renamed topic keeps its description, and one Undo reverts both', async () => {
  const rename = (from: string, to: string) =>
    app.send('POST', '/api/admin/names/rename', { of: 'post-category', from, to }, staff);
  const { undo } = await (await rename('Data', 'Numbers')).json();
  expect(await app.text('/insights/topic/numbers')).toContain('Numbers that survive a second look');
  expect(undo.collections).toMatchObject([{ live: { isNew: true } }]);
  await app.send('POST', '/api/admin/names/take-back', undo, staff);
  expect(await app.text('/insights/topic/data')).toContain('Numbers that survive a second look');
});

test('names with the same address share a page, a feed and a sitemap entry, and each is listed', async () => {
  await create('sharp', { categories: ['C#'], author: 'Ada' });
  await create('plus', { categories: ['C++', 'Data'], author: 'Bo' });
  await create('both', { categories: ['C++', 'C#'], author: 'Bo' });
  const html = await app.text('/insights/topic/c');
  expect(html).toContain('>C#, C++</h1>');
  expect(html).toContain('3 articles');
  for (const slug of ['sharp', 'plus', 'both'])
    expect(html.match(new RegExp(`post-card-link" href="/insights/${slug}"`, 'g'))).toHaveLength(1);
  for (const href of ['topic/data', 'author/ada', 'author/bo'])
    expect(html).toContain(`href="/insights/${href}"`);
  const nav = /<nav class="archive-nav".*?<\/nav>/.exec(html)?.[0] ?? '';
  for (const name of ['C#', 'C++'])
    expect(nav).toContain(`href="/insights/topic/c" aria-current="page">${name}</a>`);
  expect((await app.text('/insights/topic/c/feed.xml')).match(/<item>/g)).toHaveLength(3);
  expect((await app.text('/sitemap.xml')).split('/insights/topic/c<')).toHaveLength(2);
});

test('each author and category has a separate feed', async () => {
  const feed = await app.text('/insights/topic/b2b-trade/feed.xml');
  expect(feed).toContain('<title>Verso Insights: B2B &amp; trade</title>');
  expect(feed).toContain('href="http://localhost/insights/topic/b2b-trade/feed.xml"');
  expect(feed.match(/<item>/g)).toHaveLength(1);
  const page = await app.text('/insights/topic/b2b-trade');
  expect(page).toContain(
    '<link rel="alternate" href="/insights/topic/b2b-trade/feed.xml" type="application/rss+xml"',
  );
  expect((await app.text('/insights/author/nadia-okonjo/feed.xml')).match(/<item>/g)).toHaveLength(
    2,
  );
});

test('each author and category is in the sitemap', async () => {
  const sitemap = await app.text('/sitemap.xml');
  for (const path of ['author/nadia-okonjo', 'topic/data', 'topic/b2b-trade'])
    expect(sitemap).toContain(`<loc>http://localhost/insights/${path}</loc>`);
  expect(sitemap).not.toContain('secret');
});

test.each([
  '/insights/author/nobody',
  '/insights/author/somebody-else',
  '/insights/topic/secret',
  '/insights/topic/secret/feed.xml',
  '/insights/topic/data?page=2',
  '/insights/topic/data?page=x',
])('%s is not found', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('a save appears on these pages at once', async () => {
  await app.text('/insights/topic/data');
  await create('three', { categories: ['Data'] });
  expect(await app.text('/insights/topic/data')).toContain('href="/insights/three"');
});

test('a renamed author keeps their entry, and the former address redirects; one Undo reverts both', async () => {
  const about = await app.text('/about');
  const before = await app.text('/insights/author/nadia-okonjo');
  const rename = (from: string, to: string) =>
    app.send('POST', '/api/admin/names/rename', { of: 'author', from, to }, staff);
  const first = await (await rename('Nadia Okonjo', 'Nadia Berg')).json();
  expect(await app.text('/insights/author/nadia-berg')).toContain(
    'Data and measurement, Edinburgh.',
  );
  const renamed = await app.text('/about');
  expect(renamed).toContain('Nadia Berg');
  expect(renamed).not.toContain('Nadia Okonjo');
  const moved = await app.request('/insights/author/nadia-okonjo');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/insights/author/nadia-berg',
  ]);
  const takeBack = await app.send('POST', '/api/admin/names/take-back', first.undo, staff);
  expect(takeBack.status).toBe(200);
  expect(await app.text('/about')).toBe(about);
  expect(await app.text('/insights/author/nadia-okonjo')).toBe(before);
  const back = await app.request('/insights/author/nadia-berg');
  expect(back.headers.get('location')).toBe('/insights/author/nadia-okonjo');
  // after two renames there is still one hop
  await rename('Nadia Okonjo', 'Nadia Berg');
  await rename('Nadia Berg', 'Nadia Holm');
  const twice = await app.request('/insights/author/nadia-okonjo');
  expect(twice.headers.get('location')).toBe('/insights/author/nadia-holm');
});

test('the former address of a renamed category redirects', async () => {
  const body = { of: 'post-category', from: 'B2B & trade', to: 'Wholesale' };
  await app.send('POST', '/api/admin/names/rename', body, staff);
  for (const [end, status, presentEnd] of [
    ['', 301, ''],
    ['?page=2', 301, '?page=2'],
    ['/?page=2', 308, '?page=2'],
    ['/feed.xml', 301, '/feed.xml'],
  ] as const) {
    const moved = await app.request(`/insights/topic/b2b-trade${end}`);
    const present = `/insights/topic/wholesale${presentEnd}`;
    expect([moved.status, moved.headers.get('location')]).toEqual([status, present]);
  }
});
