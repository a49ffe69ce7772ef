// The admin calls for blog posts: valid and invalid input, and what is stored (docs/contract.md, Posts).
import { expect, test } from 'bun:test';
import type { Post } from '#db/contract/posts.ts';
import { stored } from '#testing/stored.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

let made = 0;
const input = (more: object = {}) => ({
  title: 'A post',
  slug: `a-post-${++made}`,
  content: '<p>Text</p>',
  ...more,
});
const post = (body: unknown) => app.send('POST', '/api/admin/posts', body, staff);
const put = (id: number, body: unknown) => app.send('PUT', `/api/admin/posts/${id}`, body, staff);
const get = (id: number) => app.send('GET', `/api/admin/posts/${id}`, undefined, staff);
const remove = (id: number) => app.send('DELETE', `/api/admin/posts/${id}`, undefined, staff);
const create = async (more: object = {}): Promise<Post> => (await post(input(more))).json();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('creates a post from title, slug and content', async () => {
  const before = new Date().toISOString();
  const response = await post({ title: 'First', slug: 'first', content: '<p>Hello</p>' });
  expect(response.status).toBe(201);
  const created: Post = await response.json();
  expect(created).toEqual({
    id: expect.any(Number),
    slug: 'first',
    title: 'First',
    excerpt: null,
    content: '<p>Hello</p>',
    image: null,
    publishDate: expect.any(String),
    updatedAt: expect.any(String),
    readTime: null,
    categories: [],
    author: null,
    status: 'published',
  });
  expect(created.publishDate >= before).toBe(true);
  expect(created.updatedAt).toBe(created.publishDate);
  expect(await (await get(created.id)).json()).toEqual(created);
});

test('a picture without alt text blocks no post of a client', async () => {
  const content = '<p><img src="/images/a.jpg"></p>';
  expect((await post(input({ content, image: '/images/a.jpg' }))).status).toBe(201);
});

test('keeps every field as it was sent', async () => {
  const sent = input({
    title: ' Ünïcödé <b>& "quotes" ',
    excerpt: 'Line one\nline two',
    image: 'https://cdn.example/a.png?x=1&y=2',
    publishDate: '2024-02-29T12:00:00.000Z',
    readTime: '7',
    categories: ['SEO', 'UX, again'],
    author: 'Somebody',
    status: 'draft',
  });
  expect(await (await post(sent)).json()).toMatchObject(sent);
});

test('categories are trimmed and deduplicated, and a blank author is removed', async () => {
  const created = await create({ categories: ['A, B', ' SEO ', 'SEO'], author: ' ' });
  expect(created).toMatchObject({ categories: ['A, B', 'SEO'], author: null });
  const changed = await put(created.id, { ...created, categories: ['UX', 'UX '], author: '' });
  expect(await changed.json()).toMatchObject({ categories: ['UX'], author: null });
});

test.each(['\u200b', '\u2060 \u00ad'])('a title of only %j is rejected', async (title) => {
  const refused = await post(input({ title }));
  expect((await refused.json()).errors).toEqual([{ path: 'title', message: 'Required' }]);
});

test('invisible characters stay in a title that also has visible ones', async () => {
  expect((await create({ title: '👩\u200d💻' })).title).toBe('👩\u200d💻');
});

test('a picture with an invalid address does not count as content', async () => {
  expect((await post(input({ content: '<img src="javascript:x">' }))).status).toBe(400);
});

test('accepts null in optional fields', async () => {
  const sent = input({ excerpt: null, image: null, readTime: null, author: null });
  const response = await post(sent);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject(sent);
});

test('stores dates in UTC', async () => {
  const { publishDate } = await create({ publishDate: '2024-05-01T10:30:00+02:00' });
  expect(publishDate).toBe('2024-05-01T08:30:00.000Z');
  expect((await create({ publishDate: '2024-05-01' })).publishDate).toBe(
    '2024-05-01T00:00:00.000Z',
  );
});

test('an image path with the asset alias points to the attached assets', async () => {
  expect((await create({ image: '@assets/x.png' })).image).toBe('/attached-assets/x.png');
});

for (const [what, body, path] of [
  ['a missing title', { title: undefined }, 'title'],
  ['a blank title', { title: ' \t ' }, 'title'],
  ['a title over 300 characters', { title: 'x'.repeat(301) }, 'title'],
  ['a title that is not text', { title: 7 }, 'title'],
  ['a title with a NUL', { title: 'a\0b' }, 'title'],
  ['a title with a lone surrogate', { title: '\ud800' }, 'title'],
  ['a missing slug', { slug: undefined }, 'slug'],
  ['an empty slug', { slug: '' }, 'slug'],
  ['a slug with capitals', { slug: 'Slug' }, 'slug'],
  ['a slug with a space', { slug: 'a b' }, 'slug'],
  ['a slug with two hyphens', { slug: 'a--b' }, 'slug'],
  ['a slug that starts with a hyphen', { slug: '-a' }, 'slug'],
  ['a slug that ends with a hyphen', { slug: 'a-' }, 'slug'],
  ['a slug with a line break', { slug: 'a\n' }, 'slug'],
  ['a slug with a slash', { slug: 'a/b' }, 'slug'],
  ['a slug of digits', { slug: '2024' }, 'slug'],
  ['a slug over 200 characters', { slug: 'x'.repeat(201) }, 'slug'],
  ['missing content', { content: undefined }, 'content'],
  ['blank content', { content: '\n ' }, 'content'],
  ['content that is all script', { content: '<script>alert(1)</script>' }, 'content'],
  ['an excerpt over 5,000 characters', { excerpt: 'x'.repeat(5001) }, 'excerpt'],
  ['categories as text', { categories: 'SEO, UX' }, 'categories'],
  ['more than 200 categories', { categories: Array(201).fill('SEO') }, 'categories'],
  ['a blank category', { categories: ['SEO', ' '] }, 'categories.1'],
  ['a category that is a list', { categories: [['SEO']] }, 'categories.0'],
  ['a read time that is a number', { readTime: 7 }, 'readTime'],
  ['an unknown status', { status: 'archived' }, 'status'],
  ['a publish date that is not a date', { publishDate: 'soon' }, 'publishDate'],
  ['a day that does not exist', { publishDate: '2023-02-29' }, 'publishDate'],
  ['a schedule without a date', { status: 'scheduled' }, 'publishDate'],
] as const)
  test(`rejects ${what} with 400, on create and on update`, async () => {
    const existing = await create();
    const before = await stored(app);
    for (const response of [await post(input(body)), await put(existing.id, input(body))]) {
      expect(response.status).toBe(400);
      const { message, errors } = await response.json();
      expect(message).toStartWith(path);
      expect(errors[0].path).toBe(path);
    }
    expect(await stored(app)).toEqual(before);
  });

test('accepts each field up to its limit', async () => {
  const sent = {
    title: 'x'.repeat(300),
    slug: 'x'.repeat(200),
    content: '<p>x</p>',
    excerpt: 'x'.repeat(5000),
    categories: Array.from({ length: 200 }, (_, i) => `Category ${i}`),
  };
  const response = await post(sent);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject(sent);
});

test('accepts content of several megabytes', async () => {
  const content = `<p>${'word '.repeat(1_000_000)}</p>`;
  const response = await post(input({ content }));
  expect(response.status).toBe(201);
  expect((await response.json()).content).toHaveLength(content.length);
});

test('a taken slug is a conflict that names the field, and changes nothing', async () => {
  const [first, second] = [await create(), await create()];
  const before = await stored(app);
  for (const response of [
    await post(input({ slug: first.slug })),
    await put(second.id, input({ slug: first.slug })),
  ]) {
    expect(response.status).toBe(409);
    const message = 'This slug is already in use';
    expect(await response.json()).toEqual({ message, errors: [{ path: 'slug', message }] });
  }
  expect(await stored(app)).toEqual(before);
});

test('a post may keep its slug', async () => {
  const { id, slug } = await create();
  expect((await put(id, input({ slug, title: 'Renamed' }))).status).toBe(200);
});

test('of two posts created at once with the same slug one is a conflict', async () => {
  const body = input();
  const statuses = (await Promise.all([post(body), post(body)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409]);
});

test('ignores unknown keys, ids and update times in the body', async () => {
  const body = JSON.stringify(input({ id: 4242, updatedAt: '2001-01-01T00:00:00.000Z', admin: 1 }));
  const response = await app.request('/api/admin/posts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: staff },
    body: body.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"x":1}},'),
  });
  expect(response.status).toBe(201);
  const created = await response.json();
  expect(created.id).not.toBe(4242);
  expect(created.updatedAt > '2002').toBe(true);
  expect(Object.keys(created)).not.toContain('admin');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('an update replaces the whole post but keeps its publish date and status', async () => {
  const created = await create({
    publishDate: '2024-01-02',
    status: 'draft',
    excerpt: 'Gone',
    image: '/gone.png',
    categories: ['Gone'],
  });
  const sent = input({ title: 'Second' });
  const response = await put(created.id, sent);
  expect(response.status).toBe(200);
  const updated: Post = await response.json();
  expect(updated).toEqual({
    ...created,
    ...sent,
    excerpt: null,
    image: null,
    categories: [],
    updatedAt: updated.updatedAt,
  });
  expect(updated.updatedAt > created.updatedAt).toBe(true);
});

test('an update may change the publish date', async () => {
  const { id } = await create();
  const updated = await (await put(id, input({ publishDate: '2022-03-04' }))).json();
  expect(updated.publishDate).toBe('2022-03-04T00:00:00.000Z');
});

test('the body of a read is a valid update', async () => {
  const created = await create({ status: 'scheduled', publishDate: inAnHour() });
  const response = await put(created.id, created);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...created, updatedAt: expect.any(String) });
});

test('an update based on an older state is a conflict with the stored post', async () => {
  const loaded = await create();
  const current = await (await put(loaded.id, input({ title: 'Theirs' }))).json();
  const before = await stored(app);
  const response = await put(loaded.id, input({ title: 'Mine', updatedAt: loaded.updatedAt }));
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ message: expect.any(String), current, draft: null });
  expect(await stored(app)).toEqual(before);
});

test('updates based on the stored state succeed', async () => {
  let current = await create();
  for (const title of ['One', 'Two', 'Three']) {
    const response = await put(current.id, { ...current, title });
    expect(response.status).toBe(200);
    const saved: Post = await response.json();
    expect(saved.updatedAt > current.updatedAt).toBe(true);
    current = saved;
  }
  expect(current.title).toBe('Three');
});

test('without `updatedAt` the last write wins', async () => {
  const { id } = await create();
  await put(id, input({ title: 'Theirs' }));
  await put(id, input({ title: 'Mine' }));
  expect((await (await get(id)).json()).title).toBe('Mine');
});

test('of two concurrent updates based on the same state one is a conflict', async () => {
  const loaded = await create();
  const both = ['One', 'Two'].map((title) => put(loaded.id, { ...loaded, title }));
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a scheduled post whose date has passed is published', async () => {
  const created = await create({ status: 'scheduled', publishDate: '2020-01-01' });
  expect(created.status).toBe('published');
});

test('a scheduled post waits for its date', async () => {
  const { id, slug, status } = await create({ status: 'scheduled', publishDate: inAnHour() });
  expect(status).toBe('scheduled');
  expect((await app.request(`/api/posts/${slug}`)).status).toBe(404);
  expect((await get(id)).status).toBe(200);
});

test('deletes a post once', async () => {
  const { id, slug } = await create();
  const response = await remove(id);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect((await app.request(`/api/posts/${slug}`)).status).toBe(404);
  for (const gone of [await remove(id), await get(id), await put(id, input())]) {
    expect(gone.status).toBe(404);
    expect(await gone.json()).toEqual({ message: 'Blog post not found' });
  }
});

test('a new post never gets the id of a deleted one', async () => {
  const { id } = await create();
  await remove(id);
  expect((await create()).id).toBeGreaterThan(id);
});

for (const id of ['0', '-1', 'abc', '1.5', '%20', 'NaN', '99999999999999999999'])
  test(`the id ${id} is rejected with 400`, async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? input() : undefined;
      const response = await app.send(method, `/api/admin/posts/${id}`, body, staff);
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].path).toBe('id');
    }
  });

test('sanitises content when it is saved', async () => {
  const content = '<p onclick="x()">Hi<script>alert(1)</script></p>';
  const created = await create({ content });
  expect(created.content).toBe('<p>Hi</p>');
  const updated = await (await put(created.id, input({ content }))).json();
  expect(updated.content).toBe('<p>Hi</p>');
});

for (const image of [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:x',
  'data:image/png;base64,AA',
  'blob:https://cdn.example/x',
  'file:///etc/passwd',
  'ftp://cdn.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\t/evil.example/a.png',
  '/\n/evil.example/a.png',
  'https:/evil.example',
  'https:evil.example',
  'https://',
  'https:///evil.example',
  'http://a b/',
  'https://cdn.example/a b.png',
  'https://cdn.example\\@evil.example/',
  'https://[::1',
  'a.png',
  './a.png',
  '../a.png',
  '@assets',
  '@other/x.png',
  'x'.repeat(2001),
  `/${'x'.repeat(2000)}`,
])
  test(`rejects the image ${JSON.stringify(image.slice(0, 40))}`, async () => {
    const before = await stored(app);
    const response = await post(input({ image }));
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toBe('image');
    expect(await stored(app)).toEqual(before);
  });

for (const image of [
  '',
  '/uploads/a.png',
  '/a%20b.png?x=1#y',
  'https://cdn.example/a.png',
  'http://cdn.example:8080/a.png',
  'HTTPS://CDN.EXAMPLE/a.png',
  'https://müller.example/ä.png',
])
  test(`accepts the image ${JSON.stringify(image)} as it is`, async () => {
    expect((await create({ image })).image).toBe(image);
  });

test('scheduling without a date keeps a stored future date', async () => {
  const publishDate = inAnHour();
  const { id } = await create({ status: 'draft', publishDate });
  const response = await put(id, input({ status: 'scheduled' }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'scheduled', publishDate });
});

test('a post may show more pictures than a query can have variables', async () => {
  const picture = (at: number, alt: string) =>
    `<img src="/uploads/${at.toString(36).padStart(26, 'a')}.png"${alt}>`;
  for (const [count, alt] of [
    [11_000, ' alt="A shop"'],
    [33_000, ''],
  ] as const) {
    const content = Array.from({ length: count }, (_, at) => picture(at, alt)).join('');
    expect((await post(input({ content }))).status).toBe(201);
  }
}, 30_000);
