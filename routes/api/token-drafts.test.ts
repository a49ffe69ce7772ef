// API tokens write drafts, which only staff publish (docs/contract.md, API tokens).
import { expect, setSystemTime, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { originalOf } from '#db/content/originals.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { DAY_MS } from '#db/limits.ts';
import { uploads } from '#db/schema.ts';
import { publishDueItems } from '#server/admin/save-item.ts';
import { messageOf, openSiteWithToken } from '#testing/api-token-fixtures.ts';
import { makePicture } from '#testing/pictures.ts';
import { stored } from '#testing/stored.ts';

const { app, staff, createToken, as, byToken, slug, createPost, versionsOf } =
  await openSiteWithToken();

test('a token creates drafts that no visitor sees, and the history names it', async () => {
  const hostile = await createToken('<script>alert(1)</script> ‮evil');
  const fields = { title: 'By a machine', slug: slug(), content: '<p onclick="x">Text</p>' };
  const response = await as(hostile.token, 'POST', '/api/admin/posts', {
    ...{ ...fields, status: 'draft' },
  });
  expect(response.status).toBe(201);
  const post = await response.json();
  expect(post).toMatchObject({ title: 'By a machine', content: '<p>Text</p>', status: 'draft' });
  expect((await app.request(`/insights/${fields.slug}`)).status).toBe(404);
  expect(await versionsOf(post)).toMatchObject([
    { cause: 'created', writtenBy: '<script>alert(1)</script> ‮evil' },
  ]);
  const study = { title: 'A client', description: '', categories: [], status: 'draft' };
  const created = await byToken('POST', '/api/admin/case-studies', study);
  expect(created.status).toBe(201);
  const { id } = await created.json();
  const found = await byToken('GET', `/api/admin/case-studies/${id}`);
  expect(await found.json()).toMatchObject({ id, title: 'A client', status: 'draft' });
});

for (const [what, fields] of [
  ['published', { status: 'published' }],
  ['without a status', {}],
  ['scheduled', { status: 'scheduled', publishDate: '2099-01-01T00:00:00Z' }],
  ['a draft with a date', { status: 'draft', publishDate: '2099-01-01T00:00:00Z' }],
] as const)
  test(`an item that is ${what} is rejected with 403, and nothing is stored`, async () => {
    const before = await stored(app);
    const post = { title: 'A post', slug: slug(), content: '<p>Text</p>', ...fields };
    const study = { title: 'A', slug: slug(), description: 'B', categories: ['C'], ...fields };
    for (const [path, body] of [
      ['/api/admin/posts', post],
      ['/api/admin/case-studies', study],
    ] as const) {
      const response = await byToken('POST', path, body);
      expect(response.status).toBe(403);
      expect(await messageOf(response)).toStartWith('An API token can');
    }
    expect(await stored(app)).toEqual(before);
  });

test('a draft of a public post changes nothing public, and names its token', async () => {
  const post = await createPost();
  const page = await app.text(`/insights/${post.slug}`);
  const path = `/api/admin/posts/${post.id}/draft`;
  const response = await byToken('PUT', path, { fields: { title: 'Better', slug: 'moved' } });
  expect(response.status).toBe(200);
  expect((await response.json()).draft).toMatchObject({ writtenBy: 'Drafting assistant' });
  expect(await app.text(`/insights/${post.slug}`)).toBe(page);
  expect(await (await byToken('GET', `/api/admin/posts/${post.id}`)).json()).toEqual(post);
  const draft = await (await app.send('GET', path, undefined, staff)).json();
  expect(draft.draft.writtenBy).toBe('Drafting assistant');
});

test('a draft of a scheduled post is not published by the scheduler, and its date cannot be changed', async () => {
  const publishDate = new Date(Date.now() + DAY_MS).toISOString();
  const post = await createPost({ status: 'scheduled', publishDate });
  const path = `/api/admin/posts/${post.id}/draft`;
  for (const fields of [{ status: 'published' }, { status: 'draft' }, { publishDate: 'now' }])
    for (const [method, stamps] of [
      ['PUT', {}],
      ['PATCH', { updatedAt: null, basedOn: post.updatedAt }],
    ] as const)
      expect((await byToken(method, path, { fields, ...stamps })).status).toBe(403);
  await byToken('PUT', path, { fields: { content: '<p>Of a machine</p>' } });
  setSystemTime(Date.parse(publishDate) + 1000);
  expect(await publishDueItems(app.deps, new Date().toISOString())).toBe(1);
  const live = await (await app.request(`/api/posts/${post.slug}`)).json();
  expect(live).toMatchObject({ status: 'published', content: '<p>Text</p>' });
});

test('a draft by staff is added to the history when a token changes it, once', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  const { draft } = await (
    await app.send('PUT', path, { fields: { content: '<p>Of a person</p>' } }, staff)
  ).json();
  const stale = { updatedAt: null, basedOn: post.updatedAt };
  const refused = await byToken('PATCH', path, { fields: { content: '<p>No</p>' }, ...stale });
  expect(refused.status).toBe(409);
  expect(await versionsOf(post)).toHaveLength(1);
  const stamps = { updatedAt: draft.updatedAt, basedOn: post.updatedAt };
  const patched = await byToken('PATCH', path, { fields: { content: '<p>New</p>' }, ...stamps });
  expect(patched.status).toBe(200);
  const [kept] = await versionsOf(post);
  expect(kept).toMatchObject({ cause: 'draft', changed: ['content'], writtenBy: null });
  const version = await app.send(
    'GET',
    `${path.replace('draft', 'versions')}/${kept.id}`,
    undefined,
    staff,
  );
  expect((await version.json()).item.content).toBe('<p>Of a person</p>');
  await byToken('PUT', path, { fields: { content: '<p>Newer</p>' } });
  expect(await versionsOf(post)).toHaveLength(2);
});

test('a token that drafts the live content does not lose the draft of staff', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  await app.send('PUT', path, { fields: { title: 'Of a person' } }, staff);
  expect(await (await byToken('PUT', path, { fields: {} })).json()).toEqual({ draft: null });
  expect(await versionsOf(post)).toMatchObject([{ cause: 'draft', title: 'Of a person' }, {}]);
});

test('a token cannot change a scheduled draft', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  await app.send('PUT', path, { fields: { content: '<p>Of a person</p>' } }, staff);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await app.send('PUT', `${path}/schedule`, { publishAt }, staff);
  const { draft } = await scheduled.json();
  const { updatedAt, basedOn } = draft;
  const fields = { content: '<p>Of a machine</p>' };
  for (const refused of [
    await byToken('PUT', path, { fields }),
    await byToken('PUT', path, { fields: {} }),
    await byToken('PATCH', path, { fields, updatedAt, basedOn }),
  ]) {
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toContain('scheduled');
  }
  const stored = await app.send('GET', path, undefined, staff);
  expect((await stored.json()).draft).toEqual(draft);
});

test('a draft last changed by a token is scheduled only when staff send its text', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  const fields = { content: '<p>Of a machine</p>' };
  const { draft } = await (await byToken('PUT', path, { fields })).json();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const schedule = (body: object) => app.send('PUT', `${path}/schedule`, body, staff);
  // as Undo does after a schedule was cancelled, and a token wrote meanwhile
  const blind = await schedule({ publishAt });
  expect(blind.status).toBe(409);
  expect(await messageOf(blind)).toContain('API token');
  expect((await schedule({ publishAt: null })).status).toBe(200);
  const { updatedAt, basedOn } = draft;
  expect((await schedule({ publishAt, fields, updatedAt, basedOn })).status).toBe(200);
});

test('a draft too large for the history cannot be changed by a token', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}/draft`;
  const content = `<p>${'x'.repeat(4.5 * 1024 * 1024)}</p>`;
  expect((await app.send('PUT', path, { fields: { content } }, staff)).status).toBe(200);
  const before = await stored(app);
  const response = await byToken('PUT', path, { fields: { title: 'Short' } });
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toContain('too large for the history');
  expect(await stored(app)).toEqual(before);
});

test('an item created by a token is published from its form, never from a list', async () => {
  const body = { title: 'Drafted', slug: slug(), content: '<p>Text</p>', status: 'draft' };
  const post = await (await byToken('POST', '/api/admin/posts', body)).json();
  const path = `/api/admin/posts/${post.id}`;
  const fromList = { action: 'publish', ids: [post.id] };
  const published = { ...body, status: 'published' };
  expect((await byToken('POST', '/api/admin/posts/bulk', fromList)).status).toBe(403);
  expect((await byToken('PUT', path, published)).status).toBe(403);
  const before = await stored(app);
  const refused = await app.send('POST', '/api/admin/posts/bulk', fromList, staff);
  expect([refused.status, await messageOf(refused)]).toEqual([
    409,
    '“Drafted” was written by an API token. Open it to read and publish it',
  ]);
  expect(await stored(app)).toEqual(before);
  expect((await app.send('PUT', path, published, staff)).status).toBe(200);
  expect((await app.request(`/insights/${post.slug}`)).status).toBe(200);
  const versions = await versionsOf(post);
  expect(versions.map((each: { writtenBy: string }) => each.writtenBy)).toEqual([
    null,
    'Drafting assistant',
  ]);
  // staff have saved it since
  const hidden = { action: 'unpublish', ids: [post.id] };
  for (const action of [hidden, fromList])
    expect((await app.send('POST', '/api/admin/posts/bulk', action, staff)).status).toBe(200);
});

test('replacing a name or a picture everywhere does not turn a token’s text into one of staff', async () => {
  const [former, next] = [
    await app.deps.uploads.save(await makePicture('png'), 'former.png'),
    await app.deps.uploads.save(await makePicture('png'), 'next.png'),
  ].map((address) => address.replace('/uploads/', ''));
  const created = { title: 'A', content: '<p>Text</p>', status: 'draft', categories: ['Drafted'] };
  const body = { ...created, slug: slug(), image: `/uploads/${former}` };
  const post = await (await byToken('POST', '/api/admin/posts', body)).json();
  const rename = { of: 'post-category', from: 'Drafted', to: 'Renamed' };
  const replaced = [
    await app.send('POST', '/api/admin/names/rename', rename, staff),
    await app.send('POST', `/api/admin/media/${former}/replace`, { with: next }, staff),
  ];
  expect(replaced.map(({ status }) => status)).toEqual([200, 200]);
  expect(await versionsOf(post)).toMatchObject([
    { changed: ['image'], writtenBy: 'Drafting assistant' },
    { changed: ['categories'], writtenBy: 'Drafting assistant' },
    { cause: 'created', writtenBy: 'Drafting assistant' },
  ]);
  const publish = { action: 'publish', ids: [post.id] };
  expect((await app.send('POST', '/api/admin/posts/bulk', publish, staff)).status).toBe(409);
});

test('a copy of an item written by a token counts as written by the token', async () => {
  const address = await app.deps.uploads.save(await makePicture('png'), 'photo.png');
  const name = address.replace('/uploads/', '');
  await app.deps.uploads.delete(name);
  const content = `<p>Text</p><img src="${address}" alt="Words of a machine">`;
  const created = { title: 'A', slug: slug(), content, status: 'draft' };
  const byMachine = await (await byToken('POST', '/api/admin/posts', created)).json();
  const drafted = await createPost();
  await byToken('PUT', `/api/admin/posts/${drafted.id}/draft`, { fields: { content } });
  for (const { id } of [byMachine, drafted]) {
    const path = `/api/admin/posts/${id}/duplicate`;
    const copy = await (await app.send('POST', path, undefined, staff)).json();
    expect(await versionsOf(copy)).toMatchObject([{ writtenBy: 'Drafting assistant' }]);
    const publish = { action: 'publish', ids: [copy.id] };
    expect((await app.send('POST', '/api/admin/posts/bulk', publish, staff)).status).toBe(409);
  }
  const [picture] = await app.deps.db.read((read) =>
    read.select().from(uploads).where(eq(uploads.name, name)),
  );
  expect(picture).toMatchObject({ alt: '', deletedAt: expect.any(String) });
});

test('an item that is too large for the history cannot be created by a token', async () => {
  const before = await stored(app);
  const content = `<p>${'x'.repeat(4.5 * 1024 * 1024)}</p>`;
  const body = { title: 'Long', slug: slug(), content, status: 'draft' };
  const refused = await byToken('POST', '/api/admin/posts', body);
  expect([refused.status, await messageOf(refused)]).toEqual([
    400,
    'This is too large for the history, so an API token cannot write it',
  ]);
  expect(await stored(app)).toEqual(before);
});

test('the history names the token whose draft staff discarded or saved over', async () => {
  const post = await createPost();
  const path = `/api/admin/posts/${post.id}`;
  const draft = (content: string) => byToken('PUT', `${path}/draft`, { fields: { content } });
  await draft('<p>One</p>');
  expect((await app.send('DELETE', `${path}/draft`, undefined, staff)).status).toBe(200);
  await draft('<p>Two</p>');
  const saved = { title: post.title, slug: post.slug, content: '<p>Of a person</p>' };
  expect((await app.send('PUT', path, saved, staff)).status).toBe(200);
  await draft('<p>Three</p>');
  const { id } = (await versionsOf(post)).at(-1);
  const restored = await app.send(
    'POST',
    `${path}/versions/${id}/restore-as-draft`,
    undefined,
    staff,
  );
  expect(restored.status).toBe(200);
  const versions: { cause: string; writtenBy: string | null }[] = await versionsOf(post);
  expect(versions.map(({ cause, writtenBy }) => [cause, writtenBy])).toEqual([
    ['draft', 'Drafting assistant'],
    ['saved', null],
    ['draft', 'Drafting assistant'],
    ['draft', 'Drafting assistant'],
    ['created', null],
  ]);
});

test('a draft that a token changed meanwhile is not published from a list', async () => {
  const post = await createPost({ status: 'draft', title: 'Of a person' });
  const other = await createPost({ status: 'draft' });
  const path = `/api/admin/posts/${post.id}`;
  await byToken('PUT', `${path}/draft`, { fields: { content: '<p>Of a machine</p>' } });
  const publish = () =>
    app.send(
      'POST',
      '/api/admin/posts/bulk',
      { action: 'publish', ids: [other.id, post.id] },
      staff,
    );
  const before = await stored(app);
  const refused = await publish();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: '“Of a person” has changes by an API token. Open it to read and publish them',
    errors: [{ path: 'ids.1' }],
  });
  expect(await stored(app)).toEqual(before);
  // staff who change it have it before them
  const fields = { content: '<p>Of both</p>' };
  expect((await app.send('PUT', `${path}/draft`, { fields }, staff)).status).toBe(200);
  expect((await publish()).status).toBe(200);
});

test('publishing several pages from a list names the one changed by a token', async () => {
  const page = async () => {
    const fields = { type: 'page', title: 'A page', slug: slug(), content: newPage('A page') };
    const body = { ...fields, status: 'draft' };
    return (await app.send('POST', '/api/admin/documents', body, staff)).json();
  };
  const ids: number[] = [(await page()).id, (await page()).id];
  await byToken('PUT', `/api/admin/documents/${ids[1]}/draft`, { fields: { title: 'B' } });
  const publish = { action: 'publish', ids };
  const refused = await app.send('POST', '/api/admin/documents/bulk', publish, staff);
  expect([refused.status, (await refused.json()).errors]).toMatchObject([409, [{ path: 'ids.1' }]]);
});

test('a draft by a token restores no picture from the trash, and sets no alt text', async () => {
  const address = await app.deps.uploads.save(await makePicture('png'), 'photo.png');
  const name = address.replace('/uploads/', '');
  const row = async () =>
    (
      await app.deps.db.read((read) => read.select().from(uploads).where(eq(uploads.name, name)))
    )[0];
  await app.deps.uploads.delete(name);
  const deleted = await row();
  expect(deleted?.deletedAt).not.toBeNull();
  const content = `<p>Text</p><img src="${address}" alt="Words of a machine">`;
  const body = { title: 'A', slug: slug(), content, status: 'draft' };
  let purges = 0;
  const stopCounting = app.deps.cache.onPurge(() => purges++);
  const post = await (await byToken('POST', '/api/admin/posts', body)).json();
  stopCounting();
  expect(purges).toBe(0);
  expect(post.content).toContain('Words of a machine');
  await byToken('PUT', `/api/admin/posts/${(await createPost()).id}/draft`, {
    fields: { content },
  });
  expect(await row()).toEqual(deleted);
});

test('a token can draft pages and read settings, but not draft settings', async () => {
  const page = { type: 'page', title: 'A page', slug: slug(), content: newPage('A page') };
  const { id } = await (await app.send('POST', '/api/admin/documents', page, staff)).json();
  const draft = { fields: { title: 'Better' } };
  expect((await byToken('PUT', `/api/admin/documents/${id}/draft`, draft)).status).toBe(200);
  const opened = await byToken('GET', '/api/admin/documents/opened?type=brand');
  expect(opened.status).toBe(200);
  const content = originalOf('brand', { isCounting: false });
  const brand = { type: 'brand', title: 'Brand', slug: 'brand', content };
  const settings = await (await app.send('POST', '/api/admin/documents', brand, staff)).json();
  const before = await stored(app);
  const response = await byToken('PUT', `/api/admin/documents/${settings.id}/draft`, draft);
  expect(response.status).toBe(403);
  expect((await byToken('PUT', '/api/admin/documents/9999/draft', draft)).status).toBe(404);
  expect(await stored(app)).toEqual(before);
});
