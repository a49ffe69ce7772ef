// The doctor: one line per part, with advice (docs/contract.md, Metrics and doctor).
import { afterAll, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { recordBackup } from '#db/queries/operations/backups.ts';
import { createPost } from '#db/queries/posts.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { freePort } from '#testing/free-port.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { examine } from './checks.ts';

const root = setUpFolder();
const s3 = await startS3Server();
afterAll(() => s3[Symbol.asyncDispose]());

async function findings(env: Record<string, string>) {
  const all: Record<string, string> = {};
  for await (const { part, state, text } of examine(env)) {
    expect(text).not.toContain('\n');
    all[part] = `${state}: ${text}`;
  }
  return all;
}

async function siteIn(name: string) {
  const dataDir = join(root, name);
  const db = await openDatabase({ url: pathToFileURL(join(dataDir, 'site.db')).href });
  await migrateDatabase(db);
  return { dataDir, db };
}

test('an empty machine is fit, is advised to make backups, and is not changed', async () => {
  const dataDir = join(root, 'empty');
  const found = await findings({ DATA_DIR: dataDir });
  expect(found).toMatchObject({
    configuration: 'ok: all variables are valid',
    database: 'ok: there is none yet: the first start creates it',
    pictures: 'ok: all five formats can be read and written',
    backup: expect.stringMatching(/^warning: no backup is made automatically\. Set BACKUP_TO/),
  });
  expect(found.disk).toStartWith('ok: ');
  expect(readdirSync(root)).not.toContain('empty');
});

test('a data folder that cannot be created is failing', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const found = await findings({ DATA_DIR: join(file, 'x') });
  const words = `it cannot be created: ${file} is not a folder. Check`;
  expect(found.database).toStartWith(`failing: ${words}`);
  expect(found.files).toStartWith(`failing: ${join(file, 'x', 'uploads')}: ${words}`);
});

test('a damaged database is reported, and what does not need it is checked', async () => {
  const dataDir = join(root, 'damaged');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'site.db'), 'no database');
  const found = await findings({ DATA_DIR: dataDir, BACKUP_TO: folderWith('kept-damaged') });
  expect(found.database).toBe(
    'failing: The database is not available: SQLITE_NOTADB: file is not a database. Stop the site, and restore a backup: bun run restore latest.',
  );
  expect(Object.keys(found)).toEqual(['configuration', 'database', 'files', 'disk', 'pictures']);
});

test('a database with damage inside is failing, with the command that restores a backup', async () => {
  const { dataDir, db } = await siteIn('malformed');
  for (let at = 0; at < 20; at += 1)
    await createPost(db, cleanPost({ title: 'T', slug: `t-${at}`, content: 'x'.repeat(9000) }));
  await db.close();
  const path = join(dataDir, 'site.db');
  const bytes = await Bun.file(path).bytes();
  // the schema at the start stays readable
  await Bun.write(path, bytes.fill(0xa5, bytes.byteLength / 2));
  expect((await findings({ DATA_DIR: dataDir })).database).toMatch(
    /^failing: .*SQLITE_CORRUPT: .* Stop the site, and restore a backup: bun run restore latest\.$/,
  );
});

/** A site whose newest good backup, made now, is recorded under `name`. */
async function siteWithBackup(name: string) {
  const { dataDir, db } = await siteIn(name);
  const now = new Date().toISOString();
  const counts = { bytes: 1, posts: 0, caseStudies: 0, documents: 0, pictures: 0 };
  await recordBackup(db, { name: 'a', madeAt: now, verifiedAt: now, error: null, ...counts });
  await db.close();
  return { dataDir, now };
}

function folderWith(name: string, ...files: string[]) {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
}

test('a site with a good backup is ok', async () => {
  const { dataDir, now } = await siteWithBackup('well');
  const found = await findings({ DATA_DIR: dataDir, BACKUP_TO: folderWith('kept', 'a') });
  expect(readdirSync(dataDir)).not.toContain('uploads');
  for (const line of Object.values(found)) expect(line).toStartWith('ok: ');
  expect(found.backup).toBe(`ok: the last good one was made ${now}`);
});

test('a backup that is not in BACKUP_TO, or lies in DATA_DIR, is not ok', async () => {
  const { dataDir, now } = await siteWithBackup('moved');
  const stateOf = async (BACKUP_TO: string) =>
    (await findings({ DATA_DIR: dataDir, BACKUP_TO })).backup;
  expect(await stateOf(folderWith('other', 'b'))).toBe(
    `warning: the last good one was made ${now}, but is not in BACKUP_TO. Run bun run backup.`,
  );
  for (const folder of ['moved', 'moved/backups'])
    expect(await stateOf(folderWith(folder, 'a'))).toMatch(
      /^warning: BACKUP_TO is in DATA_DIR.* Set BACKUP_TO to a folder on another disk or a bucket\.$/,
    );
});

test('a folder for backups that does not exist is reported and not created', async () => {
  const folder = join(root, 'not-mounted');
  const { dataDir } = await siteWithBackup('unmounted');
  expect((await findings({ DATA_DIR: dataDir, BACKUP_TO: folder })).backup).toBe(
    `failing: BACKUP_TO: The folder ${folder} does not exist. Check the place and its keys.`,
  );
  const { dataDir: fresh, db } = await siteIn('fresh');
  await db.close();
  expect((await findings({ DATA_DIR: fresh, BACKUP_TO: folder })).backup).toBe(
    `warning: ${folder} does not exist. Mount its disk; if it is new, the first backup creates it.`,
  );
  expect(existsSync(folder)).toBe(false);
});

test('a backup dated in the future does not count', async () => {
  const { dataDir, db } = await siteIn('ahead');
  const madeAt = '2999-01-01T00:00:00.000Z';
  const counts = { bytes: 1, posts: 0, caseStudies: 0, documents: 0, pictures: 0 };
  await recordBackup(db, { name: 'a', madeAt, verifiedAt: madeAt, error: null, ...counts });
  await db.close();
  const found = await findings({ DATA_DIR: dataDir, BACKUP_TO: folderWith('kept-ahead', 'a') });
  expect(found.backup).toStartWith('warning: the last good one was made 2999');
});

test('each problem is reported with advice', async () => {
  const { dataDir, db } = await siteIn('ill');
  await createPost(db, cleanPost({ title: 'T', slug: 'later', content: '<p>x</p>' }));
  await db.migrate([{ sql: "UPDATE posts SET updated_at = '2999-01-01T00:00:00.000Z'" }]);
  const failed = {
    verifiedAt: null,
    bytes: 0,
    posts: 0,
    caseStudies: 0,
    documents: 0,
    pictures: 0,
  };
  const madeAt = new Date().toISOString();
  await recordBackup(db, { name: 'b', madeAt, error: 'ENOSPC', ...failed });
  await db.close();
  writeFileSync(join(dataDir, 'uploads'), 'no folder');
  const found = await findings({ DATA_DIR: dataDir, BACKUP_TO: folderWith('kept') });
  expect(found.files).toMatch(/^failing: .*Check its permissions and the disk\.$/);
  expect(found.clock).toMatch(/^failing: it is behind the last save/);
  expect(found.backup).toMatch(/^failing: there is no good one yet; b failed: ENOSPC\. Fix it/);
});

test('invalid variables, an unreachable server and wrong keys are reported', async () => {
  expect(await findings({ PORT: 'x' })).toEqual({
    configuration: expect.stringMatching(/^failing: PORT: .*Change it and start again\.$/),
  });
  const dataDir = join(root, 'away');
  const url = `http://127.0.0.1:${freePort()}`;
  const keys = { ...s3.variables, S3_ACCESS_KEY_ID: 'WRONG' };
  const found = await findings({ DATA_DIR: dataDir, DATABASE_URL: url, ...keys });
  expect(found.database).toMatch(/^failing: .*Check the server, and DATABASE_URL\.$/);
  expect(found.files).toMatch(/^failing: .*InvalidAccessKeyId.*Check UPLOADS and S3_\*\.$/);
  expect((await findings({ DATA_DIR: dataDir, ...s3.variables })).files).toStartWith('ok: s3://');
});
