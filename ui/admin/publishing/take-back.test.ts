// Undo of a publish, by the real calls: no text is lost, and the form gets the draft that is stored.
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
/** A post, changed by a save: as it was before, as it is now, and what the undo of the save needs. */
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

test('keeps the undone text and what was saved by itself since as one draft', async () => {
  const { id, now, save } = await published('published');
  await keep(id, { excerpt: 'Typed since' }, now.updatedAt);
  const { item, draft } = await takeBack(save);
  expect(item.title).toBe('Old');
  expect(draft?.fields).toMatchObject({ title: 'New', excerpt: 'Typed since' });
  expect((await postCalls.findDraft(id)).draft).toEqual(draft);
});

test('keeps the draft of an item that goes back to a draft', async () => {
  const { id, now, save } = await published('draft');
  await keep(id, { excerpt: 'Typed since' }, now.updatedAt);
  const { item, draft } = await takeBack(save);
  expect(item.status).toBe('draft');
  expect(draft).toMatchObject({ fields: { excerpt: 'Typed since' }, basedOn: item.updatedAt });
});

test('an undo without a draft keeps the undone text', async () => {
  const { save } = await published('published');
  expect((await takeBack(save)).draft?.fields).toMatchObject({ title: 'New' });
});
