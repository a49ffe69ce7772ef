// A save by one process purges pages in the others, even if the database fails afterwards (docs/contract.md, Several processes).
import { afterAll, expect, test } from 'bun:test';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { deleteOldChanges } from '#db/queries/operations/changes.ts';
import { changes } from '#db/schema.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { makePost, makeStudy } from '#db/testing/items.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { startSqld } from '#db/testing/sqld.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { clientOf, setUpTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { startChangeFeed } from './change-feed.ts';
import { PageCache } from './page-cache.ts';

const cleanUp = new AsyncDisposableStack();
afterAll(() => cleanUp.disposeAsync());
const app = await setUpTestApp();
const file = `file:${app.databasePath}`;

/** A second process, as far as page cache and database are concerned. */
async function openNode(url = file, env: Record<string, string> = {}) {
  const config = parseConfig({ DATA_DIR: app.dataDir, DATABASE_URL: url, ...env });
  const db = cleanUp.adopt(await openDatabase(config.database), (opened) => opened.close());
  const deps = { ...app.deps, db, cache: new PageCache(), config };
  const feed = await startChangeFeed(deps);
  cleanUp.defer(() => feed.stop());
  const { request } = clientOf(createApp(deps));
  const visit = async (path: string) => {
    const response = await request(path);
    return { status: response.status, text: await response.text() };
  };
  return { ...deps, feed, visit };
}

const tableOf = (db: Database) => db.read((read) => read.select().from(changes));
let posts = 0;
const newPost = (slug = `post-${++posts}`) =>
  cleanPost({ title: 'A post', slug, content: '<p>x</p>' });

for (const kind of ['a file', 'a server'])
  test(`a save or withdrawal by one process changes the pages of another on ${kind}`, async () => {
    let url = file;
    if (kind === 'a server') {
      url = cleanUp.use(await startSqld()).url;
      const db = await openDatabase({ url });
      await migrateDatabase(db);
      await db.close();
    }
    const [one, other] = [await openNode(url), await openNode(url)];
    const post = await createItem(one, 'post', newPost());
    const path = `/insights/${post.slug}`;
    await until(async () => (await other.visit(path)).status === 200);
    expect((await other.visit('/insights')).text).toContain(path);
    await updateItem(one, 'post', post.id, {
      ...newPost(post.slug),
      title: 'Renamed',
    });
    await until(async () => (await other.visit(path)).text.includes('Renamed'));
    await deleteItem(one, 'post', post.id);
    await until(async () => (await other.visit(path)).status === 404);
    await until(async () => !(await other.visit('/insights')).text.includes(path));
  });

test('the first change of a new site purges the pages of other processes', async () => {
  const { path } = cleanUp.use(await openTestDatabase());
  const [one, other] = [await openNode(`file:${path}`), await openNode(`file:${path}`)];
  expect((await other.visit('/insights')).status).toBe(200);
  const { slug } = await createItem(one, 'post', newPost());
  await until(async () => (await other.visit('/insights')).text.includes(slug));
});

test('a withdrawn page stays hidden when the database fails right afterwards', async () => {
  const [one, other] = [await openNode(), await openNode()];
  const withdrawn = await createItem(one, 'post', newPost());
  const { slug } = await makeStudy(one.db, { slug: 'shown' });
  const visit = async (path: string) => (await other.visit(path)).status;
  const paths = [`/case-studies/${slug}`, `/insights/${withdrawn.slug}`] as const;
  for (const path of paths) await until(async () => (await visit(path)) === 200);
  await deleteItem(one, 'post', withdrawn.id);
  await until(() => other.cache.find(`http://localhost/insights/${withdrawn.slug}`) === undefined);
  await rename(app.databasePath, `${app.databasePath}.gone`);
  try {
    expect([await visit(paths[0]), await visit(paths[1])]).toEqual([200, 503]);
  } finally {
    await rename(`${app.databasePath}.gone`, app.databasePath);
  }
});

test('a process is behind when it has not read the changes for some seconds', async () => {
  const node = await openNode();
  expect(node.cache.isBehind).toBe(false);
  await rename(app.databasePath, `${app.databasePath}.gone`);
  try {
    await until(() => node.cache.isBehind);
    expect(node.feed.lagMs()).toBeGreaterThan(4000);
  } finally {
    await rename(`${app.databasePath}.gone`, app.databasePath);
  }
  await until(() => !node.cache.isBehind);
});

test('the change is part of the transaction of the save', async () => {
  const { db } = app.deps;
  const before = await tableOf(db);
  const cache = new PageCache();
  await createItem({ db, cache }, 'post', newPost('taken'));
  expect(await tableOf(db)).toHaveLength(before.length + 1);
  const again = createItem({ db, cache }, 'post', newPost('taken'));
  await expect(again).rejects.toThrow('in use');
  expect(await tableOf(db)).toHaveLength(before.length + 1);
});

test('a process purges its own changes only once', async () => {
  const one = await openNode();
  await until(async () => (await one.visit('/insights')).status === 200);
  const purged: string[][] = [];
  const purge = one.cache.purge.bind(one.cache);
  one.cache.purge = (tags, options) => {
    purged.push(tags);
    purge(tags, options);
  };
  const { id } = await createItem(one, 'post', newPost());
  const other = await openNode();
  const { id: second } = await createItem(other, 'post', newPost());
  await until(() => purged.some((tags) => tags.includes(`post:${second}`)));
  expect(purged.filter((tags) => tags.includes(`post:${id}`))).toHaveLength(1);
});

test('a gap or a different history of changes clears the cache', async () => {
  const one = await openNode();
  const spoil: (() => Promise<unknown>)[] = [
    // deletes the rows that this process has not read, and those that it has
    () =>
      app.deps.db.write(async (tx) => {
        await tx.insert(changes).values({ token: 'x', tags: ['posts'], forget: false });
        await tx.insert(changes).values({ token: 'y', tags: ['posts'], forget: false });
        const last = sql`(SELECT max(id) FROM changes)`;
        await tx.delete(changes).where(sql`${changes.id} < ${last}`);
      }),
    // restores an older state of the database
    () => app.deps.db.write((tx) => tx.delete(changes)),
    () =>
      app.deps.db.write(async (tx) => {
        await tx.insert(changes).values({ id: 99_999, token: 'z', tags: ['x'], forget: false });
      }),
    () =>
      app.deps.db.write((tx) =>
        tx.update(changes).set({ token: 'other' }).where(eq(changes.id, 99_999)),
      ),
  ];
  for (const change of spoil) {
    await until(async () => {
      await one.visit('/about');
      await Bun.sleep(120);
      return one.cache.find('http://localhost/about') !== undefined;
    });
    await change();
    await until(() => one.cache.find('http://localhost/about') === undefined);
  }
});

test('old changes are deleted, the newest one never', async () => {
  await app.deps.db.write((tx) =>
    tx.insert(changes).values({ id: 200_000, token: 'new', tags: [], forget: false }),
  );
  await deleteOldChanges(app.deps.db);
  expect((await tableOf(app.deps.db)).map(({ id }) => id)).toEqual([200_000]);
});

test('clearing the cache of one process clears the others', async () => {
  const other = await openNode();
  await until(async () => {
    await other.visit('/about');
    await Bun.sleep(120);
    return other.cache.find('http://localhost/about') !== undefined;
  });
  const answer = await app.send('POST', '/api/admin/cache/clear', {}, await app.login());
  expect(answer.status).toBe(200);
  await until(() => other.cache.find('http://localhost/about') === undefined);
});

test('with STALE_FOR, a process that cannot read the changes for that long serves nothing that may be withdrawn', async () => {
  const [strict, lenient] = [await openNode(file, { STALE_FOR: '1' }), await openNode()];
  const post = await makePost(app.deps.db, { slug: 'served' });
  const path = `/insights/${post.slug}`;
  for (const node of [strict, lenient])
    await until(async () => (await node.visit(path)).status === 200);
  // these texts stay in memory, and these files on the disk
  const others = ['/', '/about', '/search?q=served', '/api/posts/served', '/uploads/a.png'];
  await rename(app.databasePath, `${app.databasePath}.gone`);
  try {
    expect((await strict.visit(path)).status).toBe(200);
    await until(async () => (await strict.visit(path)).status === 503);
    for (const other of others)
      expect([other, (await strict.visit(other)).status]).toEqual([other, 503]);
    expect((await strict.visit('/about')).text).toContain('<html');
    expect((await strict.visit('/healthz')).status).toBe(200);
    expect((await lenient.visit(path)).status).toBe(200);
    expect((await lenient.visit('/about')).status).toBe(200);
  } finally {
    await rename(`${app.databasePath}.gone`, app.databasePath);
  }
  await until(async () => (await strict.visit(path)).status === 200);
});

test('with STALE_FOR, a process whose replica is cut off from the primary serves nothing from it', async () => {
  await using primary = await startSqld();
  const { url } = primary;
  const db = await openDatabase({ url });
  await migrateDatabase(db);
  await makePost(db, { slug: 'served' });
  await db.close();
  const node = await openNode(url, {
    STALE_FOR: '2',
    DATABASE_REPLICA: join(app.dataDir, 'cut-off.db'),
  });
  await until(async () => (await node.visit('/insights/served')).status === 200);
  expect(node.feed.lagMs()).toBeLessThan(4000);
  primary.freeze();
  await until(async () => (await node.visit('/insights/served')).status === 503);
  expect((await node.visit('/readyz')).status).toBe(503);
  expect(node.feed.lagMs()).toBeGreaterThan(2000);
  primary.thaw();
  await until(async () => (await node.visit('/insights/served')).status === 200);
});
