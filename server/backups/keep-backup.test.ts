// The daily backup: to a folder or a bucket, of a file or a server, verified, by one process (docs/contract.md, Backup).
import { Database } from 'bun:sqlite';
import { afterAll, expect, test } from 'bun:test';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { DAY_MS } from '#db/limits.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createUpload } from '#db/queries/media/uploads.ts';
import { readBackupState, recordBackup } from '#db/queries/operations/backups.ts';
import { releaseLease, takeLease } from '#db/queries/operations/leases.ts';
import { createPost, listPosts } from '#db/queries/posts.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { startSqld } from '#db/testing/sqld.ts';
import { parseConfig } from '#server/config.ts';
import { startBackups } from '#server/jobs/backups.ts';
import { createLog } from '#server/log.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { type BackupPlace, openBackupPlace } from './backup-place.ts';
import { keepBackup } from './keep-backup.ts';
import { openStore } from './open-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupName } from './retention.ts';
import { BACKUP_LEASE, isBackupDue, sinceMidnightMs } from './when-due.ts';

const root = setUpFolder();
const [sqld, s3] = await Promise.all([startSqld(), startS3Server()]);
afterAll(() => Promise.all([sqld[Symbol.asyncDispose](), s3[Symbol.asyncDispose]()]));
const PICTURE = `${'p'.repeat(26)}.png`;

/** A site with 3 posts and a picture, with the given variables. */
async function openSite(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(root, 'site-'));
  const env = { DATA_DIR: dataDir, BACKUP_TO: join(dataDir, 'kept'), ...variables };
  const config = parseConfig(env);
  const db = await openDatabase(config.database);
  await migrateDatabase(db);
  for (let n = 0; n < 3; n++)
    await createPost(db, cleanPost({ title: 'T', content: '<p>x</p>', slug: `post-${n}` }));
  const uploads = await openStore(config, dataDir);
  await uploads.put(PICTURE, Buffer.from('a picture'));
  const size = { bytes: 9, width: 1, height: 1 };
  await createUpload(db, { name: PICTURE, type: 'image/png', ...size });
  const place = openBackupPlace(config.backupTo as NonNullable<typeof config.backupTo>);
  return { config, db, place, dataDir, env };
}

const GOOD = { error: null, posts: 3, pictures: 1, verifiedAt: expect.any(String) };

test('a backup in a folder is verified, readable by its owner only, and leaves no other file', async () => {
  const site = await openSite();
  const backup = await keepBackup(site);
  expect(backup).toMatchObject(GOOD);
  const kept = join(site.dataDir, 'kept');
  expect(readdirSync(kept)).toEqual([backup?.name as string]);
  expect(statSync(join(kept, backup?.name as string)).mode & 0o077).toBe(0);
  expect(readdirSync(site.dataDir).filter((name) => name.startsWith('backup-scratch'))).toEqual([]);
  await site.db.close();
});

test('a server and a bucket are backed up to a bucket, and restored to an empty server and bucket', async () => {
  const site = await openSite({
    ...s3.variables,
    DATABASE_URL: sqld.url,
    BACKUP_TO: 's3://files/backups',
  });
  expect(await keepBackup(site)).toMatchObject(GOOD);
  const [name = '', ...others] = await site.place.list();
  expect(others).toEqual([]);
  const path = join(root, 'fetched');
  await site.place.fetch(name, path);
  await using other = await startSqld();
  const config = parseConfig({
    ...site.env,
    DATABASE_URL: other.url,
    UPLOADS: 's3://files/another',
  });
  const target = {
    database: config.database,
    openUploads: () => openStore(config, mkdtempSync(join(root, 'copies-'))),
  };
  expect(await restoreBackup(path, target)).toMatchObject({ posts: 3, pictures: 1 });
  const restored = await openDatabase(config.database);
  // as a start does
  await migrateDatabase(restored);
  await completeSearchIndex(restored);
  const query = { page: 1, limit: 10, preview: false };
  expect(await listPosts(restored, query)).toEqual(await listPosts(site.db, query));
  const next = await createPost(
    restored,
    cleanPost({ title: 'T', content: '<p>x</p>', slug: 'next' }),
  );
  expect(next.id).toBe(4);
  const picture = await (await target.openUploads()).open(PICTURE);
  expect(await Bun.file(picture as string).text()).toBe('a picture');
  await expect(restoreBackup(path, target)).rejects.toThrow('is not empty');
  await Promise.all([restored.close(), site.db.close()]);
}, 60_000);

test('an interrupted restore to a server prevents a start, and can be repeated', async () => {
  const site = await openSite();
  await keepBackup(site);
  const path = join(root, 'again');
  await site.place.fetch((await site.place.list())[0] as string, path);
  await using server = await startSqld();
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: server.url });
  await client.executeMultiple(
    'CREATE TABLE posts (id INTEGER); CREATE TABLE __drizzle_migrations (created_at INTEGER); CREATE VIRTUAL TABLE found USING fts5(x);',
  );
  const database = { url: server.url };
  const half = await openDatabase(database);
  await expect(migrateDatabase(half)).rejects.toThrow();
  await half.close();
  const openUploads = () => openFolder(join(root, 'again-uploads'));
  expect(await restoreBackup(path, { database, openUploads })).toMatchObject({ posts: 3 });
  client.close();
  await site.db.close();
}, 60_000);

test('a backup that cannot be read back is deleted with a reason, and the good ones stay', async () => {
  const site = await openSite();
  const good = backupName(Date.now() - 400 * 24 * 60 * 60 * 1000);
  mkdirSync(join(site.dataDir, 'kept'));
  writeFileSync(join(site.dataDir, 'kept', good), 'good');
  const lossy: BackupPlace = {
    ...site.place,
    async put(name, path) {
      await site.place.put(name, path);
      using db = new Database(join(site.dataDir, 'kept', name));
      db.run("DELETE FROM posts WHERE slug = 'post-1'");
    },
  };
  const backup = await keepBackup({ ...site, place: lossy });
  expect(backup).toMatchObject({
    verifiedAt: null,
    error: expect.stringMatching(/^The table \w+ should have 3 rows in the backup$/),
  });
  expect(await site.place.list()).toEqual([good]);
  await site.db.close();
});

test('when deletes are refused, old backups stay and the new one is recorded as good', async () => {
  const site = await openSite();
  const kept = join(site.dataDir, 'kept');
  // two of one day: the older one is not needed, and cannot be deleted because it is a folder
  const at = Date.now() - 400 * DAY_MS;
  for (const name of [backupName(at), backupName(at - (at % DAY_MS))])
    mkdirSync(join(kept, name), { recursive: true });
  const warnings: string[] = [];
  const backup = await keepBackup({ ...site, warn: (words) => warnings.push(words) });
  expect(backup).toMatchObject(GOOD);
  expect(warnings).toEqual([expect.stringMatching(/^Old backups were not deleted: /)]);
  expect(await site.place.list()).toContain(backup?.name as string);
  await site.db.close();
});

test('leftovers of an interrupted backup are removed by the next one, during a manual backup', async () => {
  const site = await openSite();
  const leave = (path: string, ageMs: number) => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, 'half');
    const at = new Date(Date.now() - ageMs);
    utimesSync(path, at, at);
    utimesSync(join(path, '..'), at, at);
  };
  const [hand, former] = ['backup-scratch-hand', 'backup-scratch-former'];
  leave(join(site.dataDir, 'backup-daily-killed', 'made'), 0);
  leave(join(site.dataDir, hand, 'made'), 0);
  leave(join(site.dataDir, former, 'made'), 2 * DAY_MS);
  const unfinished = (ageMs: number) => `${backupName(Date.now() - ageMs)}.unfinished`;
  const [running, killed] = [unfinished(60_000), unfinished(2 * DAY_MS)];
  leave(join(site.dataDir, 'kept', running), 60_000);
  leave(join(site.dataDir, 'kept', killed), 2 * DAY_MS);
  const scratches = () => readdirSync(site.dataDir).filter((name) => name.startsWith('backup-'));
  // a manual backup holds no lease, so the daily one may run beside it
  const byHand = await keepBackup(site);
  expect(scratches().toSorted()).toEqual(['backup-daily-killed', hand]);
  const daily = await keepBackup({ ...site, mayStore: async () => true });
  expect(scratches()).toEqual([hand]);
  // their names are equal when both were made within a second
  expect(new Set(readdirSync(join(site.dataDir, 'kept')))).toEqual(
    new Set([running, byHand?.name, daily?.name] as string[]),
  );
  await site.db.close();
});

test('a process that has lost the lease stores nothing and deletes no backup', async () => {
  const site = await openSite();
  const kept = join(site.dataDir, 'kept');
  mkdirSync(kept);
  const at = Date.now() - 400 * DAY_MS;
  // two of one day: the older one is not needed
  const names = [at - (at % DAY_MS), at].map(backupName);
  for (const name of names) writeFileSync(join(kept, name), 'good');
  expect(await keepBackup({ ...site, mayStore: async () => false })).toBeNull();
  expect(readdirSync(kept).toSorted()).toEqual(names.toSorted());
  expect(readdirSync(site.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
  await site.db.close();
});

test('a missing picture and an unwritable place are reported in words', async () => {
  const site = await openSite();
  const blocked = join(site.dataDir, 'blocked');
  writeFileSync(blocked, 'a file');
  const nowhere = openBackupPlace({ folder: join(blocked, 'x') });
  expect((await keepBackup({ ...site, place: nowhere }))?.error).toMatch(/ENOTDIR|EEXIST/);
  rmSync(join(site.dataDir, 'uploads', PICTURE));
  expect((await keepBackup(site))?.error).toStartWith(
    `The file ${PICTURE} is listed in the database but missing`,
  );
  expect(await site.place.list()).toEqual([]);
  await site.db.close();
});

test('on a full disk nothing is left in the place', async () => {
  const folder = join(root, 'full');
  mkdirSync(folder);
  writeFileSync(join(root, 'made'), 'a backup');
  // every write to this device fails as on a full disk
  symlinkSync('/dev/full', join(folder, 'a.unfinished'));
  const put = openBackupPlace({ folder }).put('a', join(root, 'made'));
  await expect(put).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
});

test('is due once a day for all processes, and an hour after a failure', async () => {
  const { db } = await openSite();
  expect(await isBackupDue(db)).toBe(true);
  const lease = await takeLease(db, BACKUP_LEASE, { ttlMs: 10_000, everyMs: sinceMidnightMs() });
  expect(await isBackupDue(db)).toBe(false);
  const failed = {
    name: 'a',
    verifiedAt: null,
    bytes: 0,
    posts: 0,
    caseStudies: 0,
    documents: 0,
    pictures: 0,
  };
  await releaseLease(db, lease as NonNullable<typeof lease>, { done: false });
  await recordBackup(db, { ...failed, madeAt: new Date().toISOString(), error: 'full' });
  expect(await isBackupDue(db)).toBe(false);
  const before = new Date(Date.now() - 61 * 60 * 1000).toISOString();
  await recordBackup(db, { ...failed, madeAt: before, error: 'full' });
  expect(await isBackupDue(db)).toBe(true);
  // the clock was a year ahead at the last backup
  const madeAt = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
  await recordBackup(db, { ...failed, name: 'b', madeAt, error: 'full' });
  expect(await isBackupDue(db)).toBe(true);
  await recordBackup(db, { ...failed, madeAt: before, verifiedAt: before, error: null });
  expect(await readBackupState(db)).toMatchObject({ failed: null, lastGood: { name: 'a' } });
  await db.close();
});

test('three processes make one backup a day, by themselves', async () => {
  const site = await openSite();
  const log = await createLog('silent');
  const { BACKUP_TO, DATA_DIR } = site.env;
  const before = { ...process.env };
  Object.assign(process.env, { BACKUP_TO, DATA_DIR, LOG_LEVEL: 'silent' });
  const jobs = [1, 2, 3].map(() => startBackups({ ...site, log }, 0));
  const giveUpAt = performance.now() + 30_000;
  while (!(await readBackupState(site.db)).lastGood && performance.now() < giveUpAt)
    await Bun.sleep(50);
  await Promise.all(jobs.map((job) => job.stop()));
  for (const name of ['BACKUP_TO', 'DATA_DIR', 'LOG_LEVEL'])
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  expect((await readBackupState(site.db)).lastGood).toMatchObject(GOOD);
  expect(await site.place.list()).toHaveLength(1);
  expect(await isBackupDue(site.db)).toBe(false);
  await site.db.close();
}, 60_000);

test('a database that takes seconds to answer delays a backup, and does not fail it', async () => {
  await using busy = await startSqld();
  const { db, env, place } = await openSite({ DATABASE_URL: busy.url });
  await db.close();
  busy.freeze();
  const child = Bun.spawn({
    cmd: [process.execPath, '--no-env-file', join(import.meta.dir, 'backup-process.ts')],
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
  });
  // longer than a call to the database may take
  await Bun.sleep(3000);
  busy.thaw();
  expect(await child.exited).toBe(0);
  expect(await place.list()).toHaveLength(1);
});
