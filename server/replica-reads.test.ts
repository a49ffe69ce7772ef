// Two processes with replicas of one server: staff read the primary, visitors their replica (docs/contract.md, Several processes).
import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createPasswordHash } from '#db/queries/access/staff-password.ts';
import { findPostBySlug } from '#db/queries/posts.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { startSqld } from '#db/testing/sqld.ts';
import { prepareStaffPassword } from '#server/admin/admin-password.ts';
import { createItem, updateItem } from '#server/admin/save-item.ts';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { logInTo } from '#testing/log-in.ts';
import { hashCheaply, PASSWORD } from '#testing/password.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { startSite } from '#testing/start-site.ts';
import { clientOf, setUpTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { startChangeFeed } from './cache/change-feed.ts';
import { PageCache } from './cache/page-cache.ts';

const WITHIN_MS = 2000;
const FIELDS = { title: 'Shown', content: '<p>x</p>' };

const cleanUp = new AsyncDisposableStack();
afterAll(() => cleanUp.disposeAsync());
const folder = setUpFolder();
const app = await setUpTestApp();

// a server and two processes, each with a replica
const sqld = cleanUp.use(await startSqld());
const primary = await openDatabase({ url: sqld.url });
await migrateDatabase(primary);
await createPasswordHash(primary, await hashCheaply(PASSWORD));
await primary.close();
const [a, b] = [await openNode(sqld.url), await openNode(sqld.url)];

async function openNode(url: string) {
  const replica = join(mkdtempSync(join(folder, 'node-')), 'replica.db');
  const db = cleanUp.adopt(await openDatabase({ url, replica }), (opened) => opened.close());
  const { staffPassword } = await prepareStaffPassword(db, null);
  const variables = { DATA_DIR: app.dataDir, DATABASE_URL: url, DATABASE_REPLICA: replica };
  const deps = {
    ...app.deps,
    db,
    staffPassword,
    cache: new PageCache(),
    analytics: null,
    config: parseConfig(variables),
  };
  const feed = await startChangeFeed(deps);
  cleanUp.defer(() => feed.stop());
  return { ...deps, ...clientOf(createApp(deps)) };
}

/** Pauses or resumes the processes that sync this test's replicas. */
function signalSyncs(signal: 'SIGSTOP' | 'SIGCONT', pids?: number[]): number[] {
  const list = () =>
    Bun.spawnSync(['pgrep', '-P', String(process.pid), '-f', 'replica-sync-process'])
      .stdout.toString()
      .trim()
      .split('\n')
      .map(Number);
  const found = pids ?? list();
  for (const pid of found) process.kill(pid, signal);
  return found;
}

async function logIn({ send }: Awaited<ReturnType<typeof openNode>>): Promise<string> {
  const response = await send('POST', '/api/admin/login', { password: PASSWORD });
  expect(response.status).toBe(200);
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] as string;
}

test('staff who log in on one process and edit on another get no login page, 404 or conflict', async () => {
  for (let round = 1; round <= 3; round++) {
    const cookie = await logIn(a);
    expect((await b.send('GET', '/vs-admin/posts', undefined, cookie)).status).toBe(200);
    const fields = { title: 'One', slug: `post-${round}`, content: '<p>x</p>', status: 'draft' };
    const created = await a.send('POST', '/api/admin/posts', fields, cookie);
    expect(created.status).toBe(201);
    const { id, updatedAt } = (await created.json()) as { id: number; updatedAt: string };
    const one = `/api/admin/posts/${id}`;
    expect((await b.send('GET', one, undefined, cookie)).status).toBe(200);
    const saved = await b.send('PUT', one, { ...fields, title: 'Two', updatedAt }, cookie);
    expect(saved.status).toBe(200);
    const read = await a.send('GET', `/api/posts/post-${round}`, undefined, cookie);
    expect(await read.json()).toMatchObject({ title: 'Two' });
    await b.send('POST', '/api/admin/logout', undefined, cookie);
    const after = await a.send('GET', '/vs-admin/posts', undefined, cookie);
    expect(after.status).toBe(302);
  }
});

test('a page rendered from an outdated replica is rendered again when the replica has the save', async () => {
  const fields = { ...FIELDS, slug: 'outdated' };
  const post = await createItem(a, 'post', cleanPost({ ...fields, title: 'Before' }));
  const visit = async () => (await a.request(`/insights/${post.slug}`)).text();
  expect(await visit()).toContain('Before');
  const syncs = signalSyncs('SIGSTOP');
  try {
    await updateItem(a, 'post', post.id, cleanPost({ ...fields, title: 'After' }));
    expect(await visit()).toContain('Before');
  } finally {
    signalSyncs('SIGCONT', syncs);
  }
  await until(async () => (await visit()).includes('After'));
});

test('a site with a replica starts without its primary', async () => {
  await using sqld = await startSqld();
  const DATABASE_REPLICA = join(mkdtempSync(join(folder, 'site-')), 'replica.db');
  const variables = { SEED: 'none', DATABASE_URL: sqld.url, DATABASE_REPLICA };
  await using site = await startSite({ variables });
  const canLogIn = () =>
    logInTo(site).then(
      () => true,
      () => false,
    );
  for (const fault of ['kill', 'freeze'] as const) {
    await site.stop();
    await sqld[fault]();
    await site.start();
    expect((await fetch(`${site.origin}/about`)).status).toBe(200);
    if (fault === 'freeze') sqld.thaw();
    else await sqld.start();
    await until(canLogIn);
  }
  expect(site.errors).toEqual([]);
}, 60_000);

for (const fault of ['kill', 'freeze'] as const)
  test(`${fault} of the primary: the back office is 503 within 2 s, and visitors are served`, async () => {
    const cookie = await logIn(a);
    const slug = `before-${fault}`;
    const post = await createItem(a, 'post', cleanPost({ ...FIELDS, slug }));
    await until(async () => (await findPostBySlug(a.db.replica, slug)) !== null);
    a.cache.clear();
    await sqld[fault]();
    try {
      const start = performance.now();
      const staff = await Promise.all([
        a.send('GET', '/vs-admin/posts', undefined, cookie),
        a.send('GET', `/vs-admin/edit/${post.id}`, undefined, cookie),
        a.send('GET', `/api/admin/posts/${post.id}`, undefined, cookie),
        a.send('GET', '/api/posts', undefined, cookie),
        a.send('POST', '/api/admin/login', { password: PASSWORD }),
      ]);
      expect(performance.now() - start).toBeLessThan(WITHIN_MS);
      expect(staff.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
      for (const path of [
        ...[`/insights/${slug}`, '/insights', `/api/posts/${slug}`, '/api/posts', '/'],
        ...['/search?q=shown', '/api/search?q=shown'],
      ]) {
        const visit = performance.now();
        expect([path, (await a.request(path)).status]).toEqual([path, 200]);
        expect(performance.now() - visit).toBeLessThan(WITHIN_MS);
      }
      const ready = await a.request('/readyz');
      expect([ready.status, await ready.json()]).toEqual([
        200,
        { status: 'degraded', database: 'degraded', files: 'ok' },
      ]);
    } finally {
      if (fault === 'freeze') sqld.thaw();
      else await sqld.start();
    }
  });

test('a changed password is effective at once in a process whose replica is behind', async () => {
  await prepareStaffPassword(a.db, 'another password', hashCheaply);
  const login = (password: string) => b.send('POST', '/api/admin/login', { password });
  expect((await login('another password')).status).toBe(200);
  expect((await login(PASSWORD)).status).toBe(401);
});

test('a process starts without its primary, and applies a changed password when it is back', async () => {
  await sqld.kill();
  const { staffPassword } = await prepareStaffPassword(a.db, 'a third password', hashCheaply);
  await sqld.start();
  const changed = () => staffPassword.matches('a third password').catch(() => false);
  await until(changed);
});
