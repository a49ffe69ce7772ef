// A page of one build gets its files from a machine with another (docs/contract.md, Rolling deploys).

import { expect, test } from 'bun:test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuildFile } from '#db/queries/operations/build-files.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { createApp } from '#server/app.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { clientOf, openTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { shareBuild } from './share-build.ts';

const folder = setUpFolder();

/** The folder of a build with these files. */
function buildWith(files: Record<string, string>) {
  const directory = mkdtempSync(join(folder, 'build-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify({ builds: [Object.keys(files)] }));
  return directory;
}

test('a script of another build is served, with its type and immutable, and an unknown one is not', async () => {
  await using app = await openTestApp();
  const other = buildWith({ 'client-old.js': 'old()', 'site-old.css': 'p{}', 'plan.json': '{}' });
  const { db } = app.deps;
  (await shareBuild(app.deps, other)).stop();
  const script = await app.request('/build/client-old.js');
  expect([script.status, await script.text()]).toEqual([200, 'old()']);
  expect(script.headers.get('content-type')).toStartWith('text/javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/build/site-old.css')).headers.get('content-type')).toStartWith(
    'text/css',
  );
  expect((await app.request('/build/never.js')).status).toBe(404);
  expect(await findBuildFile(db, 'plan.json')).toBeNull();
});

test('the files of an unused build are deleted after 14 days, those of others stay', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const old = buildWith({ 'a.js': 'a', 'both.js': 'b' });
  const present = buildWith({ 'both.js': 'b', 'c.js': 'c' });
  (await shareBuild(app.deps, old)).stop();
  const DAYS_MS = 15 * 24 * 60 * 60 * 1000;
  await db.migrate([{ sql: `UPDATE build_files SET used_at = used_at - ${DAYS_MS}` }]);
  (await shareBuild(app.deps, present)).stop();
  const left = await Promise.all(['a.js', 'both.js', 'c.js'].map((it) => findBuildFile(db, it)));
  expect(left.map((bytes) => bytes !== null)).toEqual([false, true, true]);
});

test('a file that the replica has not received yet comes from the primary', async () => {
  await using app = await openTestApp();
  await using behind = await openTestDatabase();
  const other = buildWith({ 'client-new.js': 'new()' });
  const { db } = app.deps;
  (await shareBuild(app.deps, other)).stop();
  const withReplica = {
    read: db.read.bind(db),
    write: db.write.bind(db),
    migrate: db.migrate.bind(db),
    check: () => db.check(),
    close: () => db.close(),
    replica: behind.db,
  };
  const site = clientOf(createApp({ ...app.deps, db: withReplica }));
  expect(await site.text('/build/client-new.js')).toBe('new()');
});

test('a build that could not be stored is stored soon after', async () => {
  await using app = await openTestApp();
  const build = buildWith({ 'a.js': 'a' });
  const { db } = app.deps;
  await db.migrate([{ sql: 'ALTER TABLE build_files RENAME TO away' }]);
  const sharing = await shareBuild(app.deps, build, 20);
  await db.migrate([{ sql: 'ALTER TABLE away RENAME TO build_files' }]);
  await until(async () => (await findBuildFile(db, 'a.js')) !== null);
  sharing.stop();
});

test('a start without the database continues', async () => {
  await using app = await openTestApp();
  const build = buildWith({ 'a.js': 'a' });
  await app.deps.db.migrate([{ sql: 'DROP TABLE build_files' }]);
  (await shareBuild(app.deps, build)).stop();
  expect(app.logged.at(-1)?.msg).toBe('the build is not shared with other machines yet');
});
