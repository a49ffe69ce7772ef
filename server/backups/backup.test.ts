// Backups: made while the site writes, rejected when damaged, restored completely.
import { Database } from 'bun:sqlite';
import { afterAll, expect, test } from 'bun:test';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newPage } from '#db/contract/documents/new-page.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { KillableSite } from '#testing/killable-site.ts';
import { makePicture } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { BackupError } from './backup-error.ts';
import { verifyBackup } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = setUpFolder();
const site = await KillableSite.open();
afterAll(() => site[Symbol.asyncDispose]());
const live = await siteIn(site.dataDir);

const form = new FormData();
form.set('image', new File([(await makePicture('png')) as BlobPart], 'chair.png'));
const { url } = (await site.call('POST', '/api/admin/upload', form)).body;
const picture = url.replace('/uploads/', '');
const post = (slug: string) =>
  site.call('POST', '/api/admin/posts', { title: 'T', slug, content: '<p>x</p>', image: url });
await post('before');
await site.call('POST', '/api/admin/documents', {
  ...{ type: 'page', title: 'Kept', slug: 'kept', content: newPage('Kept') },
});
await site.call('POST', '/api/admin/tokens', { name: 'Drafting assistant' });
const good = join(folder, 'good.backup');
await backUp(live, good);

/** A copy of the good backup, changed by `spoil`. */
function spoilt(name: string, spoil: (db: Database) => void): string {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(good));
  using db = new Database(path);
  spoil(db);
  return path;
}

async function siteIn(dataDir: string) {
  const databasePath = join(dataDir, 'site.db');
  const openUploads = () => openFolder(join(dataDir, 'uploads'));
  const database = { url: pathToFileURL(databasePath).href };
  return { dataDir, databasePath, database, openUploads };
}

/** An empty place to restore to. */
function emptySite() {
  return siteIn(mkdtempSync(join(folder, 'site-')));
}

type TestSite = Awaited<ReturnType<typeof siteIn>>;
async function backUp({ database, openUploads }: TestSite, target: string) {
  await makeBackup({ database, uploads: await openUploads() }, target);
}

test('rejects a file that is not a backup, damaged, unfinished, incomplete or of a newer version', async () => {
  const text = join(folder, 'text');
  writeFileSync(text, 'no database'.repeat(1000));
  const torn = join(folder, 'torn');
  writeFileSync(torn, readFileSync(good).subarray(0, 20_000));
  const bad = [
    join(folder, 'nothing'),
    folder,
    text,
    torn,
    live.databasePath,
    spoilt('unfinished', (db) => db.run('DELETE FROM backup_info')),
    spoilt('incomplete', (db) => db.run('DELETE FROM backup_files')),
    spoilt('damaged', (db) => db.run("UPDATE backup_files SET bytes = x'00'")),
    spoilt('altered', (db) => db.run("UPDATE posts SET title = 'Befose'")),
    // older backups have counts without hashes
    spoilt('fewer', (db) =>
      db.run('ALTER TABLE backup_counts DROP COLUMN sha256; DELETE FROM documents'),
    ),
    spoilt('newer', (db) =>
      db.run("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)"),
    ),
  ];
  for (const path of bad) {
    expect(() => verifyBackup(path)).toThrow(BackupError);
    const target = await emptySite();
    await expect(restoreBackup(path, target)).rejects.toBeInstanceOf(BackupError);
    expect(readdirSync(target.dataDir)).toEqual([]);
  }
});

test('accepts an older backup, which has no counts', () => {
  const older = spoilt('older', (db) => db.run('DROP TABLE backup_counts'));
  expect(verifyBackup(older)).toMatchObject({ posts: 1, documents: 1, pictures: 1 });
});

test('restores no file outside the folder of the uploads', async () => {
  const outside = spoilt('outside', (db) =>
    db.run("INSERT INTO backup_files SELECT '../outside.png', sha256, bytes FROM backup_files"),
  );
  const target = await emptySite();
  await expect(restoreBackup(outside, target)).rejects.toThrow('is not a valid file name');
  expect(readdirSync(target.dataDir)).toEqual(['uploads']);
});

test('replaces a picture that an interrupted restore left damaged', async () => {
  const target = await emptySite();
  const [from, to] = [live, target].map(({ dataDir }) => join(dataDir, 'uploads', picture));
  const whole = readFileSync(from as string);
  mkdirSync(join(target.dataDir, 'uploads'));
  for (const damaged of [whole.subarray(1), Buffer.alloc(whole.length)]) {
    writeFileSync(to as string, damaged);
    await restoreBackup(good, target);
    expect(readFileSync(to as string).equals(whole)).toBe(true);
  }
});

test('overwrites no file, and reports a missing picture', async () => {
  await expect(backUp(live, good)).rejects.toBeInstanceOf(BackupError);
  const target = await emptySite();
  await restoreBackup(good, target);
  rmSync(join(target.dataDir, 'uploads', picture));
  const backup = join(folder, 'missing.backup');
  await expect(backUp(target, backup)).rejects.toThrow(picture);
  expect(readdirSync(folder).filter((name) => name.startsWith('missing'))).toEqual([]);
});

test('is readable by its owner only, and contains no sessions', () => {
  expect(statSync(good).mode & 0o077).toBe(0);
  using backup = new Database(good, { readonly: true });
  expect(backup.query('SELECT * FROM sessions').all()).toEqual([]);
  expect(backup.query('SELECT * FROM api_tokens').all()).toEqual([]);
});

test('is consistent while the site writes', async () => {
  let writing = true;
  const writes = (async () => {
    for (let n = 0; writing; n++) await post(`during-${n}`);
  })();
  for (const n of [1, 2, 3]) {
    const path = join(folder, `during-${n}.backup`);
    await backUp(live, path);
    expect(verifyBackup(path)).toMatchObject({ pictures: 1 });
  }
  writing = false;
  await writes;
});

test('is not restored over a running site, and is after it stopped, even by kill -9', async () => {
  await expect(restoreBackup(good, live)).rejects.toThrow('Stop it first');
  await site.kill();
  const restored = await restoreBackup(good, live);
  expect(restored).toMatchObject({ posts: 1, pictures: 1 });
  await site.start();
  expect(site.query<{ slug: string }>('SELECT slug FROM posts')).toEqual([{ slug: 'before' }]);
  expect(site.query("SELECT 1 FROM sqlite_master WHERE name GLOB 'backup_*'")).toEqual([]);
  using former = new Database(restored.former as string, { readonly: true });
  expect(
    former.query<{ n: number }, []>('SELECT count(*) AS n FROM posts').get()?.n,
  ).toBeGreaterThan(1);
});

test('names the reason when the database is locked, or cannot be opened', async () => {
  const target = await emptySite();
  await restoreBackup(good, target);
  using other = new Database(target.databasePath);
  other.run('BEGIN EXCLUSIVE');
  await expect(restoreBackup(good, target)).rejects.toThrow('is locked. Stop the site first');
  other.run('COMMIT');
  rmSync(target.databasePath);
  mkdirSync(target.databasePath);
  await expect(restoreBackup(good, target)).rejects.toThrow('as the user of the site');
});

test('replaces a damaged database, which is kept, when no log is beside it', async () => {
  const target = await emptySite();
  await restoreBackup(good, target);
  const torn = readFileSync(target.databasePath).fill(7, 4096, 40_960);
  for (const damaged of [torn, 'no database'.repeat(1000)]) {
    writeFileSync(target.databasePath, damaged);
    writeFileSync(`${target.databasePath}-wal`, '');
    await expect(restoreBackup(good, target)).rejects.toThrow(
      `move ${target.databasePath} and ${target.databasePath}-wal away`,
    );
    rmSync(`${target.databasePath}-wal`, { force: true });
    const { former } = await restoreBackup(good, target);
    expect(readFileSync(former as string)).toEqual(Buffer.from(damaged as string));
    using database = new Database(target.databasePath, { readonly: true });
    expect(database.query('SELECT slug FROM posts').all()).toEqual([{ slug: 'before' }]);
  }
});

test('restores to an empty machine, with pictures and search', async () => {
  const target = await emptySite();
  expect((await restoreBackup(good, target)).former).toBeNull();
  expect(readdirSync(join(target.dataDir, 'uploads'))).toEqual([picture]);
  using db = new Database(target.databasePath, { readonly: true });
  expect(
    db.query("SELECT rowid FROM posts_search WHERE posts_search MATCH 'before'").all(),
  ).toHaveLength(1);
  expect(db.query('SELECT slug FROM documents').all()).toEqual([{ slug: 'kept' }]);
  expect(verifyBackup(good)).toMatchObject({ posts: 1, documents: 1 });
});
