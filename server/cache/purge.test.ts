// A save purges every cached page that shows the item, at once, and no other (docs/contract.md, Purging).
import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { rename } from 'node:fs/promises';
import { findPost } from '#db/queries/posts.ts';
import { openQueryCountingApp } from '#testing/query-counting-app.ts';

const app = await openQueryCountingApp();
const { visit, save, createPost, createStudy, studyBody, holdQueries } = app;
beforeEach(() => void app.deps.cache.clear());
afterEach(() => void setSystemTime());

test('a save of a post purges its article and the lists, and nothing else', async () => {
  const mine = await createPost();
  // an article ends with three related posts, preferring its own categories
  const apart = { categories: ['Apart'] };
  for (let i = 0; i < 3; i++) await createPost(apart);
  const other = await createPost(apart);
  const study = await createStudy();
  const purged = [`/insights/${mine.slug}`, '/insights', '/api/posts'];
  const untouched = [
    `/insights/${other.slug}`,
    `/case-studies/${study.slug}`,
    '/',
    '/api/case-studies',
  ];
  for (const path of [...purged, ...untouched]) await visit(path);
  const title = 'Renamed at once';
  await save('PUT', `/api/admin/posts/${mine.id}`, { ...mine, title });
  for (const path of purged) {
    const seen = await visit(path);
    expect(seen.queries).toBeGreaterThan(0);
    expect(seen.text).toContain(title);
  }
  for (const path of untouched) expect((await visit(path)).queries).toBe(0);
});

test('a save of a case study purges its page and the lists, and nothing else', async () => {
  // a case study ends with a link to the previous one
  const [, other, mine] = [await createStudy(), await createStudy(), await createStudy()];
  const purged = [
    `/case-studies/${mine.slug}`,
    '/api/case-studies',
    '/api/case-studies?category=UX',
  ];
  // articles are purged too: each may end with the case study that it names
  const untouched = [`/case-studies/${other.slug}`, '/insights', '/api/posts'];
  for (const path of [...purged, ...untouched]) await visit(path);
  const title = 'Renamed at once';
  await save('PUT', `/api/admin/case-studies/${mine.id}`, { ...mine, title });
  for (const path of purged) expect((await visit(path)).text).toContain(title);
  for (const path of untouched) expect((await visit(path)).queries).toBe(0);
});

test('a stat that is created, changed or deleted purges the page of its case study', async () => {
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

test('a new post is in the lists at once', async () => {
  for (const path of ['/insights', '/api/posts']) await visit(path);
  const { slug } = await createPost({ publishDate: new Date().toISOString() });
  for (const path of ['/insights', '/api/posts']) expect((await visit(path)).text).toContain(slug);
});

test('a new or changed post is among the related posts at once', async () => {
  const categories = ['Related'];
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

test('a new, changed or reordered case study is the next of another at once', async () => {
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

test('a filter is empty at once when its last case study leaves it', async () => {
  const { id, slug } = await createStudy({ categories: ['Odd'] });
  const card = `href="/case-studies/${slug}"`;
  expect((await visit('/case-studies?category=Odd')).text).toContain(card);
  await save('PUT', `/api/admin/case-studies/${id}`, studyBody({ slug }));
  expect((await visit('/case-studies?category=Odd')).text).not.toContain(card);
});

test('a draft purges no page', async () => {
  const { slug } = await createPost();
  const paths = [`/insights/${slug}`, '/insights', '/api/posts'];
  for (const path of paths) await visit(path);
  const draft = await createPost({ status: 'draft' });
  await save('PUT', `/api/admin/posts/${draft.id}`, { ...draft, title: 'Still a draft' });
  for (const path of paths) expect((await visit(path)).queries).toBe(0);
});

test('a draft that is saved and published at the same time is shown as stored', async () => {
  const title = 'Live for a moment';
  const { updatedAt: _, ...draft } = await createPost({ title, status: 'draft' });
  expect((await visit('/insights')).text).not.toContain(title);
  await Promise.all([
    save('PUT', `/api/admin/posts/${draft.id}`, draft),
    save('POST', '/api/admin/posts/bulk', { action: 'publish', ids: [draft.id] }),
  ]);
  const { status } = (await findPost(app.deps.db, draft.id)) ?? {};
  expect((await visit('/insights')).text.includes(title)).toBe(status === 'published');
});

for (const [what, hide] of [
  [
    'unpublished',
    (post: { id: number }) =>
      save('PUT', `/api/admin/posts/${post.id}`, { ...post, status: 'draft' }),
  ],
  [
    'postponed',
    (post: { id: number }) =>
      save('PUT', `/api/admin/posts/${post.id}`, { ...post, publishDate: '2999-01-01' }),
  ],
  ['deleted', (post: { id: number }) => save('DELETE', `/api/admin/posts/${post.id}`)],
] as const)
  test(`a post that is ${what} is hidden at once, even while the database fails`, async () => {
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

test('a scheduled post appears on cached pages at its date', async () => {
  const title = 'Out on the minute';
  const dueAt = Date.now() + 10_000;
  const publishDate = new Date(dueAt).toISOString();
  const { id, slug } = await createPost({ title, status: 'scheduled', publishDate });
  const paths = ['/insights', '/api/posts'];
  for (const path of paths) expect((await visit(path)).text).not.toContain(title);
  setSystemTime(dueAt - 1);
  for (const path of paths) expect((await visit(path)).queries).toBe(0);
  setSystemTime(dueAt);
  for (const path of paths) expect((await visit(path)).text).toContain(title);
  expect((await visit(`/insights/${slug}`)).status).toBe(200);
  await save('DELETE', `/api/admin/posts/${id}`);
});

test('a scheduled post appears in the related posts of cached articles at its date', async () => {
  const categories = ['Related in time'];
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

test('a render does not overwrite the purge of a save during it', async () => {
  const post = await createPost({ title: 'Before' });
  const { stopHolding, release, held } = holdQueries();
  const early = visit('/api/posts');
  await held;
  stopHolding();
  await save('PUT', `/api/admin/posts/${post.id}`, { ...post, title: 'After the save' });
  release();
  expect((await early).text).toContain('Before');
  expect((await visit('/api/posts')).text).toContain('After the save');
});

test('a request after a save gets it, even while an older render still runs', async () => {
  const post = await createPost({ title: 'Before' });
  const { stopHolding, release, held } = holdQueries();
  const early = visit('/api/posts');
  await held;
  stopHolding();
  await save('PUT', `/api/admin/posts/${post.id}`, { ...post, title: 'Seen at once' });
  expect((await visit('/api/posts')).text).toContain('Seen at once');
  release();
  await early;
  expect((await visit('/api/posts')).text).toContain('Seen at once');
});
