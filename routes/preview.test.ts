// Previews and share links: who may see them, and that they are never indexed or cached.
import { expect, setSystemTime, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Post } from '#db/contract/posts.ts';
import { HOUR_MS } from '#db/limits.ts';
import { shares } from '#db/schema.ts';
import { createApp } from '#server/app.ts';
import { clientOf, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

let count = 0;
const createPost = async (more: object = {}): Promise<Post> =>
  (
    await app.send(
      'POST',
      '/api/admin/posts',
      { title: 'Live title', slug: `post-${++count}`, content: '<p>Live</p>', ...more },
      staff,
    )
  ).json();
const createStudy = async (): Promise<CaseStudy> =>
  (
    await app.send(
      'POST',
      '/api/admin/case-studies',
      { title: 'Client', slug: `study-${++count}`, description: 'D', categories: ['B2B'] },
      staff,
    )
  ).json();
const preview = async (body: object): Promise<{ previewId: string; url: string }> =>
  (await app.send('POST', '/api/admin/preview', body, staff)).json();
const visit = (path: string, cookie = '') =>
  app.request(path, { headers: { ...(cookie && { cookie }) } });
const share = async (folder: string, id: number, expiresInHours = 1) => {
  const path = `/api/admin/${folder}/${id}/shares`;
  const created = await (await app.send('POST', path, { expiresInHours }, staff)).json();
  return { ...created, path: new URL(created.url).pathname, api: `${path}/${created.id}` };
};

test('a preview without a session redirects to the login', async () => {
  const { url } = await preview({ kind: 'posts', fields: { title: 'Secret' } });
  const response = await visit(url);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/vs-admin/login');
});

test('another process shows a new preview at once, and its newest state', async () => {
  const db = await openDatabase({ url: `file:${app.databasePath}` });
  const other = clientOf(createApp({ ...app.deps, db }));
  const visitOther = (path: string) => other.text(path, { headers: { cookie: staff } });
  const { previewId, url } = await preview({ kind: 'posts', fields: { title: 'From one' } });
  expect(await visitOther(url)).toContain('From one');
  await preview({ kind: 'posts', previewId, fields: { title: 'Typed since' } });
  expect(await visitOther(url)).toContain('Typed since');
  await db.close();
});

test('an unknown or expired preview is not found', async () => {
  expect((await visit(`/vs-admin/preview/${crypto.randomUUID()}`, staff)).status).toBe(404);
  const { url } = await preview({ kind: 'posts', fields: {} });
  // a session that begins in the future ends with this test
  const later = await app.login();
  try {
    setSystemTime(new Date(Date.now() + HOUR_MS + 1000));
    expect((await visit(url, later)).status).toBe(404);
  } finally {
    setSystemTime();
  }
});

test('incomplete items have a preview', async () => {
  for (const fields of [
    {},
    { title: null, slug: '', content: null, image: 'javascript:alert(1)', publishDate: 'soon' },
    { title: '<script>x</script>', content: '<p>a<script>alert(1)</script>', categories: [''] },
  ]) {
    const { url } = await preview({ kind: 'posts', fields });
    const response = await visit(url, staff);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/alert\(1\)/);
  }
  const stats = [{ number: '' }, { number: null }, { icon: '+' }, { number: '12', icon: null }];
  const fields = { mediaImages: ['', 'x', '/a.png'], mediaAlts: ['1', '2', 'Third'], stats };
  const { url } = await preview({ kind: 'case-studies', fields: { ...fields, title: 'Half' } });
  const html = await (await visit(url, staff)).text();
  expect(html).toContain('Third');
  expect(html).toContain('Half');
});

test('a preview is the public page with the form values, and stores nothing', async () => {
  const post = await createPost();
  const live = `/insights/${post.slug}`;
  const first = await preview({ kind: 'posts', id: post.id, fields: { title: 'Typed title' } });
  const html = await (await visit(first.url, staff)).text();
  expect(html).toContain('Typed title');
  expect(html).toContain('<p>Live</p>');
  expect(html).toContain('Back to Insights');
  expect(html).not.toContain('<script type="module"');
  const next = { kind: 'posts', previewId: first.previewId, fields: { title: 'Typed more' } };
  expect(await preview(next)).toEqual(first);
  expect(await (await visit(first.url, staff)).text()).toContain('Typed more');
  expect(await (await visit(live)).text()).not.toContain('Typed');
});

test('a framed preview runs no script and preloads no picture', async () => {
  const { url } = await preview({ kind: 'documents', type: 'home', fields: {} });
  const response = await visit(url, staff);
  const html = await response.text();
  expect(html).toContain('The other side');
  expect(html).not.toMatch(/<script(?! type="application\/)/);
  const policy = response.headers.get('content-security-policy');
  for (const forbidden of ["script-src 'none'", "form-action 'none'"])
    expect(policy).toContain(forbidden);
  expect(html).not.toContain('as="image"');
});

test('a preview may be framed by this site only, and no other page may be framed', async () => {
  const { url } = await preview({ kind: 'posts', fields: {} });
  const { headers } = await visit(url, staff);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  const { path } = await share('posts', (await createPost()).id);
  for (const other of [path, '/insights', '/vs-admin/dashboard'])
    expect((await visit(other, staff)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
});

test('a share link that is unknown, expired, revoked or of a deleted item is not found', async () => {
  const { id } = await createPost();
  const paths = ['/preview/x', `/preview/${'a'.repeat(43)}`, `/preview/${'a'.repeat(3000)}`];
  const revoked = await share('posts', id);
  await app.send('DELETE', revoked.api, undefined, staff);
  const deleted = await createPost();
  const linkOfDeleted = await share('posts', deleted.id);
  await app.send('DELETE', `/api/admin/posts/${deleted.id}`, undefined, staff);
  for (const path of [...paths, revoked.path, linkOfDeleted.path])
    expect((await visit(path)).status).toBe(404);
  const expired = await share('posts', id, 2);
  expect((await visit(expired.path)).status).toBe(200);
  try {
    setSystemTime(new Date(Date.now() + 2 * HOUR_MS + 1000));
    expect((await visit(expired.path)).status).toBe(404);
  } finally {
    setSystemTime();
  }
});

test('a share link is valid for 72 hours, or for up to 30 days if that is asked for', async () => {
  const path = `/api/admin/posts/${(await createPost()).id}/shares`;
  const open = (body: object) => app.send('POST', path, body, staff);
  const hoursOf = async (answer: Response) => {
    const { createdAt, expiresAt } = await answer.json();
    return Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / HOUR_MS);
  };
  expect(await hoursOf(await open({}))).toBe(72);
  expect(await hoursOf(await open({ expiresInHours: 30 * 24 }))).toBe(30 * 24);
  const refused = await open({ expiresInHours: 30 * 24 + 1 });
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors[0].path).toBe('expiresInHours');
});

test('a share link shows the present draft without a session, is not indexed and sends no referrer', async () => {
  const post = await createPost({ status: 'draft' });
  const { path } = await share('posts', post.id);
  expect(await (await visit(path)).text()).toContain('Live title');
  const fields = { title: 'Newer title' };
  await app.send('PUT', `/api/admin/posts/${post.id}/draft`, { fields }, staff);
  const response = await visit(path);
  const html = await response.text();
  expect(html).toContain('Newer title');
  expect(html).toContain('noindex, nofollow');
  expect(html).not.toContain(path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await visit(`/insights/${post.slug}`)).status).toBe(404);
});

const listed = async (folder: string, id: number) => {
  const list = await app.send('GET', `/api/admin/${folder}/${id}/shares`, undefined, staff);
  return (await list.json()).shares;
};

test('the token of a share link is neither stored nor logged', async () => {
  const { id } = await createStudy();
  const { path } = await share('case-studies', id);
  expect((await visit(path)).status).toBe(200);
  const key = path.replace('/preview/', '');
  expect(JSON.stringify(app.logged)).not.toContain(key);
  const rows = await app.deps.db.read((read) => read.select().from(shares));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('staff can name a share link and copy it again until it ends', async () => {
  const { id } = await createPost({ status: 'draft' });
  const path = `/api/admin/posts/${id}/shares`;
  const made = await (await app.send('POST', path, { name: '  Ada  ' }, staff)).json();
  expect(await listed('posts', id)).toMatchObject([{ name: 'Ada', url: made.url, openings: 0 }]);
  await app.send('DELETE', `${path}/${made.id}`, undefined, staff);
  expect(await listed('posts', id)).toMatchObject([{ name: 'Ada', url: null }]);
  const [row] = await app.deps.db.read((read) =>
    read.select().from(shares).where(eq(shares.id, made.id)),
  );
  expect(row?.sealedToken).toBeNull();
  const tooLong = await app.send('POST', path, { name: 'x'.repeat(81) }, staff);
  expect(tooLong.status).toBe(400);
});

test('a link sealed with another key cannot be copied, but still works', async () => {
  const { id } = await createPost({ status: 'draft' });
  const { path, id: shareId } = await share('posts', id);
  for (const sealedToken of ['', 'AAAA', 'x'.repeat(95), null]) {
    await app.deps.db.write((tx) =>
      tx.update(shares).set({ sealedToken }).where(eq(shares.id, shareId)),
    );
    expect(await listed('posts', id)).toMatchObject([{ url: null }]);
  }
  expect((await visit(path)).status).toBe(200);
});

test('views by others are counted, but not those by staff, HEAD requests and prefetches', async () => {
  const { id } = await createPost({ status: 'draft' });
  const { path } = await share('posts', id);
  await app.request(path, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  await app.request(path, { method: 'HEAD' });
  await visit(path, staff);
  const before = Date.now();
  await Promise.all([visit(path), visit(path)]);
  const openings = async () => (await listed('posts', id))[0];
  while ((await openings()).openings < 2) await Bun.sleep(5);
  const { openings: counted, lastOpenedAt } = await openings();
  expect(counted).toBe(2);
  expect(Date.parse(lastOpenedAt)).toBeGreaterThanOrEqual(before);
});

test('an ended share link explains why without its token, and a revoked one ends at once', async () => {
  const { id } = await createPost();
  const revoked = await share('posts', id);
  await app.send('DELETE', revoked.api, undefined, staff);
  const again = await app.send('DELETE', revoked.api, undefined, staff);
  expect(again.status).toBe(404);
  const closed = await visit(revoked.path);
  const html = await closed.text();
  expect(html).toContain('This preview is no longer available');
  expect(html).not.toContain(revoked.path);
  expect(closed.headers.get('cache-control')).toBe('no-store');
  expect(closed.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const expired = await share('posts', id, 2);
  try {
    setSystemTime(new Date(Date.now() + 2 * HOUR_MS + 1000));
    expect(await (await visit(expired.path)).text()).toContain('This preview has expired');
  } finally {
    setSystemTime();
  }
});

test('a shared page says that it is a preview and when its link expires', async () => {
  const study = await share('case-studies', (await createStudy()).id);
  const html = await (await visit(study.path)).text();
  expect(html).toContain('aria-label="Preview"');
  expect(html).toContain(`dateTime="${study.expiresAt}"`);
});

test('a revoked share link is listed with the time of its revocation', async () => {
  const { id } = await createPost();
  const created = await share('posts', id);
  await app.send('DELETE', created.api, undefined, staff);
  const list = await app.send('GET', `/api/admin/posts/${id}/shares`, undefined, staff);
  const { shares } = await list.json();
  expect(shares).toEqual([
    expect.objectContaining({ id: created.id, revokedAt: expect.stringMatching(/^\d{4}-/) }),
  ]);
});
