// Undo of a publish, with real API calls: no text is lost, and the form gets the stored draft.
import { afterAll, expect, test } from 'bun:test';
import type { Post } from '#db/contract/posts.ts';
import { fetchFromApp } from '#testing/fetch-from-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import {
  caseStudyFormOf,
  caseStudyValuesOf,
} from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { caseStudyCalls, postCalls } from '#ui/admin/saving/item-calls.ts';
import { saveCaseStudy } from '#ui/admin/saving/save-case-study.ts';
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

test('the stats of a case study are restored too', async () => {
  const fields = { title: 'Study', slug: 'study', description: 'Clocks.', categories: ['SEO'] };
  const path = '/api/admin/case-studies';
  const { id } = await (await app.send('POST', path, fields, cookie)).json();
  await app.send('POST', `${path}/${id}/stats`, { number: '128' }, cookie);
  const before = await caseStudyCalls.find(id);
  const values = caseStudyValuesOf(before);
  const stats = values.stats.map((stat) => ({ ...stat, number: '46' }));
  const sent = caseStudyFormOf('published').parse({ ...values, description: 'Watches.', stats });
  const now = await saveCaseStudy(sent, before, { draftUpdatedAt: null, onStatCreated: () => {} });
  expect(now).toMatchObject({ description: 'Watches.', stats: [{ number: '46' }] });
  const save = { savedAt: now.updatedAt, before: before.updatedAt };
  const { item } = await takeBack({ kind: 'case-study', id, ...save });
  expect(item).toMatchObject({ description: 'Clocks.', stats: [{ number: '128' }] });
  expect(await caseStudyCalls.find(id)).toMatchObject({ stats: [{ number: '128' }] });
});

test.each(['draft', 'published'] as const)(
  'an undo to %s of which any response was lost is completed by another try',
  async (status) => {
    for (let lost = 1; ; lost++) {
      const { id, now, save } = await published(status);
      await keep(id, { excerpt: 'Typed since' }, now.updatedAt);
      const answer = fetched.getMockImplementation() as typeof fetch;
      let calls = 0;
      fetched.mockImplementation((async (...call: Parameters<typeof fetch>) => {
        const response = await answer(...call);
        calls += 1;
        if (calls === lost) throw new TypeError('Failed to fetch');
        return response;
      }) as typeof fetch);
      await takeBack(save).catch(() => {});
      fetched.mockImplementation(answer);
      if (calls < lost) return;
      const { item, draft } = await takeBack(save);
      const title = status === 'draft' ? {} : { title: 'New' };
      expect(item).toMatchObject(status === 'draft' ? { status } : { title: 'Old' });
      expect(draft?.fields).toMatchObject({ excerpt: 'Typed since', ...title });
      expect(draft?.basedOn).toBe(item.updatedAt);
    }
  },
);

test('nothing is taken back after a later save by somebody else', async () => {
  const { id, now, save } = await published('published');
  const theirs = { title: 'Theirs', slug: now.slug, content: now.content };
  await app.send('PUT', `/api/admin/posts/${id}`, theirs, cookie);
  await expect(takeBack(save)).rejects.toThrow('Somebody else has saved it since');
  expect(await postCalls.find(id)).toMatchObject(theirs);
});
