// Autosave: stores changed fields in the draft, and never overwrites what somebody else saved.
import { expect, test } from 'bun:test';
import { spanBetween } from '#db/contract/text/text-span.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const cookie = await app.login();

const send = (method: string, path: string, body?: unknown) =>
  app.send(method, `/api/admin/posts${path}`, body, cookie);
const json = async (response: Response) => (await response.json()) as Record<string, never>;

let count = 0;
async function createPost(more: object = {}) {
  count += 1;
  const fields = { title: 'A', slug: `a-${count}`, content: '<p>One. Two.</p>', ...more };
  const response = await send('POST', '', fields);
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number; updatedAt: string };
}
const autosave = (id: number, changes: object) => send('PATCH', `/${id}/draft`, changes);
const draftOf = async (id: number) => (await json(await send('GET', `/${id}/draft`))).draft;
/** The fields with which an autosave creates an item. */
const NEW_FORM = { title: 'Untitled', content: '', status: 'draft' };

test('stores the changed fields as a draft, and changes nothing public', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  const response = await autosave(id, { fields: { excerpt: 'New' }, updatedAt: null, basedOn });
  expect(response.status).toBe(200);
  const { updatedAt } = await json(response);
  const draft = { updatedAt, basedOn, fields: { excerpt: 'New' }, writtenBy: null };
  expect(await draftOf(id)).toMatchObject(draft);
  expect(await json(await send('GET', `/${id}`))).toMatchObject({
    excerpt: null,
    updatedAt: basedOn,
  });
});

test('changes a span of a long text, first that of the item, then that of its draft', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  const texts = ['<p>One. Two.</p>', '<p>One. Three.</p>', '<p>One. Three. Four.</p>'];
  let updatedAt: string | null = null;
  for (const [at, text] of texts.slice(1).entries()) {
    const spans = { content: spanBetween(texts[at] ?? '', text) };
    const answer = await json(await autosave(id, { fields: {}, spans, updatedAt, basedOn }));
    expect(answer.cleaned).toEqual({} as never);
    updatedAt = answer.updatedAt ?? null;
    expect(await draftOf(id)).toMatchObject({ fields: { content: text } });
  }
});

test('refuses a span of another text, so that the form sends the whole text', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  const spans = { content: spanBetween('<p>Else.</p>', '<p>Else!</p>') };
  const response = await autosave(id, { fields: {}, spans, updatedAt: null, basedOn });
  expect(response.status).toBe(400);
  expect(await json(response)).toMatchObject({ errors: [{ path: 'spans.content' }] });
  expect(await draftOf(id)).toBeNull();
});

test.each([
  ['no stamps', { fields: {} }],
  ['a span of no text', { fields: {}, spans: { content: 'x' }, updatedAt: null }],
  ['a field of the wrong type', { fields: { categories: 'a' }, updatedAt: null }],
])('refuses %s', async (_, changes) => {
  const { id, updatedAt: basedOn } = await createPost();
  const body = 'updatedAt' in changes ? { ...changes, basedOn } : changes;
  expect((await autosave(id, body)).status).toBe(400);
});

test('ignores spans of fields that are not long texts', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  const spans = { status: spanBetween('published', 'draft'), __proto__: null };
  expect((await autosave(id, { fields: {}, spans, updatedAt: null, basedOn })).status).toBe(200);
  expect(await draftOf(id)).toBeNull();
});

test('cleans HTML, and returns what was stored instead', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  const fields = { content: '<p onclick="x">Hi</p>', excerpt: 'Same' };
  const answer = await json(await autosave(id, { fields, updatedAt: null, basedOn }));
  expect(answer.cleaned).toEqual({ content: '<p>Hi</p>' } as never);
});

test('over a draft of somebody else is refused, and the answer contains that draft', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  await send('PUT', `/${id}/draft`, { fields: { excerpt: 'Other' } });
  const response = await autosave(id, { fields: { excerpt: 'Mine' }, updatedAt: null, basedOn });
  expect(response.status).toBe(409);
  expect(await json(response)).toMatchObject({ current: { fields: { excerpt: 'Other' } } });
});

test('is refused when the item was saved in the meantime', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  const fields = { title: 'B', slug: `a-${count}`, content: '<p>One.</p>' };
  await send('PUT', `/${id}`, fields);
  const response = await autosave(id, { fields: { excerpt: 'Mine' }, updatedAt: null, basedOn });
  expect(response.status).toBe(409);
  expect(await json(response)).toMatchObject({ current: null });
});

test('adds no version, and removes the draft when it equals the item again', async () => {
  const { id, updatedAt: basedOn } = await createPost();
  let updatedAt: string | null = null;
  for (const excerpt of ['a', 'ab', 'abc', null])
    updatedAt =
      (await json(await autosave(id, { fields: { excerpt }, updatedAt, basedOn }))).updatedAt ??
      null;
  expect(updatedAt).toBeNull();
  expect(await draftOf(id)).toBeNull();
  expect(await json(await send('GET', `/${id}/versions`))).toMatchObject({
    pagination: { total: 1 },
  });
});

test('gives the typed title to an item that a form created', async () => {
  const slug = 'draft-a1b2c3d4e5f6';
  const { id, updatedAt: basedOn } = await createPost({ slug, content: '', status: 'draft' });
  const fields = { title: 'A better title', content: '<p>Findable words.</p>', slug: 'a-better' };
  expect((await autosave(id, { fields, updatedAt: null, basedOn })).status).toBe(200);
  const { posts } = (await (await send('GET', '?search=findable')).json()) as {
    posts: { id: number; title: string }[];
  };
  expect(posts).toMatchObject([{ id, title: 'A better title' }]);
  expect(await json(await send('GET', `/${id}`))).toMatchObject({ slug, updatedAt: basedOn });
});

test('an item that a form created is found by the words of its draft, until they are removed', async () => {
  const { id, updatedAt: basedOn } = await createPost({ ...NEW_FORM, slug: 'draft-a1b2c3d4e5f7' });
  const isFound = async (word: string) =>
    ((await (await send('GET', `?search=${word}`)).json()) as { posts: unknown[] }).posts.length >
    0;
  const type = async (excerpt: string, updatedAt: string | null) =>
    (await json(await autosave(id, { fields: { excerpt }, updatedAt, basedOn }))).updatedAt ?? null;
  await type('', await type('Walruses', null));
  expect(await isFound('walruses')).toBe(false);
  await type('Ocelots', null);
  await send('PUT', `/${id}/draft`, { fields: { excerpt: 'Wombats' } });
  expect([await isFound('ocelots'), await isFound('wombats')]).toEqual([false, true]);
  await send('DELETE', `/${id}/draft`);
  expect(await isFound('wombats')).toBe(false);
});

test('the title of such an item is not cut inside a character', async () => {
  const { id, updatedAt: basedOn } = await createPost({ ...NEW_FORM, slug: 'draft-a1b2c3d4e5f8' });
  const start = 'a'.repeat(TITLE_MAX_CHARS - 1);
  await autosave(id, { fields: { title: `${start}😀` }, updatedAt: null, basedOn });
  expect(await json(await send('GET', `/${id}`))).toMatchObject({ title: start });
});

test('a public item with an address like that of a new form keeps its title, and draft text is not found', async () => {
  const slug = 'draft-constitution';
  const { id, updatedAt: basedOn } = await createPost({ title: 'Public', slug });
  const fields = { title: 'Secret', content: '<p>Quokkas.</p>' };
  expect((await autosave(id, { fields, updatedAt: null, basedOn })).status).toBe(200);
  expect(await json(await app.request(`/api/posts/${slug}`))).toMatchObject({ title: 'Public' });
  expect((await json(await app.request('/api/search?q=quokkas'))).hits).toEqual([] as never);
});

test('requires a session and an existing item', async () => {
  const changes = { fields: {}, updatedAt: null, basedOn: '2026-01-01T00:00:00.000Z' };
  expect((await app.send('PATCH', '/api/admin/posts/1/draft', changes)).status).toBe(401);
  expect((await autosave(9999, changes)).status).toBe(404);
});
