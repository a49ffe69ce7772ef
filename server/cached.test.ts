// The page cache around the real pages and lists: what is kept, what a save puts out of date, what an outage shows.
import { afterAll, afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { rename } from 'node:fs/promises';
import type { Database } from '#db/client.ts';
import { findPost } from '#db/queries/posts.ts';
import { openTestApp } from './testing/test-app.ts';

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());
const staff = await app.login();

const MINUTE_MS = 60_000;
const database = app.deps.db;
const read: Database['read'] = database.read.bind(database);
let reads = 0;
beforeEach(() => {
  app.deps.cache.clear();
  reads = 0;
  database.read = (work) => {
    reads++;
    return read(work);
  };
});
afterEach(() => {
  setSystemTime();
});

let made = 0;
const postBody = (more: object = {}) => ({
  title: 'A post',
  slug: `post-${++made}`,
  content: '<p>Text</p>',
  publishDate: '2024-01-01',
  ...more,
});
const studyBody = (more: object = {}) => ({
  title: 'A client',
  slug: `study-${++made}`,
  description: 'Words',
  categories: ['UX'],
  publishDate: '2024-01-01',
  ...more,
});
const save = async (method: string, path: string, body?: unknown) =>
  (await app.send(method, path, body, staff)).json();
const createPost = (more?: object) => save('POST', '/api/admin/posts', postBody(more));
const createStudy = (more?: object) => save('POST', '/api/admin/case-studies', studyBody(more));

interface Visit {
  status: number;
  etag: string | null;
  text: string;
  /** How often the database was asked for it. */
  reads: number;
}

async function visit(path: string, init: RequestInit = {}): Promise<Visit> {
  const before = reads;
  const response = await app.request(path, init);
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    text,
    reads: reads - before,
  };
}

/** Lets nothing that is read arrive before it is told to; what is read is what was there when it was asked for. */
function holdReads() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const counting = database.read;
  database.read = async (work) => {
    const result = await counting(work);
    await promise;
    return result;
  };
  return {
    letReadsIn: () => {
      database.read = counting;
    },
    release: resolve,
  };
}

for (const path of ['/', '/insights', '/api/posts?limit=5', '/api/case-studies?category=UX'])
  test(`the second visitor of ${path} costs no question to the database`, async () => {
    const first = await visit(path);
    expect(first.reads).toBeGreaterThan(0);
    expect(await visit(path)).toEqual({ ...first, reads: 0 });
  });

test('parameters that the page does not know share one entry', async () => {
  const first = await visit('/insights');
  for (const query of ['?utm_source=x', '?a=1&b=2', '?page=', '?__proto__=1', '?PAGE=2'])
    expect(await visit(`/insights${query}`)).toEqual({ ...first, reads: 0 });
  expect(app.deps.cache.clear().pages).toBe(1);
});

test('parameters that the list knows share one entry in any order', async () => {
  const first = await visit('/api/posts?limit=5&page=1&preview=true');
  const second = await visit('/api/posts?preview=true&v=3&page=1&limit=5');
  expect(second).toEqual({ ...first, reads: 0 });
  expect(app.deps.cache.clear().pages).toBe(1);
});

test('what is not found is not kept, however many ask for it', async () => {
  for (const path of ['/insights/nope', '/case-studies/nope', '/insights?page=99', '/nope'])
    expect((await visit(path)).status).toBe(404);
  expect(app.deps.cache.clear().pages).toBe(0);
});

test('pages under different names do not mix', async () => {
  const page = (host: string) => visit('/', { headers: { host } });
  expect((await page('a.example')).text).toContain('href="http://a.example/"');
  expect((await page('b.example')).text).toContain('href="http://b.example/"');
  expect((await page('a.example')).text).not.toContain('b.example');
});

test('HEAD is answered from the kept page, and keeps it for GET', async () => {
  const head = await visit('/insights', { method: 'HEAD' });
  const get = await visit('/insights');
  expect(get).toMatchObject({ status: 200, etag: head.etag, reads: 0 });
  expect((await visit('/insights', { method: 'HEAD' })).etag).toBe(get.etag);
});

test('an unchanged page is answered 304 from the kept page', async () => {
  const { etag } = await visit('/insights');
  const again = await visit('/insights?utm=1', { headers: { 'if-none-match': etag as string } });
  expect(again).toEqual({ status: 304, etag, text: '', reads: 0 });
});

test('a page that many ask for at once is rendered once', async () => {
  const visits = await Promise.all(Array.from({ length: 30 }, () => visit('/insights?page=1')));
  expect(new Set(visits.map(({ status, etag }) => `${status} ${etag}`)).size).toBe(1);
  // the list; when something comes out next is known from a page before
  expect(reads).toBeLessThanOrEqual(2);
});

test('staff get past the kept list, and leave it as it was', async () => {
  const kept = await visit('/api/posts');
  const theirs = await visit('/api/posts', { headers: { cookie: staff } });
  expect(theirs.reads).toBeGreaterThan(0);
  expect(theirs.etag).toBeNull();
  expect(await visit('/api/posts')).toEqual({ ...kept, reads: 0 });
});

test('a cookie that is no session gets the kept list', async () => {
  const kept = await visit('/api/posts');
  const { etag } = await visit('/api/posts', { headers: { cookie: 'session=guess; a=b' } });
  expect(etag).toBe(kept.etag);
});

test('a save of a post renews its article and the lists, and nothing else', async () => {
  const mine = await createPost();
  // at the end of an article stand three others, those of its categories first
  const apart = { categories: ['Apart'] };
  for (let i = 0; i < 3; i++) await createPost(apart);
  const other = await createPost(apart);
  const study = await createStudy();
  const renewed = [`/insights/${mine.slug}`, '/insights', '/api/posts'];
  const left = [`/insights/${other.slug}`, `/case-studies/${study.slug}`, '/', '/api/case-studies'];
  for (const path of [...renewed, ...left]) await visit(path);
  const title = 'Renamed at once';
  await save('PUT', `/api/admin/posts/${mine.id}`, { ...mine, title });
  for (const path of renewed) {
    const seen = await visit(path);
    expect(seen.reads).toBeGreaterThan(0);
    expect(seen.text).toContain(title);
  }
  for (const path of left) expect((await visit(path)).reads).toBe(0);
});

test('a save of a case study renews its page and the lists, and nothing else', async () => {
  // at the end of a study stands the one before it
  const [, other, mine] = [await createStudy(), await createStudy(), await createStudy()];
  const post = await createPost();
  const renewed = [
    `/case-studies/${mine.slug}`,
    '/api/case-studies',
    '/api/case-studies?category=UX',
  ];
  const left = [`/case-studies/${other.slug}`, `/insights/${post.slug}`, '/insights', '/api/posts'];
  for (const path of [...renewed, ...left]) await visit(path);
  const title = 'Renamed at once';
  await save('PUT', `/api/admin/case-studies/${mine.id}`, { ...mine, title });
  for (const path of renewed) expect((await visit(path)).text).toContain(title);
  for (const path of left) expect((await visit(path)).reads).toBe(0);
});

test('a stat that is saved, changed or removed renews the page of its case study', async () => {
  const study = await createStudy();
  const path = `/case-studies/${study.slug}`;
  const seen = async () => (await visit(path)).text;
  await seen();
  const stats = `/api/admin/case-studies/${study.id}/stats`;
  const stat = await save('POST', stats, { number: '98765' });
  expect(await seen()).toContain('98765');
  await save('PUT', `/api/admin/case-studies/stats/${stat.id}`, { number: '43210' });
  expect(await seen()).toContain('43210');
  await save('DELETE', `/api/admin/case-studies/stats/${stat.id}`);
  expect(await seen()).not.toContain('43210');
});

test('a new post is on the lists at once', async () => {
  for (const path of ['/insights', '/api/posts']) await visit(path);
  const { slug } = await createPost({ publishDate: new Date().toISOString() });
  for (const path of ['/insights', '/api/posts']) expect((await visit(path)).text).toContain(slug);
});

test('a post that comes or moves is named below other articles at once', async () => {
  const categories = ['Read on'];
  const { slug } = await createPost({ categories });
  const below = async () => (await visit(`/insights/${slug}`)).text;
  await below();
  const post = await createPost({ categories });
  expect(await below()).toContain(post.slug);
  const apart = await createPost({ categories: ['Elsewhere'], publishDate: '2001-01-01' });
  expect(await below()).not.toContain(apart.slug);
  await save('PUT', `/api/admin/posts/${apart.id}`, { ...apart, categories });
  expect(await below()).toContain(apart.slug);
});

test('a case study that comes, moves or is put in order is the next of another at once', async () => {
  const first = await createStudy({ menuOrder: 900 });
  const next = async () => (await visit(`/case-studies/${first.slug}`)).text;
  await next();
  const created = await createStudy({ menuOrder: 800 });
  expect(await next()).toContain(created.slug);
  const moved = await createStudy({ menuOrder: 700 });
  expect(await next()).not.toContain(moved.slug);
  await save('PUT', `/api/admin/case-studies/${moved.id}`, { ...moved, menuOrder: 850 });
  expect(await next()).toContain(moved.slug);
  await save('PUT', '/api/admin/case-studies/order', { ids: [created.id, moved.id] });
  expect(await next()).toContain(created.slug);
});

test('a filter whose last case study moved elsewhere shows none at once', async () => {
  const { id, slug } = await createStudy({ categories: ['Odd'] });
  const card = `href="/case-studies/${slug}"`;
  expect((await visit('/case-studies?category=Odd')).text).toContain(card);
  await save('PUT', `/api/admin/case-studies/${id}`, studyBody({ slug }));
  expect((await visit('/case-studies?category=Odd')).text).not.toContain(card);
});

test('a filter that nothing matches is not kept, however many ask for it', async () => {
  for (const path of ['/case-studies?category=nope', '/partners?category=nope'])
    expect((await visit(path)).status).toBe(200);
  expect(app.deps.cache.clear().pages).toBe(0);
});

test('a draft that is made and saved leaves every kept page alone', async () => {
  const { slug } = await createPost();
  const paths = [`/insights/${slug}`, '/insights', '/api/posts'];
  for (const path of paths) await visit(path);
  const draft = await createPost({ status: 'draft' });
  await save('PUT', `/api/admin/posts/${draft.id}`, { ...draft, title: 'Still a draft' });
  for (const path of paths) expect((await visit(path)).reads).toBe(0);
});

test('a draft that is published while it is being saved is shown as it is stored', async () => {
  const title = 'Live for a moment';
  const { updatedAt: _, ...draft } = await createPost({ title, status: 'draft' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const counting = database.read;
  // what a save reads before it writes is old by then
  database.read = async (work) => {
    const result = await counting(work);
    const { id, status } = (result ?? {}) as { id?: number; status?: string };
    if (id === draft.id && status === 'draft') await promise;
    return result;
  };
  const saving = save('PUT', `/api/admin/posts/${draft.id}`, draft);
  await Bun.sleep(50);
  await save('POST', '/api/admin/posts/bulk', { action: 'publish', ids: [draft.id] });
  expect((await visit('/insights')).text).toContain(title);
  resolve();
  await saving;
  const { status } = (await findPost(app.deps.db, draft.id)) ?? {};
  expect((await visit('/insights')).text.includes(title)).toBe(status === 'published');
});

test('a new address takes the place of the old one at once', async () => {
  const post = await createPost();
  await visit(`/insights/${post.slug}`);
  await save('PUT', `/api/admin/posts/${post.id}`, { ...post, slug: `${post.slug}-moved` });
  expect((await visit(`/insights/${post.slug}`)).status).toBe(301);
  expect((await visit(`/insights/${post.slug}-moved`)).status).toBe(200);
});

for (const [what, hide] of [
  [
    'made a draft',
    (post: { id: number }) =>
      save('PUT', `/api/admin/posts/${post.id}`, { ...post, status: 'draft' }),
  ],
  [
    'put off',
    (post: { id: number }) =>
      save('PUT', `/api/admin/posts/${post.id}`, { ...post, publishDate: '2999-01-01' }),
  ],
  ['deleted', (post: { id: number }) => save('DELETE', `/api/admin/posts/${post.id}`)],
] as const)
  test(`a post that is ${what} is gone at once, even while the database fails`, async () => {
    const post = await createPost({ title: `To be ${what}` });
    const paths = [`/insights/${post.slug}`, '/insights', '/api/posts'];
    for (const path of paths) await visit(path);
    await hide(post);
    await rename(app.databasePath, `${app.databasePath}.gone`);
    for (const path of paths) expect((await visit(path)).text).not.toContain(post.title);
    await rename(`${app.databasePath}.gone`, app.databasePath);
    expect((await visit(`/insights/${post.slug}`)).status).toBe(404);
    expect((await visit('/insights')).text).not.toContain(post.title);
  });

test('what is scheduled appears on kept pages when its date comes', async () => {
  const title = 'Out on the minute';
  const dueAt = Date.now() + 10_000;
  const publishDate = new Date(dueAt).toISOString();
  const { id, slug } = await createPost({ title, status: 'scheduled', publishDate });
  const paths = ['/insights', '/api/posts'];
  for (const path of paths) expect((await visit(path)).text).not.toContain(title);
  setSystemTime(dueAt - 1);
  for (const path of paths) expect((await visit(path)).reads).toBe(0);
  setSystemTime(dueAt);
  for (const path of paths) expect((await visit(path)).text).toContain(title);
  expect((await visit(`/insights/${slug}`)).status).toBe(200);
  await save('DELETE', `/api/admin/posts/${id}`);
});

test('what is given a date to come is named below articles kept before that when the date comes', async () => {
  const categories = ['Read on in time'];
  const { slug } = await createPost({ categories });
  await visit(`/insights/${slug}`);
  const dueAt = Date.now() + 10_000;
  const publishDate = new Date(dueAt).toISOString();
  const later = await createPost({ categories, publishDate });
  expect((await visit(`/insights/${slug}`)).text).not.toContain(later.slug);
  setSystemTime(dueAt);
  expect((await visit(`/insights/${slug}`)).text).toContain(later.slug);
  await save('DELETE', `/api/admin/posts/${later.id}`);
});

test('a save during a render is not overwritten by it', async () => {
  const post = await createPost({ title: 'Before' });
  const { letReadsIn, release } = holdReads();
  const early = visit('/api/posts');
  await Bun.sleep(5);
  letReadsIn();
  await save('PUT', `/api/admin/posts/${post.id}`, { ...post, title: 'After the save' });
  release();
  expect((await early).text).toContain('Before');
  expect((await visit('/api/posts')).text).toContain('After the save');
});

test('who asks after a save sees it, even while an older render still runs', async () => {
  const post = await createPost({ title: 'Before' });
  const { letReadsIn, release } = holdReads();
  const early = visit('/api/posts');
  await Bun.sleep(5);
  letReadsIn();
  await save('PUT', `/api/admin/posts/${post.id}`, { ...post, title: 'Seen at once' });
  expect((await visit('/api/posts')).text).toContain('Seen at once');
  release();
  await early;
  expect((await visit('/api/posts')).text).toContain('Seen at once');
});

test('another machine may have changed the database: after a minute a page is rendered anew', async () => {
  await visit('/insights');
  setSystemTime(Date.now() + MINUTE_MS - 100);
  expect((await visit('/insights')).reads).toBe(0);
  setSystemTime(Date.now() + 200);
  expect((await visit('/insights')).reads).toBeGreaterThan(0);
});

test('while the database is gone, pages that were served before are served again, at once', async () => {
  const post = await createPost();
  const paths = ['/', '/insights', `/insights/${post.slug}`, '/api/posts'];
  const before = await Promise.all(paths.map((path) => visit(path)));
  setSystemTime(Date.now() + 2 * MINUTE_MS);
  await rename(app.databasePath, `${app.databasePath}.gone`);
  for (const [index, path] of paths.entries()) {
    const start = performance.now();
    for (let i = 0; i < 10; i++) {
      const { status, etag } = await visit(path);
      expect({ status, etag }).toEqual({ status: 200, etag: before[index]?.etag as string });
    }
    expect(performance.now() - start).toBeLessThan(500);
  }
  await rename(`${app.databasePath}.gone`, app.databasePath);
});

test('while the database is gone, a page never served before is an error page in the site’s design', async () => {
  await rename(app.databasePath, `${app.databasePath}.gone`);
  const article = await app.request('/insights/never-seen');
  expect(article.status).toBe(503);
  expect(article.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await article.text()).toContain('<main id="content">');
  const list = await app.request('/api/posts?limit=77');
  expect(list.status).toBe(503);
  expect(list.headers.get('retry-after')).toBe('2');
  expect(app.deps.cache.clear().pages).toBe(0);
  await rename(`${app.databasePath}.gone`, app.databasePath);
});

test('while the database is gone, a write answers 503 within two seconds', async () => {
  await rename(app.databasePath, `${app.databasePath}.gone`);
  const start = performance.now();
  const response = await app.send('POST', '/api/admin/posts', postBody(), staff);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(Object.keys(await response.json())).toEqual(['message']);
  await rename(`${app.databasePath}.gone`, app.databasePath);
});

test('it heals by itself when the database is back', async () => {
  await visit('/insights');
  setSystemTime(Date.now() + 2 * MINUTE_MS);
  await rename(app.databasePath, `${app.databasePath}.gone`);
  await visit('/insights');
  await rename(`${app.databasePath}.gone`, app.databasePath);
  setSystemTime(Date.now() + 2000);
  const { slug } = await createPost({ publishDate: new Date().toISOString() });
  expect((await visit('/insights')).text).toContain(slug);
  expect((await visit('/insights')).reads).toBe(0);
});

for (const path of ['/insights', '/api/posts'])
  test(`while ${path} takes longer than a visitor waits, the stale one is shown and the new one kept`, async () => {
    await visit(path);
    const { slug } = await createPost({ publishDate: new Date().toISOString() });
    const { letReadsIn, release } = holdReads();
    const start = performance.now();
    expect((await visit(path)).text.includes(slug)).toBe(false);
    expect(performance.now() - start).toBeLessThan(400);
    release();
    letReadsIn();
    await Bun.sleep(50);
    const renewed = await visit(path);
    expect(renewed.text.includes(slug)).toBe(true);
    expect(renewed.reads).toBe(0);
  });
