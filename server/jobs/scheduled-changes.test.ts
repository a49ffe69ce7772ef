// Scheduled changes to live items are published at their time, once, completely, and never over a later save.
import { afterEach, describe, expect, setSystemTime, test } from 'bun:test';
import { newPage } from '#db/contract/documents/new-page.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { listVersions } from '#db/queries/items/versions.ts';
import { drafts } from '#db/schema.ts';
import { makeStudy } from '#db/testing/items.ts';
import { publishDueDrafts } from '#server/admin/save-scheduled.ts';
import { startChangeFeed } from '#server/cache/change-feed.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { startScheduler } from './scheduler.ts';

const app = await setUpTestApp();
const staff = await app.login();
afterEach(() => setSystemTime());

const unavailable = () => {
  throw new DatabaseUnavailableError();
};
const soon = (ms = 60_000) => new Date(Date.now() + ms).toISOString();
const later = () => soon(61_000);
const deps = () => ({ ...app.deps, ...app.site });
const publish = (now = later()) => publishDueDrafts(deps(), now);

async function send(method: string, path: string, body?: object) {
  const response = await app.send(method, `/api/admin/${path}`, body, staff);
  const answer = await response.json();
  if (response.status >= 400) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const KINDS = {
  posts: { content: '<p>Words</p>' },
  'case-studies': { description: 'Words', categories: ['SEO'] },
  documents: { type: 'page', content: newPage('A page') },
} as const;
type Folder = keyof typeof KINDS;
const FOLDERS = Object.keys(KINDS) as Folder[];

let made = 0;
/** Creates a live item with a scheduled draft that has another title. */
async function scheduled(folder: Folder, fields: object = { title: 'New' }, inMs?: number) {
  const item = { title: 'Old', slug: `item-${++made}`, ...KINDS[folder] };
  const { id, updatedAt } = await send('POST', folder, { ...item, status: 'published' });
  const publishAt = soon(inMs);
  await send('PUT', `${folder}/${id}/draft/schedule`, { fields, publishAt, updatedAt: null });
  const path = `${folder}/${id}`;
  return { id, path, slug: item.slug, item, updatedAt, publishAt };
}
const draftOf = async (path: string) => (await send('GET', `${path}/draft`)).draft;
const titleOf = async (path: string) => {
  const { id, folder } = { id: Number(path.split('/')[1]), folder: path.split('/')[0] };
  if (folder !== 'case-studies') return (await send('GET', path)).title;
  return (await (await app.request(`/api/case-studies/${id}`)).json()).title;
};

test('changes are published although the database takes seconds', async () => {
  const { path } = await scheduled('posts');
  const { db } = app.deps;
  const write: typeof db.write = (work, options) =>
    db.write(async (tx) => {
      await Bun.sleep(2000);
      return work(tx);
    }, options);
  const slow = { ...db, read: db.read.bind(db), write };
  expect(await publishDueDrafts({ ...deps(), db: slow }, later())).toBe(1);
  expect(await titleOf(path)).toBe('New');
});

describe.each(FOLDERS)('%s', (folder) => {
  test('changes are published at their time, once by concurrent runs', async () => {
    const { path, id } = await scheduled(folder);
    expect(await publish(soon(0))).toBe(0);
    expect(await titleOf(path)).toBe('Old');
    const counts = await Promise.all([publish(), publish(), publish()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await titleOf(path)).toBe('New');
    expect(await draftOf(path)).toBeNull();
    const kind = ({ posts: 'post', 'case-studies': 'case-study', documents: 'document' } as const)[
      folder
    ];
    const { versions } = await listVersions(app.deps.db, kind, id, { page: 1, limit: 9 });
    expect(versions.map(({ cause, changed }) => ({ cause, changed }))).toEqual([
      { cause: 'saved', changed: ['title'] },
      { cause: 'created', changed: [] },
    ]);
  });

  test('an edit and an autosave keep the publish time', async () => {
    const { path, publishAt, updatedAt } = await scheduled(folder);
    const put = await send('PUT', `${path}/draft`, { fields: { title: 'Newer' } });
    expect(put.draft).toMatchObject({ publishAt });
    const stamps = { updatedAt: put.draft.updatedAt, basedOn: updatedAt };
    const patched = await send('PATCH', `${path}/draft`, {
      fields: { title: 'Newest' },
      ...stamps,
    });
    expect(patched).toMatchObject({ publishAt, publishFailure: null });
    await publish();
    expect(await titleOf(path)).toBe('Newest');
  });

  test('cancelling takes effect at once and keeps the changes', async () => {
    const { path } = await scheduled(folder);
    const { draft } = await send('PUT', `${path}/draft/schedule`, { publishAt: null });
    expect(draft).toMatchObject({ fields: { title: 'New' }, publishAt: null });
    expect(await publish()).toBe(0);
    expect(await draftOf(path)).toEqual(draft);
  });

  test('cancelling fails once the changes are live', async () => {
    const { path } = await scheduled(folder);
    expect(await publish()).toBe(1);
    await expect(send('PUT', `${path}/draft/schedule`, { publishAt: null })).rejects.toThrow(
      'There are no unpublished changes. They may be live already',
    );
  });

  test('changes stay a draft when the item was saved since, and staff are told', async () => {
    const { path, item, publishAt } = await scheduled(folder);
    await send('PUT', path, { ...item, title: 'Older' });
    await send('PUT', `${path}/draft/schedule`, { fields: { title: 'New' }, publishAt });
    const { versions } = await send('GET', `${path}/versions`);
    await send('POST', `${path}/versions/${versions.at(-1).id}/restore`);
    expect(await publish()).toBe(0);
    expect(await titleOf(path)).toBe('Old');
    expect(await draftOf(path)).toMatchObject({
      fields: { title: 'New' },
      publishAt: null,
      publishFailure: { at: publishAt, message: expect.stringContaining('changed after') },
    });
    expect(await publish()).toBe(0);
  });

  test('changes that a form could not publish stay a complete draft', async () => {
    const { path } = await scheduled(folder);
    await send('PUT', `${path}/draft`, { fields: { title: '  ' } });
    expect(await publish()).toBe(0);
    const draft = await draftOf(path);
    expect(draft).toMatchObject({ fields: { title: '  ' }, publishAt: null });
    expect(draft.publishFailure.message).toBe('Some fields are missing or not valid.');
    // scheduling it again is refused with the missing fields; scheduling a complete draft clears the note
    const again = { publishAt: soon(), fields: { title: 'Whole' } };
    const { draft: renewed } = await send('PUT', `${path}/draft/schedule`, again);
    expect(renewed).toMatchObject({ publishFailure: null });
    expect(await publish()).toBe(1);
  });

  test('changes whose slug another item took meanwhile are not published', async () => {
    const { path } = await scheduled(folder, { title: 'New', slug: `taken-${folder}` });
    const other = { title: 'Other', slug: `taken-${folder}`, ...KINDS[folder] };
    await send('POST', folder, { ...other, status: 'draft' });
    expect(await publish()).toBe(0);
    expect(await titleOf(path)).toBe('Old');
    const { publishFailure } = await draftOf(path);
    expect(publishFailure.message).toBe('This slug is already in use');
  });

  test('unpublishing and deleting remove the publish time for good', async () => {
    const { path, id } = await scheduled(folder);
    const { undo } = await send('POST', `${folder}/bulk`, { action: 'unpublish', ids: [id] });
    await send('POST', `${folder}/bulk`, undo);
    expect(await draftOf(path)).toMatchObject({ fields: { title: 'New' }, publishAt: null });
    await send('PUT', `${path}/draft/schedule`, { publishAt: soon() });
    await send('DELETE', path);
    await send('POST', `trash/${folder}/${id}/restore`);
    expect(await draftOf(path)).toMatchObject({ fields: { title: 'New' }, publishAt: null });
    expect(await publish()).toBe(0);
  });

  test('discarding, publishing now and restoring a version remove the publish time', async () => {
    const { path } = await scheduled(folder);
    const { versions } = await send('GET', `${path}/versions`);
    await send('PUT', `${path}/draft`, { fields: { slug: 'another' } });
    await send('DELETE', `${path}/draft`);
    await send('PUT', `${path}/draft`, { fields: { title: 'Unhurried' } });
    expect(await draftOf(path)).toMatchObject({ publishAt: null });
    await send('PUT', `${path}/draft/schedule`, { publishAt: soon() });
    await send('POST', `${path}/versions/${versions.at(-1).id}/restore-as-draft`);
    expect(await publish()).toBe(0);
  });
});

test('a post published with a new address is redirected, found by its new words, and purged once', async () => {
  const { slug } = await scheduled('posts', {
    title: 'Zebra crossing',
    slug: 'zebra',
    content: '<p>Okapi</p>',
  });
  const page = () => app.request(`/insights/${slug}`);
  expect(await (await page()).text()).toContain('Old');
  const purged: unknown[] = [];
  const stop = app.deps.cache.onPurge(({ tags }) => {
    if (tags !== 'all') purged.push(tags);
  });
  await publish();
  stop();
  expect(purged).toHaveLength(1);
  const response = await page();
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/insights/zebra');
  const found = await app.text('/api/search?q=okapi');
  expect(found).toContain('/insights/zebra');
});

test('the stats of a case study are published with its changes', async () => {
  const study = await makeStudy(app.deps.db, { slug: 'with-stats' });
  const stats = [{ icon: 'chart', number: '40', valueAfterNumber: '%', supportingText: 'More' }];
  await send('PUT', `case-studies/${study.id}/draft/schedule`, {
    fields: { stats: stats.map((stat, order) => ({ ...stat, order })) },
    publishAt: soon(),
  });
  expect(await publish()).toBe(1);
  const { stats: live } = await (await app.request('/api/case-studies/with-stats')).json();
  expect(live).toMatchObject(stats);
});

test('changes of a published post with a future date cannot be scheduled', async () => {
  const ahead = { status: 'published', publishDate: '2999-01-01T00:00:00.000Z' };
  const { id } = await send('POST', 'posts', {
    title: 'Ahead',
    slug: 'ahead',
    ...KINDS.posts,
    ...ahead,
  });
  const changes = { fields: { title: 'New' }, publishAt: soon(), updatedAt: null };
  await expect(send('PUT', `posts/${id}/draft/schedule`, changes)).rejects.toThrow(
    'Only changes to a live item can be scheduled',
  );
});

test('a page whose changes have a reserved address stays unchanged', async () => {
  const { path } = await scheduled('documents');
  await send('PUT', `${path}/draft`, { fields: { title: 'New', slug: 'insights' } });
  expect(await publish()).toBe(0);
  const { publishFailure } = await draftOf(path);
  expect(publishFailure.message).toBe('This address is reserved');
});

test('changes with a reserved address cannot be scheduled, and their time can be cancelled', async () => {
  const { path } = await scheduled('documents');
  const fields = { title: 'New', slug: 'insights' };
  const { updatedAt } = (await send('PUT', `${path}/draft`, { fields })).draft;
  const schedule = (publishAt: string | null) =>
    send('PUT', `${path}/draft/schedule`, { fields, publishAt, updatedAt });
  await send('PUT', `${path}/draft/schedule`, { publishAt: null });
  expect((await draftOf(path)).publishAt).toBeNull();
  await expect(schedule(soon())).rejects.toThrow('This address is reserved');
  expect((await draftOf(path)).publishAt).toBeNull();
});

test('a failing draft does not block others, and an unavailable database loses no draft', async () => {
  const first = await scheduled('posts', { title: 'First' }, 1000);
  const second = await scheduled('posts', { title: 'Second' }, 2000);
  await send('PUT', `${first.path}/draft`, { fields: { content: '' } });
  const { db } = app.deps;
  const away = { ...db, read: db.read.bind(db), replica: db, write: async () => unavailable() };
  await expect(publishDueDrafts({ ...deps(), db: away }, later())).rejects.toThrow('not available');
  expect(await draftOf(second.path)).toMatchObject({ publishFailure: null });
  expect(await publish()).toBe(1);
  expect(await titleOf(second.path)).toBe('Second');
});

test('changes that fell due while no process ran are published at the start', async () => {
  const { path } = await scheduled('posts', { title: 'Overdue' });
  setSystemTime(new Date(Date.now() + 3_600_000));
  const scheduler = startScheduler(deps());
  await until(async () => (await app.text('/insights')).includes('Overdue'));
  setSystemTime();
  await scheduler.stop();
  expect(await draftOf(path)).toBeNull();
});

test('a new time wakes the sleeping scheduler, which publishes to the second', async () => {
  const scheduler = startScheduler(deps());
  await Bun.sleep(50);
  const { path, publishAt } = await scheduled('posts', { title: 'On time' }, 400);
  await until(async () => (await draftOf(path)) === null);
  expect(Date.now() - Date.parse(publishAt)).toBeLessThan(4000);
  const { updatedAt } = await send('GET', path);
  expect(Date.parse(updatedAt) - Date.parse(publishAt)).toBeGreaterThanOrEqual(0);
  await scheduler.stop();
});

test('one of several processes publishes, and a new time wakes all of them', async () => {
  const nodes = [1, 2].map(() => {
    const node = { ...deps(), cache: new PageCache() };
    return { ...node, scheduler: startScheduler(node) };
  });
  const feeds = await Promise.all(nodes.map((node) => startChangeFeed(node)));
  let woken = 0;
  for (const { cache } of nodes) cache.onPurge(() => woken++);
  const { path, publishAt } = await scheduled('posts', { title: 'Once' }, 500);
  await until(async () => woken >= nodes.length * 2);
  await until(async () => (await draftOf(path)) === null);
  expect(Date.now() - Date.parse(publishAt)).toBeLessThan(4000);
  expect((await send('GET', `${path}/versions`)).versions).toHaveLength(2);
  for (const feed of feeds) feed.stop();
  for (const { scheduler } of nodes) await scheduler.stop();
});

test('a duplicate has the changes but no publish time', async () => {
  const { path } = await scheduled('posts', { title: 'Twin' });
  const copy = await send('POST', `${path}/duplicate`);
  const rows = await app.deps.db.read((read) => read.select({ id: drafts.itemId }).from(drafts));
  expect(rows.map(({ id }) => id)).not.toContain(copy.id);
  expect(await draftOf(path)).toMatchObject({ publishAt: expect.any(String) });
});
