// The copy before a migration: the last three are kept (docs/contract.md, Backup).
import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { HOUR_MS } from '#db/limits.ts';
import { MIGRATIONS_FOLDER } from '#db/migrate.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { makeDataFolder, startSite } from '#testing/start-site.ts';
import { keepCopyBeforeMigrations } from './before-migrations.ts';

const root = setUpFolder();

test('the database is copied before a migration, readable by its owner only, and the last three copies stay', async () => {
  const dataDir = mkdtempSync(join(root, 'site-'));
  const path = join(dataDir, 'site.db');
  using live = new Database(path);
  live.run('CREATE TABLE notes (n INTEGER)');
  const config = { dataDir, database: { url: pathToFileURL(path).href } };
  let copy = '';
  for (let n = 1; n <= 4; n++) {
    live.run('INSERT INTO notes VALUES (?)', [n]);
    copy = await keepCopyBeforeMigrations(config);
    await Bun.sleep(2);
  }
  const names = readdirSync(join(dataDir, 'before-migrations'));
  expect(names).toHaveLength(3);
  expect(names).toContain(copy.split('/').at(-1) as string);
  expect(statSync(copy).mode & 0o077).toBe(0);
  using copied = new Database(copy, { readonly: true });
  expect(copied.query('SELECT n FROM notes').values()).toEqual([[1], [2], [3], [4]]);
});

test('the next copy removes what a killed start left, and nothing that another process is writing', async () => {
  const dataDir = mkdtempSync(join(root, 'site-'));
  const path = join(dataDir, 'site.db');
  new Database(path).close();
  const folder = join(dataDir, 'before-migrations');
  mkdirSync(folder);
  const [copy, killed] = ['20250101T000000000Z.db', '20250102T000000000Z.db.unfinished'];
  const abandoned = ['.snapshot-a.db', '.snapshot-a.db-wal', killed, `${killed}-journal`];
  const written = ['.snapshot-b.db', '20250103T000000000Z.db.unfinished'];
  for (const name of [copy, ...abandoned, ...written]) writeFileSync(join(folder, name), 'half');
  const before = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of [copy, ...abandoned]) utimesSync(join(folder, name), before, before);
  const config = { dataDir, database: { url: pathToFileURL(path).href } };
  const made = await keepCopyBeforeMigrations(config);
  expect(readdirSync(folder).toSorted()).toEqual([...written, copy, basename(made)].toSorted());
});

test('a process keeps its locks after copying its database, so no other process removes its log', async () => {
  const dataDir = mkdtempSync(join(root, 'site-'));
  const path = join(dataDir, 'site.db');
  const site = `
    import { openDatabase } from '#db/client.ts';
    import { migrateDatabase } from '#db/migrate.ts';
    import { keepCopyBeforeMigrations } from '#server/backups/before-migrations.ts';
    const [dataDir, url] = process.argv.slice(1);
    const db = await openDatabase({ url });
    await migrateDatabase(db);
    await db.read((read) => read.values('SELECT count(*) FROM posts'));
    await keepCopyBeforeMigrations({ dataDir, database: { url } });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = Bun.spawn([process.execPath, '-e', site, dataDir, pathToFileURL(path).href], {
    cwd: import.meta.dir,
    stdout: 'pipe',
  });
  const { value } = await child.stdout.getReader().read();
  expect(new TextDecoder().decode(value)).toBe('ready\n');
  // the last one to close a database removes its log
  const other = new Database(path);
  other.run('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  const hasLog = existsSync(`${path}-wal`);
  child.kill();
  await child.exited;
  expect(hasLog).toBe(true);
});

test('several workers keep one copy of the database before a migration', async () => {
  const dataDir = await makeDataFolder();
  const live = new Database(join(dataDir, 'site.db'));
  live.run('CREATE TABLE __drizzle_migrations (id SERIAL, hash text, created_at numeric)');
  for (const { sql, folderMillis } of readMigrationFiles({
    migrationsFolder: MIGRATIONS_FOLDER,
  }).slice(0, -1)) {
    for (const statement of sql) live.run(statement);
    live.run('INSERT INTO __drizzle_migrations (created_at) VALUES (?)', [folderMillis]);
  }
  // copying it takes longer than the time between the starts of two workers
  live.run('CREATE TABLE large AS SELECT zeroblob(50000000) AS bytes');
  live.close();
  const variables = { SEED: 'none', WORKERS: '3' };
  await using site = await startSite({ dataDir, variables });
  expect(await site.stop()).toBe(0);
  expect(readdirSync(join(dataDir, 'before-migrations'))).toHaveLength(1);
  rmSync(dataDir, { recursive: true });
}, 60_000);
