// GET /api/posts and /api/posts/{slug} as visitors and staff get them (docs/contract.md, Posts).
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import type { PostInput, PostList } from '#db/contract/posts.ts';
import { DAY_MS } from '#db/limits.ts';
import { seedDatabase } from '#db/seed.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
afterEach(() => void setSystemTime());
const staff = await app.login();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const post = (input: Partial<PostInput> & { slug: string }) =>
  cleanPost({ title: input.slug, content: '<p>Text</p>', ...input });

const VISIBLE = 101;
await seedDatabase(app.deps.db, {
  posts: [
    ...Array.from({ length: VISIBLE }, (_, i) =>
      post({
        slug: `post-${i + 1}`,
        publishDate: new Date(Date.UTC(2024, 0, i + 1)).toISOString(),
      }),
    ),
    post({ slug: 'draft', status: 'draft', publishDate: '2024-06-01' }),
    post({ slug: 'scheduled', status: 'scheduled', publishDate: inDays(2) }),
    post({ slug: 'published-too-early', status: 'published', publishDate: inDays(3) }),
  ],
  caseStudies: [],
});

async function list(query = '', cookie?: string): Promise<PostList> {
  const response = await app.send('GET', `/api/posts${query}`, undefined, cookie);
  expect(response.status).toBe(200);
  return response.json();
}

test('lists the newest 100 posts by default', async () => {
  const { posts, pagination } = await list();
  expect(posts.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 100 }, (_, i) => `post-${VISIBLE - i}`),
  );
  expect(pagination).toEqual({ page: 1, limit: 100, total: VISIBLE, pages: 2 });
});

test('shows every post on exactly one page', async () => {
  const slugs: string[] = [];
  for (let page = 1; page <= 6; page++) {
    const { posts, pagination } = await list(`?page=${page}&limit=18&preview=true`);
    expect(pagination).toEqual({ page, limit: 18, total: VISIBLE, pages: 6 });
    slugs.push(...posts.map(({ slug }) => slug));
  }
  expect(slugs).toHaveLength(VISIBLE);
  expect(new Set(slugs).size).toBe(VISIBLE);
});

test('a page past the end is empty and has the same totals', async () => {
  const pagination = { page: 7, limit: 18, total: VISIBLE, pages: 6 };
  expect(await list('?page=7&limit=18')).toEqual({ posts: [], pagination });
  expect((await list(`?page=${Number.MAX_SAFE_INTEGER}`)).posts).toEqual([]);
});

test('a preview has everything but the content', async () => {
  const [whole] = (await list('?limit=1')).posts;
  const [preview] = (await list('?limit=1&preview=true')).posts;
  expect(whole?.content).toBe('<p>Text</p>');
  const { content: _, ...rest } = whole ?? {};
  expect(preview).toEqual(rest as typeof preview);
});

const badQueries = ['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=', 'page=1&page=2'].concat([
  'limit=0',
  'limit=101',
  'limit=-5',
  'limit=NaN',
  'page=99999999999999999999',
  'preview=yes',
]);
for (const query of badQueries)
  test(`rejects ?${query} with 400 and the parameter's name`, async () => {
    const response = await app.request(`/api/posts?${query}`);
    expect(response.status).toBe(400);
    const { message, errors } = await response.json();
    expect(message).toStartWith(`${query.split('=')[0]}: `);
    expect(errors[0].path).toBe(query.split('=')[0]);
  });

test('accepts limits from 1 to 100', async () => {
  expect((await list('?limit=1')).posts).toHaveLength(1);
  expect((await list('?limit=100')).posts).toHaveLength(100);
});

test('ignores unknown parameters', async () => {
  expect(await list('?limit=2&_v=3&sort=title&__proto__=x')).toEqual(await list('?limit=2'));
});

test('shows staff unpublished posts, and counts them', async () => {
  const { posts, pagination } = await list('?limit=4', staff);
  expect(posts.map(({ slug }) => slug)).toEqual([
    'published-too-early',
    'scheduled',
    'draft',
    `post-${VISIBLE}`,
  ]);
  expect(pagination.total).toBe(VISIBLE + 3);
});

test('a visitor after staff still gets the list for visitors', async () => {
  await list('?limit=5', staff);
  expect((await list('?limit=5')).pagination.total).toBe(VISIBLE);
});

test('an invalid session cookie gets the list for visitors', async () => {
  expect(await list('?limit=3', 'session=guess')).toEqual(await list('?limit=3'));
});

test('posts with equal dates are sorted by descending id', async () => {
  await using fresh = await openTestApp();
  const sameDay = ['first', 'second', 'third'].map((slug) =>
    post({ slug, publishDate: '2024-01-01' }),
  );
  await seedDatabase(fresh.deps.db, { posts: sameDay, caseStudies: [] });
  const { posts } = (await (await fresh.request('/api/posts')).json()) as PostList;
  expect(posts.map(({ slug }) => slug)).toEqual(['third', 'second', 'first']);
});

test('an empty site has no posts and no pages', async () => {
  await using fresh = await openTestApp();
  expect(await (await fresh.request('/api/posts')).json()).toEqual({
    posts: [],
    pagination: { page: 1, limit: 100, total: 0, pages: 0 },
  });
});

test('returns a post by its slug', async () => {
  const response = await app.request('/api/posts/post-7');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    id: 7,
    slug: 'post-7',
    title: 'post-7',
    excerpt: null,
    content: '<p>Text</p>',
    image: null,
    publishDate: '2024-01-07T00:00:00.000Z',
    updatedAt: expect.any(String),
    readTime: null,
    categories: [],
    author: null,
    status: 'published',
  });
});

for (const slug of ['missing', '7', 'POST-7', 'draft', 'scheduled', 'published-too-early', '%00'])
  test(`a visitor gets 404 for the post ${slug}`, async () => {
    const response = await app.request(`/api/posts/${slug}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Blog post not found' });
  });

for (const [slug, status] of [
  ['draft', 'draft'],
  ['scheduled', 'scheduled'],
  ['published-too-early', 'published'],
] as const)
  test(`staff can read the post ${slug}`, async () => {
    const response = await app.request(`/api/posts/${slug}`, { headers: { cookie: staff } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ slug, status });
  });

test('a scheduled post is public, and its status published, from its date on', async () => {
  await list('?limit=6');
  setSystemTime(Date.now() + 2 * DAY_MS + 1000);
  expect((await list('?limit=6')).posts[0]).toMatchObject({
    slug: 'scheduled',
    status: 'published',
  });
  const post = await (await app.request('/api/posts/scheduled')).json();
  expect(post.status).toBe('published');
});
