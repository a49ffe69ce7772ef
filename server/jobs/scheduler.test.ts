// The scheduler: due items are published once, also after downtime, and a stop leaves no timer.
import { expect, setSystemTime, test } from 'bun:test';
import { privacyPolicy } from '#db/content/privacy-policy.ts';
import { DAY_MS, HOUR_MS } from '#db/limits.ts';
import { deleteEnquiries } from '#db/queries/inbox/enquiries-trash.ts';
import { publishDue } from '#db/queries/items/schedule.ts';
import { listTrash } from '#db/queries/items/trash.ts';
import { isLeaseDue } from '#db/queries/operations/leases.ts';
import { findPost, listPosts } from '#db/queries/posts.ts';
import { storeSettings } from '#db/queries/settings.ts';
import {
  apiTokens,
  changes,
  enquiries,
  loginTries,
  openForms,
  posts,
  previews,
  rateCounts,
  shares,
} from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { makePost, makeStudy } from '#db/testing/items.ts';
import { scheduleItemDraft } from '#server/admin/save-scheduled.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { parseConfig } from '#server/config.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { makePicture } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { startScheduler } from './scheduler.ts';

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const statuses = (app: TestApp) =>
  app.deps.db.read((read) => read.select({ status: posts.status }).from(posts));

test('a due item is published once by concurrent runs', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  await makePost(db, { slug: 'a', status: 'scheduled', publishDate: soon(60_000) });
  await makePost(db, { slug: 'b', status: 'draft', publishDate: '2020-01-01' });
  await makePost(db, { slug: 'c', status: 'scheduled', publishDate: soon(999_000) });
  await makeStudy(db, { status: 'scheduled', publishDate: soon(60_000) });
  expect(await publishDue(db, soon(0))).toEqual([]);
  const published = await Promise.all([1, 2, 3].map(() => publishDue(db, soon(61_000))));
  expect(
    published
      .flat()
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['case-study', 'post']);
});

test('a form opened before the publish date can still be saved', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const post = await makePost(db, { status: 'scheduled', publishDate: soon(60_000) });
  await publishDue(db, soon(61_000));
  expect((await findPost(db, post.id))?.updatedAt).toBe(post.updatedAt);
});

test('items that fell due while no process ran are published at the start', async () => {
  await using app = await openTestApp();
  for (let n = 0; n < 20; n++)
    await makePost(app.deps.db, { slug: `p-${n}`, status: 'scheduled', publishDate: soon(3000) });
  setSystemTime(new Date(Date.now() + 3_600_000));
  const scheduler = startScheduler({ ...app.deps, ...app.site });
  try {
    await until(async () => (await statuses(app)).every(({ status }) => status === 'published'));
  } finally {
    setSystemTime();
    await scheduler.stop();
  }
});

test('a cached list shows an item from its date on, and its pages are purged once', async () => {
  await using app = await openTestApp();
  const { cache } = app.deps;
  const purged: string[][] = [];
  const purge = cache.purge.bind(cache);
  cache.purge = (tags, options) => {
    purged.push(tags);
    purge(tags, options);
  };
  const scheduler = startScheduler({ ...app.deps, ...app.site });
  const staff = await app.login();
  const input = { title: 'T', slug: 'soon', content: '<p>x</p>', status: 'scheduled' };
  const publishDate = soon(400);
  await app.send('POST', '/api/admin/posts', { ...input, publishDate }, staff);
  const early = await app.text('/insights');
  // a slow machine may take longer than that
  if (new Date().toISOString() < publishDate) expect(early).not.toContain('/insights/soon');
  await until(async () => (await statuses(app))[0]?.status === 'published');
  await until(async () => purged.length >= 2);
  expect(await app.text('/insights')).toContain('/insights/soon');
  await Bun.sleep(50);
  const tags = ['post:1', 'posts', 'related-posts', 'post-names'];
  expect(purged).toEqual([tags, tags]);
  await scheduler.stop();
});

test('an item scheduled while the scheduler reads the next time is published at its time', async () => {
  await using app = await openTestApp();
  const { db, cache } = app.deps;
  let isSaved = false;
  const read: typeof db.read = async (work) => {
    const result = await db.read(work);
    // nothing was scheduled, and something is before the scheduler has this result
    if (result === null && !isSaved) {
      isSaved = true;
      await makePost(db, { status: 'scheduled', publishDate: soon(100) });
      cache.purge(['posts']);
    }
    return result;
  };
  const slow = { ...db, replica: db, read, write: db.write.bind(db) };
  const scheduler = startScheduler({ ...app.deps, ...app.site, db: slow });
  try {
    await until(async () => (await statuses(app))[0]?.status === 'published');
    expect(isSaved).toBe(true);
  } finally {
    await scheduler.stop();
  }
}, 60_000);

test('a stop ends the scheduler, also while the database fails', async () => {
  await using app = await openTestApp();
  const failing = new Proxy(app.deps.db, {
    get: (db, name) =>
      name === 'read' ? () => Promise.reject(new Error('unavailable')) : Reflect.get(db, name),
  });
  let isListening = true;
  const cache = new Proxy(app.deps.cache, {
    get: (target, name) =>
      name === 'onPurge'
        ? () => () => {
            isListening = false;
          }
        : Reflect.get(target, name),
  });
  const scheduler = startScheduler({ ...app.deps, ...app.site, db: failing, cache });
  await until(async () => app.logged.some(({ msg }) => String(msg).includes('waits')));
  await scheduler.stop();
  expect(isListening).toBe(false);
  expect((await listPosts(app.deps.db, { page: 1, limit: 1, preview: true })).posts).toEqual([]);
});

test('scheduled changes go live while a slow bucket deletes files', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const post = await makePost(db, { title: 'Old' });
  let release = () => {};
  const deleted = new Promise<number>((resolve) => {
    release = () => resolve(0);
  });
  let isDeleting = false;
  const uploads = new Proxy(app.deps.uploads, {
    get: (target, name) => {
      if (name !== 'removeAbandoned') return Reflect.get(target, name);
      return () => {
        isDeleting = true;
        return deleted;
      };
    },
  });
  const scheduler = startScheduler({ ...app.deps, ...app.site, uploads });
  try {
    await until(() => isDeleting);
    const changes = { fields: { title: 'New' }, publishAt: soon(100), updatedAt: null };
    await scheduleItemDraft({ ...app.deps, ...app.site }, 'post', post.id, changes);
    await until(async () => (await findPost(db, post.id))?.title === 'New');
  } finally {
    release();
    await scheduler.stop();
  }
});

test('a stop ends the clean-up after its current step, and the next process repeats it', async () => {
  await using app = await openTestApp();
  const steps: string[] = [];
  const deleting = Promise.withResolvers<number>();
  const uploads = {
    ...app.deps.uploads,
    deleteExpired() {
      steps.push('expired');
      return deleting.promise;
    },
    async removeAbandoned() {
      steps.push('abandoned');
      return 0;
    },
  };
  const scheduler = startScheduler({ ...app.deps, ...app.site, uploads });
  await until(() => steps.length > 0);
  const stopped = scheduler.stop();
  deleting.resolve(0);
  await stopped;
  expect(steps).toEqual(['expired']);
  const next = startScheduler({ ...app.deps, ...app.site, uploads });
  await until(() => steps.includes('abandoned'));
  await next.stop();
});

test('everything that was in the trash for 30 days is erased, and the rest stays', async () => {
  await using app = await openTestApp();
  const { db, uploads } = app.deps;
  const names: string[] = [];
  for (const month of [1, 2]) {
    setSystemTime(new Date(Date.UTC(2026, month, 1)));
    const address = await uploads.save(await makePicture('png'));
    const name = address.slice('/uploads/'.length);
    await uploads.delete(name);
    names.push(name);
    await deleteEnquiries(db, [await sendEnquiry(db)]);
  }
  setSystemTime(new Date(Date.UTC(2026, 2, 20)));
  const scheduler = startScheduler({ ...app.deps, ...app.site });
  const left = async () => (await listTrash(db, { page: 1, limit: 9 })).items.map(({ id }) => id);
  await until(async () => (await left()).length === 2);
  await scheduler.stop();
  setSystemTime();
  expect(new Set(await left())).toEqual(new Set([2, names[1] as string]));
});

test('the addresses of visitors and of login attempts are deleted without further requests', async () => {
  await using app = await openTestApp();
  await app.send('POST', '/api/admin/login', { password: 'guess' });
  const enquiry = { kind: 'newsletter', email: 'a@example.com', consent: true };
  expect((await app.send('POST', '/api/enquiries', enquiry)).status).toBe(201);
  const addresses = () =>
    app.deps.db.read(async (read) => [
      ...(await read.select({ address: loginTries.address }).from(loginTries)),
      ...(await read.select({ address: enquiries.address }).from(enquiries)),
    ]);
  expect(await addresses()).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
  setSystemTime(new Date(Date.now() + 3_600_001));
  const scheduler = startScheduler({ ...app.deps, ...app.site });
  try {
    await until(async () => (await addresses()).every(({ address }) => address === null));
  } finally {
    setSystemTime();
    await scheduler.stop();
  }
});

test('share links, tokens, previews, open forms, counts and changes that are over are deleted', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const longAgo = Date.now() - 61 * DAY_MS;
  const at = new Date(longAgo).toISOString();
  const ended = { tokenHash: 'a', createdAt: at, expiresAt: at };
  const item = { kind: 'post', itemId: 1 } as const;
  const change = { token: 'a', tags: [], forget: false };
  await db.write(async (tx) => {
    await tx.insert(shares).values({ ...item, ...ended });
    await tx.insert(apiTokens).values({ name: 'A', ...ended });
    await tx
      .insert(previews)
      .values({ id: 'a', kind: 'post', updatedAt: longAgo, bytes: 2, item: {} });
    await tx.insert(openForms).values({ ...item, windowId: 'a', session: 'a', seenAt: longAgo });
    await tx
      .insert(rateCounts)
      .values({ name: 'a', address: '192.0.2.1', windowEndsAt: longAgo, calls: 1 });
    await tx.insert(changes).values([change, { ...change, id: 20_000 }]);
  });
  const tables = [shares, apiTokens, previews, openForms, rateCounts, changes];
  const counts = () => db.read((read) => Promise.all(tables.map((table) => read.$count(table))));
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
  await tidyOnce(app);
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 1]);
});

test('old enquiries are erased once, and only their number is logged', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const now = Date.now();
  for (const year of [2020, 2021, 2030]) {
    await sendEnquiry(db, { name: 'Ada' }, { now: Math.min(Date.UTC(year, 1, 1), now) });
  }
  const erasureClock = { steadySince: now - 8 * 86_400_000, seenAt: now - 3_600_000 };
  await db.write((tx) => storeSettings(tx, { erasureClock }));
  const nodes = [1, 2].map(() =>
    startScheduler({ ...app.deps, ...app.site, cache: new PageCache() }),
  );
  const about = () => app.logged.filter(({ msg }) => String(msg).includes('enquiries erased'));
  await until(async () => about().length > 0);
  for (const node of nodes) await node.stop();
  expect(await db.read((read) => read.$count(enquiries))).toBe(1);
  expect(about()).toMatchObject([{ enquiries: 2 }]);
  expect(JSON.stringify(about())).not.toContain('Ada');
});

test('the default period is that of the privacy notice', () => {
  const words = JSON.stringify(privacyPolicy(true));
  expect(words).toContain('two years after the last exchange');
  expect(parseConfig({}).enquiriesKeptMonths).toBe(24);
});

test('with ENQUIRIES_KEPT_MONTHS=off no enquiry is erased', async () => {
  await using app = await openTestApp({ ENQUIRIES_KEPT_MONTHS: 'off' });
  const { db } = app.deps;
  await sendEnquiry(db, { kind: 'newsletter' }, { now: Date.UTC(2020, 1, 1) });
  await db.write((tx) => tx.update(enquiries).set({ confirmState: 'pending' }));
  const erasureClock = { steadySince: 0, seenAt: Date.now() };
  await db.write((tx) => storeSettings(tx, { erasureClock }));
  await tidyOnce(app);
  expect(await db.read((read) => read.$count(enquiries))).toBe(1);
  const staff = await app.login();
  const list = await app.request('/api/admin/enquiries', { headers: { cookie: staff } });
  expect(await list.json()).toMatchObject({ erasure: null });
});

test('addresses of visitors are deleted while the bucket is down, and the failed tidying is repeated', async () => {
  await using app = await openTestApp();
  await app.send('POST', '/api/admin/login', { password: 'guess' });
  const addresses = () =>
    app.deps.db.read((read) => read.select({ address: loginTries.address }).from(loginTries));
  expect(await addresses()).toHaveLength(1);
  let isAway = true;
  const finished: string[] = [];
  const uploads = {
    ...app.deps.uploads,
    async deleteExpired() {
      if (isAway) throw new StorageUnavailableError();
      finished.push('expired');
      return 0;
    },
    async removeAbandoned() {
      finished.push('abandoned');
      return 0;
    },
  };
  setSystemTime(new Date(Date.now() + 3_600_001));
  try {
    const scheduler = startScheduler({ ...app.deps, ...app.site, uploads });
    await until(async () => finished.includes('abandoned'));
    await scheduler.stop();
    expect(await addresses()).toEqual([]);
    isAway = false;
    const again = startScheduler({ ...app.deps, ...app.site, uploads });
    await until(() => finished.length === 3);
    await again.stop();
    expect(finished).toEqual(['abandoned', 'expired', 'abandoned']);
  } finally {
    setSystemTime();
  }
});

test('one of several processes tidies, at most once in half an hour', async () => {
  await using app = await openTestApp();
  const tidied: number[] = [];
  const start = (node: number) =>
    startScheduler({
      ...app.deps,
      ...app.site,
      cache: new PageCache(),
      uploads: {
        ...app.deps.uploads,
        async removeAbandoned() {
          tidied.push(node);
          return 0;
        },
      },
    });
  const nodes = [1, 2, 3].map(start);
  await until(async () => tidied.length > 0);
  for (const node of nodes) await node.stop();
  expect(await isLeaseDue(app.deps.db, 'tidying', HOUR_MS / 2)).toBe(false);
  expect(tidied).toHaveLength(1);
  // nothing was published, deleted or unknown
  expect(app.logged).toEqual([]);
});

/** Runs a scheduler until it has tidied; abandoned uploads come last. */
async function tidyOnce(app: TestApp): Promise<void> {
  let isTidied = false;
  const uploads = {
    ...app.deps.uploads,
    async removeAbandoned() {
      isTidied = true;
      return 0;
    },
  };
  const scheduler = startScheduler({ ...app.deps, ...app.site, uploads });
  await until(() => isTidied);
  await scheduler.stop();
}
