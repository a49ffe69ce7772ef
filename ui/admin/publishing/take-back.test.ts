// Undo of a publish, with real API calls: no text is lost, and the form gets the stored draft.
import { afterAll, expect, test } from 'bun:test';
import type { Post } from '#db/contract/posts.ts';
import { fetchFromApp } from '#testing/fetch-from-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import { postCalls } from '#ui/admin/saving/item-calls.ts';
import { takeBack } from './take-back.ts';

const app = await openTestApp();
const cookie = await app.login();
const fetched = fetchFromApp(app, cookie);
afterAll(async () => {
  fetched.mockRestore();
  await app[Symbol.asyncDispose]();
});

let made = 0;
/** A post changed by a save: its state before and now, and what the undo of the save needs. */
async function published(status: 'draft' | 'published') {
  const fields = { title: 'Old', slug: `post-${++made}`, content: '<p>Text</p>' };
  const send = async (method: string, path: string, body: object): Promise<Post> =>
    (await app.send(method, `/api/admin/posts${path}`, body, cookie)).json();
  const before = await send('POST', '', { ...fields, status });
  const { id, publishDate } = before;
  const now = await send('PUT', `/${id}`, { ...fields, title: 'New', status: 'published' });
  const former = status === 'published' ? before.updatedAt : { status, publishDate };
  const save = { kind: 'post', id, savedAt: now.updatedAt, before: former } as const;
  return { id, now, save };
}

const keep = (id: number, fields: object, basedOn: string) =>
  postCalls.saveDraft(id, { fields, updatedAt: null, basedOn });

test('the undone text and later autosaved changes become one draft', async () => {
  const { id, now, save } = await published('published');
  await keep(id, { excerpt: 'Typed since' }, now.updatedAt);
  const { item, draft } = await takeBack(save);
  expect(item.title).toBe('Old');
  expect(draft?.fields).toMatchObject({ title: 'New', excerpt: 'Typed since' });
  expect((await postCalls.findDraft(id)).draft).toEqual(draft);
});

test('an item that returns to a draft keeps its draft', async () => {
  const { id, now, save } = await published('draft');
  await keep(id, { excerpt: 'Typed since' }, now.updatedAt);
  const { item, draft } = await takeBack(save);
  expect(item.status).toBe('draft');
  expect(draft).toMatchObject({ fields: { excerpt: 'Typed since' }, basedOn: item.updatedAt });
});

test('without a draft, an undo keeps the undone text', async () => {
  const { save } = await published('published');
  expect((await takeBack(save)).draft?.fields).toMatchObject({ title: 'New' });
});
