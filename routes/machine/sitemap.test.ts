// The files for crawlers: sitemap, robots.txt, manifest and security.txt.
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { DAY_MS } from '#db/limits.ts';
import { makeStudy } from '#db/testing/items.ts';
import { ORIGIN, openTestApp, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
afterEach(() => void setSystemTime());
const staff = await app.login();
const createPost = (slug: string, more: object = {}) =>
  app.send(
    'POST',
    '/api/admin/posts',
    { title: slug, slug, content: '<p>x</p>', publishDate: '2024-01-01', ...more },
    staff,
  );
const createStudy = (slug: string, more: object = {}) =>
  app.send(
    'POST',
    '/api/admin/case-studies',
    { title: slug, slug, description: 'x', categories: ['UX'], publishDate: '2024-01-01', ...more },
    staff,
  );

await createPost('first-post');
await createStudy('first-study');

test('drafts, scheduled items, the back office and confirmations are not in the sitemap', async () => {
  await createPost('draft-post', { status: 'draft' });
  await createPost('future-post', { publishDate: '2999-01-01' });
  await createStudy('draft-study', { status: 'draft' });
  const sitemap = await app.text('/sitemap.xml');
  expect(sitemap).not.toMatch(/draft|future|vs-admin|api|thank-you/);
});

test('every page, article and case study is in the sitemap, with its pictures', async () => {
  await createPost('a-post', { image: 'https://pictures.example/a.jpg?x=1&y=2' });
  await createStudy('a-study', {
    mainImage: '/images/main.jpg',
    mediaImages: ['/images/main.jpg', '/images/more.jpg'],
  });
  const sitemap = await app.text('/sitemap.xml');
  expect(sitemap).toContain(`<url><loc>${ORIGIN}/</loc>`);
  expect(sitemap).toContain(`<url><loc>${ORIGIN}/insights</loc>`);
  for (const slug of ['first-post', 'a-post'])
    expect(sitemap).toContain(`<url><loc>${ORIGIN}/insights/${slug}</loc>`);
  expect(sitemap).toContain('<image:loc>https://pictures.example/a.jpg?x=1&amp;y=2</image:loc>');
  for (const slug of ['first-study', 'a-study'])
    expect(sitemap).toContain(`<url><loc>${ORIGIN}/case-studies/${slug}</loc>`);
  expect(sitemap.match(/<image:loc>[^<]*main\.jpg/g)).toHaveLength(1);
  expect(sitemap).toContain(`<image:loc>${ORIGIN}/images/more.jpg</image:loc>`);
});

test('the last change of an address is its last save, or its publish date if that is later', async () => {
  const out = new Date(Date.now() + 60_000).toISOString();
  await createPost('later', { status: 'scheduled', publishDate: out });
  setSystemTime(Date.now() + 61_000);
  expect(await app.text('/sitemap.xml')).toContain(
    `<loc>${ORIGIN}/insights/later</loc><lastmod>${out}</lastmod>`,
  );
});

test('a page that changes with items and documents has no last change', async () => {
  await createPost('a-dated-post');
  await createStudy('a-dated-study');
  const sitemap = await app.text('/sitemap.xml');
  for (const path of ['/', '/results', '/case-studies', '/insights', '/about'])
    expect(sitemap).toContain(`<url><loc>${ORIGIN}${path}</loc></url>`);
});

test('a changed slug is in the sitemap at once, the former one is not', async () => {
  const study = await (await createStudy('old-address')).json();
  expect(await app.text('/sitemap.xml')).toContain('/old-address<');
  const body = { title: 'x', slug: 'new-address', description: 'x', categories: ['UX'] };
  await app.send('PUT', `/api/admin/case-studies/${study.id}`, body, staff);
  const sitemap = await app.text('/sitemap.xml');
  expect(sitemap).toContain('/new-address<');
  expect(sitemap).not.toContain('/old-address<');
});

test('crawlers may read everything but the back office and the API', async () => {
  expect((await app.text('/robots.txt')).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /vs-admin$',
    'Disallow: /vs-admin/',
    'Disallow: /api/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ]);
});

test('security.txt has a contact and expires within a year', async () => {
  const lines = (await app.text('/.well-known/security.txt')).split('\n');
  expect(lines[0]).toMatch(/^Contact: mailto:\S+@\S+$/);
  const expires = Date.parse((lines[1] ?? '').replace('Expires: ', ''));
  expect(expires).toBeGreaterThan(Date.now() + 100 * DAY_MS);
  expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS);
});

test('the icons of pages and manifest exist', async () => {
  const manifest = JSON.parse(await app.text('/manifest.webmanifest'));
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const src of [...icons, '/favicon.ico', '/apple-touch-icon.png'])
    expect([src, (await app.request(src)).status]).toEqual([src, 200]);
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=UTF-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/speculation-rules.json', 'application/speculationrules+json'],
  ['/admin-speculation-rules.json', 'application/speculationrules+json'],
  ['/.well-known/security.txt', 'text/plain; charset=UTF-8'],
])('%s has its content type, and is 304 when unchanged', async (path, type) => {
  const response = await app.request(path);
  expect(response.headers.get('content-type')).toBe(type);
  const etag = response.headers.get('etag') as string;
  const again = await app.request(path, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('while the database fails, files without its data are served', async () => {
  const { db, cache } = app.deps;
  const { read } = db;
  cache.clear();
  setSystemTime(Date.now() + 120_000);
  db.read = () => Promise.reject(new Error('unavailable'));
  try {
    const response = await app.request('/robots.txt');
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('Sitemap:'),
    ]);
  } finally {
    db.read = read;
  }
});

test('above 10,000 addresses the sitemap is an index of parts, which contain each address once', async () => {
  await using large = await openTestApp();
  const POSTS = 10_500;
  const post = (id: number) =>
    `(${id}, 'post-${id}', 'T', '/images/a.jpg', '2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z', '[]', 'published', '')`;
  const rows = Array.from({ length: POSTS }, (_, i) => post(i + 1)).join(',');
  await makeStudy(large.deps.db, { slug: 'a-study', publishDate: '2024-01-01' });
  await large.deps.db.migrate([
    { sql: "UPDATE case_studies SET updated_at = '2024-01-02T00:00:00.000Z'" },
    {
      sql: `INSERT INTO posts (id, slug, title, image, publish_date, updated_at, categories, status, content) VALUES ${rows}`,
    },
    // an empty part, and a part with a hidden post
    { sql: 'DELETE FROM posts WHERE id > 2000 AND id <= 4000 AND id <> 3000' },
    { sql: "UPDATE posts SET status = 'draft' WHERE id = 3000" },
    {
      sql: `INSERT INTO posts SELECT id + 20000, slug || '-b', title, excerpt, image, publish_date, updated_at, read_time, categories, author, status, content FROM posts WHERE id <= 1999`,
    },
  ]);
  const get = async (path: string) => {
    const response = await large.request(path);
    return { status: response.status, text: await response.text() };
  };
  const index = (await get('/sitemap.xml')).text;
  expect(index).toContain('<sitemapindex ');
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>(<lastmod>[^<]+<\/lastmod>)?/g)].map(
    ([, address = '', changed]) => {
      const path = address.replace(ORIGIN, '');
      const isDated = path !== '/sitemap-pages.xml';
      expect(changed).toBe(isDated ? '<lastmod>2024-01-02T00:00:00.000Z</lastmod>' : undefined);
      return path;
    },
  );
  expect(parts[0]).toBe('/sitemap-pages.xml');
  expect(parts).not.toContain('/sitemap-posts-2.xml');
  expect((await get('/sitemap-posts-2.xml')).status).toBe(404);
  expect((await get('/sitemap-posts-0.xml')).status).toBe(404);
  const addresses: string[] = [];
  for (const part of parts) {
    const { status, text } = await get(part);
    expect(status).toBe(200);
    addresses.push(...[...text.matchAll(/<url><loc>([^<]+)</g)].map(([, address = '']) => address));
  }
  const articles = addresses.filter((address) => /insights\/post-/.test(address));
  expect(new Set(articles).size).toBe(POSTS - 2000 + 1999);
  expect(articles).toHaveLength(POSTS - 2000 + 1999);
  expect(addresses).toContain(`${ORIGIN}/about`);
  expect(addresses).toContain(`${ORIGIN}/case-studies/a-study`);
  expect((await get('/sitemap-posts-1.xml')).text).toContain('/images/a.jpg</image:loc>');
});
