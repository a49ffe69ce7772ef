// Forms that save by real API calls while responses are lost, the session ends, or somebody else saves.
import { afterAll, beforeEach, describe, expect, mock, test } from 'bun:test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { KindPath } from '#db/contract/kind-path.ts';
import type { Post } from '#db/contract/posts.ts';
import { fetchFromApp } from '#testing/fetch-from-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import { BLANK_STAT } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { openCaseStudyForm, openPostForm } from './testing/form-on-server.ts';

const app = await openTestApp();
const cookie = await app.login();
beforeEach(() => {
  fetchFromApp(app, cookie);
});
afterAll(async () => {
  mock.restore();
  await app[Symbol.asyncDispose]();
});

const send = async (method: string, path: string, body?: object) =>
  (await app.send(method, path, body, cookie)).json();
const seenByVisitors = (path: string) => app.request(path);
const listed = async (folder: KindPath, search: string): Promise<{ title: string }[]> => {
  const { posts, caseStudies } = await send('GET', `/api/admin/${folder}?search=${search}`);
  return posts ?? caseStudies;
};
const draftOf = async (folder: KindPath, id: number): Promise<Draft | null> =>
  (await send('GET', `/api/admin/${folder}/${id}/draft`)).draft;

let made = 0;
/** Stores a post; its title and slug are its own. */
function makePost(more: object = {}): Promise<Post> {
  const title = `Post ${++made}`;
  const fields = { title, slug: `post-${made}`, content: '<p>Live words.</p>' };
  return send('POST', '/api/admin/posts', { ...fields, ...more });
}

/** The server carries out the next call, but its response is lost; with `endsSession` the session ends then. */
function loseNextAnswer({ endsSession = false } = {}) {
  const fetched = fetchFromApp(app, cookie);
  const answer = fetched.getMockImplementation() as typeof fetch;
  const lose = async (...call: Parameters<typeof fetch>): Promise<Response> => {
    await answer(...call);
    if (endsSession) fetchFromApp(app, '');
    throw new TypeError('Failed to fetch');
  };
  fetched.mockImplementationOnce(lose as typeof fetch);
}

/** A new form of each kind, filled in completely. */
const NEW_FORMS = {
  posts(title: string) {
    const form = openPostForm(null);
    form.type({ title, slug: title.toLowerCase(), content: '<p>Written once.</p>' });
    return form;
  },
  'case-studies'(title: string) {
    const form = openCaseStudyForm(null);
    form.type({ title, slug: title.toLowerCase(), description: 'Clocks.', categories: ['SEO'] });
    form.type({ stats: [{ ...BLANK_STAT, number: '128' }] });
    return form;
  },
};

describe.each(['posts', 'case-studies'] as const)('a new item of %s', (folder) => {
  test('whose response was lost is created once, and published with its stats', async () => {
    const form = NEW_FORMS[folder](`Once${folder}`);
    loseNextAnswer();
    await form.publish();
    expect(form.state()).toMatchObject({ stored: null, waiting: { for: 'server' } });
    await form.tell({ type: 'server-reachable' });
    expect(form.state().leavingFor).toBe('/next');
    expect(await listed(folder, `Once${folder}`)).toHaveLength(1);
    const public_ = await seenByVisitors(`/api/${folder}/once${folder}`);
    const item: Partial<CaseStudy> = await public_.json();
    expect(item.stats?.map(({ number }) => number) ?? ['128']).toEqual(['128']);
  });

  test('whose autosave had no response is not created again after a login', async () => {
    const form = NEW_FORMS[folder](`Ended${folder}`);
    loseNextAnswer({ endsSession: true });
    await form.autosave();
    expect(form.state()).toMatchObject({ stored: null, isCreateUnanswered: true });
    await form.tell({ type: 'server-reachable' });
    expect(form.state()).toMatchObject({ stored: null, waiting: { for: 'login' } });
    fetchFromApp(app, cookie);
    await form.tell({ type: 'retried' });
    expect(form.state().stored).not.toBeNull();
    expect(await listed(folder, `Ended${folder}`)).toHaveLength(1);
  });
});

describe.each(['posts', 'case-studies'] as const)('an item of %s that was deleted', (folder) => {
  test('can be restored until it is gone for good, and is then created anew from its form', async () => {
    const title = `Gone${folder}`;
    const form = NEW_FORMS[folder](title);
    await form.keep();
    const id = form.state().stored?.item.id ?? 0;
    await send('DELETE', `/api/admin/${folder}/${id}`);
    form.type({ title: `${title} later` });
    await form.autosave();
    expect(form.state()).toMatchObject({ isDeleted: true, isGone: false });
    await send('DELETE', `/api/admin/trash/${folder}/${id}`);
    await form.autosave();
    expect(form.state()).toMatchObject({ isDeleted: true, isGone: true });
    await form.tell({ type: 'recreate-chosen' });
    expect(form.state()).toMatchObject({ isDeleted: false, problem: null });
    const anew = form.state().stored?.item;
    expect(anew).toMatchObject({ title: `${title} later`, status: 'draft' });
    expect(anew?.id).not.toBe(id);
    const { fields } = (await draftOf(folder, anew?.id ?? 0)) ?? {};
    expect(fields).toMatchObject({ slug: title.toLowerCase() });
    expect(fields && 'stats' in fields ? fields.stats?.length : 1).toBe(1);
  });
});

test.each([
  ['post', 'posts', () => openPostForm(null)],
  ['case study', 'case-studies', () => openCaseStudyForm(null)],
] as const)(
  'the save shortcut stores a new %s that has a title only as a draft',
  async (kind, folder, open) => {
    const form = open();
    form.type({ title: `Half a ${kind}` });
    await form.keep();
    const { item } = form.state().stored ?? {};
    expect(item).toMatchObject({ title: `Half a ${kind}`, status: 'draft' });
    expect(form.values().slug).toBe(item?.slug as string);
    expect((await seenByVisitors(`/api/${folder}/${item?.slug}`)).status).toBe(404);
  },
);

test('text typed after the response to a new post was lost is saved to that post', async () => {
  const form = NEW_FORMS.posts('Since');
  loseNextAnswer();
  await form.publish();
  form.type({ excerpt: 'Typed since.' });
  await form.publish();
  const response = await seenByVisitors('/api/posts/since');
  expect(await response.json()).toMatchObject({ excerpt: 'Typed since.' });
  expect(await listed('posts', 'Since')).toHaveLength(1);
});

test('a save whose response was lost counts as done, and stores one version', async () => {
  const post = await makePost();
  const form = openPostForm(post);
  form.type({ excerpt: 'Stored, and nobody said so.' });
  loseNextAnswer();
  await form.publish();
  expect(form.state().waiting?.for).toBe('server');
  await form.tell({ type: 'server-reachable' });
  expect(form.state()).toMatchObject({ conflict: null, leavingFor: '/next' });
  const { versions } = await send('GET', `/api/admin/posts/${post.id}/versions`);
  expect(versions.map(({ cause }: { cause: string }) => cause)).toEqual(['saved', 'created']);
});

test('the save shortcut keeps a scheduled post scheduled, with its date', async () => {
  const publishDate = '2999-01-01T09:00:00.000Z';
  const post = await makePost({ status: 'scheduled', publishDate });
  const form = openPostForm(post);
  form.type({ title: 'Later' });
  await form.keep();
  const stored = await send('GET', `/api/admin/posts/${post.id}`);
  expect(stored).toMatchObject({ title: 'Later', status: 'scheduled', publishDate });
  expect((await seenByVisitors(`/api/posts/${post.slug}`)).status).toBe(404);
});

test('the save shortcut on a draft that somebody published meanwhile changes nothing public', async () => {
  const post = await makePost({ status: 'draft' });
  const form = openPostForm(post);
  form.type({ title: 'Mine' });
  const { slug, content } = post;
  const theirs = { title: 'Theirs', slug, content, status: 'published' };
  await send('PUT', `/api/admin/posts/${post.id}`, theirs);
  await form.keep();
  expect(form.state().conflict?.theirs.title).toBe('Theirs');
  await form.tell({ type: 'overwrite-chosen' });
  expect(await draftOf('posts', post.id)).toMatchObject({ fields: { title: 'Mine' } });
  const live = await seenByVisitors(`/api/posts/${slug}`);
  expect(await live.json()).toMatchObject({ title: 'Theirs' });
});

test('of two forms that draft the same post, the later one is shown the draft of the other, also after a publish', async () => {
  const post = await makePost();
  const [one, other] = [openPostForm(post), openPostForm(post)];
  one.type({ excerpt: 'First.' });
  await one.saveDraft();
  other.type({ excerpt: 'Second.' });
  await other.saveDraft();
  expect(other.state().conflict).toMatchObject({ isShown: true, theirs: { excerpt: 'First.' } });
  await other.tell({ type: 'overwrite-chosen' });
  expect(await draftOf('posts', post.id)).toMatchObject({ fields: { excerpt: 'Second.' } });
  await other.publish();
  expect(other.state().leavingFor).toBe('/next');
  one.type({ excerpt: 'Third.' });
  await one.saveDraft();
  expect(one.state().conflict?.theirs.excerpt).toBe('Second.');
  await one.tell({ type: 'remote-chosen', mine: [] });
  expect(one.values().excerpt).toBe('Second.');
});

test('an edited paragraph of a long article is saved in few bytes, changes nothing public and adds no version', async () => {
  const paragraphs = Array.from({ length: 400 }, (_, at) => `<p>Paragraph ${at} of it.</p>`);
  const post = await makePost({ content: paragraphs.join('') });
  const form = openPostForm(post);
  const fetched = fetchFromApp(app, cookie);
  fetched.mockClear();
  for (const text of ['Changed.', 'Changed. And more.']) {
    form.type({
      content: post.content.replace('Paragraph 1 of it.', `Paragraph 1 of it. ${text}`),
    });
    await form.autosave();
  }
  const bodies = fetched.mock.calls.map(([, init]) => String(init?.body));
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body.length).toBeLessThan(1000);
  expect(await draftOf('posts', post.id)).toMatchObject({
    fields: { content: expect.stringContaining('Paragraph 1 of it. Changed. And more.') },
  });
  const live = await seenByVisitors(`/api/posts/${post.slug}`);
  expect((await live.json()).content).toBe(post.content);
  const { pagination } = await send('GET', `/api/admin/posts/${post.id}/versions`);
  expect(pagination.total).toBe(1);
});

test('changes to a live case study stay in a draft with its stats, until they are published in their order', async () => {
  const fields = { title: 'Fenwright', slug: 'fenwright', description: 'Clocks.' };
  const study = await send('POST', '/api/admin/case-studies', { ...fields, categories: ['SEO'] });
  const form = openCaseStudyForm(study);
  const live = async () => (await seenByVisitors('/api/case-studies/fenwright')).json();
  form.type({
    stats: ['46', '128'].map((number) => ({ ...BLANK_STAT, number })),
    videos: [{ url: '/videos/showreel.mp4', caption: 'Liverpool, in the rain' }],
  });
  await form.saveDraft();
  expect(await live()).toMatchObject({ stats: [], mediaCaptions: [] });
  expect(await draftOf('case-studies', study.id)).toMatchObject({
    fields: { stats: [{ number: '46' }, { number: '128' }] },
  });
  await form.publish();
  expect(await live()).toMatchObject({
    stats: [{ number: '46' }, { number: '128' }],
    mediaCaptions: ['Liverpool, in the rain'],
  });
});

test('text and stats of a live case study change together, although the response is lost', async () => {
  const fields = {
    title: 'Wrenholm',
    slug: 'wrenholm',
    description: 'Clocks.',
    categories: ['SEO'],
  };
  const { id } = await send('POST', '/api/admin/case-studies', fields);
  await send('POST', `/api/admin/case-studies/${id}/stats`, { number: '46' });
  await send('POST', `/api/admin/case-studies/${id}/stats`, { number: '7' });
  const live = async () => (await seenByVisitors('/api/case-studies/wrenholm')).json();
  const form = openCaseStudyForm(await live());
  const [kept] = form.values().stats;
  form.type({
    description: 'Watches.',
    stats: [
      { ...BLANK_STAT, number: '128' },
      { ...BLANK_STAT, ...kept, number: '47' },
    ],
  });
  loseNextAnswer();
  await form.publish();
  expect(form.state().waiting?.for).toBe('server');
  const after = {
    description: 'Watches.',
    stats: [{ number: '128' }, { id: kept?.id, number: '47' }],
  };
  expect(await live()).toMatchObject(after);
  await form.tell({ type: 'server-reachable' });
  expect(form.state().leavingFor).toBe('/next');
  expect(await live()).toMatchObject(after);
});
