// The checks of the doctor. A check changes nothing, and its result is one line with advice.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type Database, openDatabase } from '#db/client.ts';
import { readClock } from '#db/clock.ts';
import { filePathFromUrl } from '#db/database-file.ts';
import { DAY_MS } from '#db/limits.ts';
import { countPendingMigrations } from '#db/migrate.ts';
import { readBackupState } from '#db/queries/operations/backups.ts';
import { readCdnQueue } from '#db/queries/operations/cdn-purges.ts';
import { openBackupPlace } from '#server/backups/backup-place.ts';
import { openStore } from '#server/backups/open-store.ts';
import { type Config, configWarnings, parseConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-error.ts';
import { reasonOf } from '#server/reason-of.ts';

export interface Finding {
  part: string;
  state: 'ok' | 'warning' | 'failing';
  /** The state of the part, and advice when it is not ok. One line. */
  text: string;
}

type Result = Omit<Finding, 'part'>;
type Check = [part: string, check: () => Promise<Result> | Result];

const GB = 1024 ** 3;
const DISK_LOW = GB;
const CLOCK_OFF_MS = 5000;
const BACKUP_LATE_MS = 2 * DAY_MS;

const ok = (text: string): Result => ({ state: 'ok', text });
const warning = (text: string): Result => ({ state: 'warning', text });
const failing = (text: string): Result => ({ state: 'failing', text });

/** The findings, each as soon as it is known; an invalid configuration is the only finding. */
export async function* examine(env: Record<string, string | undefined>): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems)
      yield { part: 'configuration', ...failing(`${problem}. Change it and start again.`) };
    return;
  }
  const warnings = configWarnings(config, true);
  for (const text of warnings) yield { part: 'configuration', ...warning(text) };
  if (warnings.length === 0) yield { part: 'configuration', ...ok('all variables are valid') };

  const { url, authToken } = config.database;
  const isNew = url.startsWith('file:') && !existsSync(filePathFromUrl(url));
  let db: Database | null = null;
  try {
    if (!isNew) db = await openDatabase({ url, ...(authToken && { authToken }) });
  } catch (error) {
    // a damaged file: the checks that read it are left out
    yield { part: 'database', ...databaseFailure(error, config) };
    yield* resultsOf([
      ['files', () => checkFiles(config)],
      ['disk', () => checkDisk(config)],
      ['pictures', checkPictures],
    ]);
    return;
  }
  const checks: Check[] = [
    ['database', () => checkDatabase(db, config)],
    ['files', () => checkFiles(config)],
    ['disk', () => checkDisk(config)],
    ['clock', () => checkClock(db)],
    ['pictures', checkPictures],
    ['backup', () => checkBackup(db, config)],
  ];
  if (config.cdn !== null) checks.push(['CDN', () => checkCdn(db)]);
  yield* resultsOf(checks);
  await db?.close();
}

async function* resultsOf(checks: Check[]): AsyncGenerator<Finding> {
  for (const [part, check] of checks)
    yield { part, ...(await Promise.resolve().then(check).catch(toFinding)) };
}

function toFinding(error: unknown): Result {
  return failing(reasonOf(error).replaceAll('\n', ' '));
}

/** The path itself, or its nearest existing parent folder. */
function existingPart(path: string): string {
  return existsSync(path) ? path : existingPart(dirname(path));
}

/** Throws when the missing file or folder at `path` cannot be created. */
function assertCreatable(path: string): void {
  const folder = existingPart(path);
  if (!statSync(folder).isDirectory())
    throw new Error(`it cannot be created: ${folder} is not a folder`);
  accessSync(folder, constants.W_OK);
}

function databaseFailure(error: unknown, { database }: Config): Result {
  const { text } = toFinding(error);
  if (/SQLITE_(CORRUPT|NOTADB)/.test(text))
    return failing(`${text}. Stop the site, and restore a backup: bun run restore latest.`);
  const where = database.url.startsWith('file:') ? 'the file and its folder' : 'the server';
  return failing(`${text}. Check ${where}, and DATABASE_URL.`);
}

async function checkDatabase(db: Database | null, config: Config): Promise<Result> {
  const start = performance.now();
  try {
    if (db === null) {
      assertCreatable(filePathFromUrl(config.database.url));
      return ok('there is none yet: the first start creates it');
    }
    // takes the lock without writing, because the tables may not exist yet
    await db.write((tx) => tx.values(sql`SELECT 1`));
    if (config.database.url.startsWith('file:')) await assertIntact(db);
  } catch (error) {
    return databaseFailure(error, config);
  }
  const ms = (performance.now() - start).toFixed(1);
  const pending = await countPendingMigrations(db);
  const next =
    pending === 0
      ? ''
      : `; the next start applies ${pending} ${pending === 1 ? 'migration' : 'migrations'}`;
  return ok(`it can be written, in ${ms} ms${next}`);
}

/** Reads the whole database, because damage shows only in the part that is read. */
async function assertIntact(db: Database): Promise<void> {
  const [[found] = ['']] = await db.read((read) =>
    read.values<[string]>(sql`PRAGMA quick_check(1)`),
  );
  if (found !== 'ok') throw new Error(`SQLITE_CORRUPT: the database is damaged: ${found}`);
}

async function checkFiles(config: Config): Promise<Result> {
  const where =
    config.uploads === null ? join(config.dataDir, 'uploads') : config.uploads.bucket.url;
  const scratch = await mkdtemp(join(tmpdir(), 'verso-doctor-'));
  try {
    if (config.uploads === null && !existsSync(where)) {
      assertCreatable(where);
      return ok(`${where} does not exist yet: the first start creates it`);
    }
    await (await openStore(config, scratch)).check();
    return ok(`${where} is writable`);
  } catch (error) {
    const what = config.uploads === null ? 'its permissions and the disk' : 'UPLOADS and S3_*';
    return failing(`${where}: ${toFinding(error).text}. Check ${what}.`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function checkDisk({ dataDir, database, backupTo }: Config): Result {
  const folder = existingPart(dataDir);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const path = database.url.startsWith('file:') ? filePathFromUrl(database.url) : null;
  const size = path !== null && existsSync(path) ? statSync(path).size : 0;
  // the test restore of a backup needs space for three copies
  const wanted = DISK_LOW + (backupTo === null ? 0 : 3 * size);
  const text = `${(free / GB).toFixed(1)} GB are free in ${folder}`;
  if (free > wanted) return ok(text);
  return failing(
    `${text}, ${(wanted / GB).toFixed(1)} GB are needed. Free up space or move DATA_DIR.`,
  );
}

async function checkClock(db: Database | null): Promise<Result> {
  if (db === null) return ok('nothing to compare it with yet');
  const before = Date.now();
  const theirs = await readClock(db);
  const off = Math.max(0, before - theirs, theirs - Date.now());
  const [last] = await db
    .read((read) => read.values<[string | null]>(sql`SELECT max(updated_at) FROM posts`))
    .catch(() => []);
  const lastSave = last?.[0] ? Date.parse(last[0]) : 0;
  if (off > CLOCK_OFF_MS)
    return failing(
      `it is ${Math.round(off / 1000)} s off from the clock of the database. Turn on time synchronisation (NTP).`,
    );
  if (lastSave > Date.now() + CLOCK_OFF_MS)
    return failing(
      `it is behind the last save (${last?.[0]}). Turn on time synchronisation (NTP).`,
    );
  return ok(`it is within ${Math.round(off)} ms of the clock of the database`);
}

async function checkPictures(): Promise<Result> {
  const pixel = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } });
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    try {
      const bytes = await pixel.clone().toFormat(format).toBuffer();
      await sharp(bytes).raw().toBuffer();
    } catch (error) {
      const { text } = toFinding(error);
      return failing(
        `${format}: ${text}. Run bun install on this machine: sharp is built for each one.`,
      );
    }
  }
  return ok('all five formats can be read and written');
}

async function checkBackup(db: Database | null, { backupTo, dataDir }: Config): Promise<Result> {
  if (backupTo === null)
    return warning(
      'no backup is made automatically. Set BACKUP_TO to a folder on another disk or a bucket.',
    );
  const isMigrated = db !== null && (await countPendingMigrations(db)) === 0;
  const { lastGood, failed } = isMigrated
    ? await readBackupState(db)
    : { lastGood: null, failed: null };
  const folder = 'folder' in backupTo ? backupTo.folder : null;
  const isNew = folder !== null && lastGood === null && !existsSync(folder);
  let names: string[] = [];
  try {
    if (isNew) assertCreatable(folder);
    else {
      const place = openBackupPlace(backupTo);
      await place.check();
      names = await place.list();
    }
  } catch (error) {
    return failing(`BACKUP_TO: ${toFinding(error).text}. Check the place and its keys.`);
  }
  const good = lastGood
    ? `the last good one was made ${lastGood.madeAt}`
    : 'there is no good one yet';
  if (failed)
    return failing(
      `${good}; ${failed.name} failed: ${failed.error}. Fix it, then run bun run backup.`,
    );
  if (folder !== null && `${folder}/`.startsWith(`${dataDir}/`))
    return warning(
      'BACKUP_TO is in DATA_DIR, so both are lost together. Set BACKUP_TO to a folder on another disk or a bucket.',
    );
  if (isNew)
    return warning(
      `${folder} does not exist. Mount its disk; if it is new, the first backup creates it.`,
    );
  if (!isMigrated)
    return ok('BACKUP_TO is writable; the first backup is made after the next start');
  if (lastGood && !names.includes(lastGood.name))
    return warning(`${good}, but is not in BACKUP_TO. Run bun run backup.`);
  const age = lastGood === null ? Infinity : Date.now() - Date.parse(lastGood.madeAt);
  if (age < BACKUP_LATE_MS && age >= -CLOCK_OFF_MS) return ok(good);
  return warning(`${good}. Run bun run backup, or check that the site is running.`);
}

async function checkCdn(db: Database | null): Promise<Result> {
  if (db === null || (await countPendingMigrations(db)) > 0) return ok('nothing was purged yet');
  const { waiting, error } = await readCdnQueue(db);
  if (error !== null)
    return failing(`${waiting} tags are not purged: ${error}. Check CDN_ZONE and CDN_TOKEN.`);
  return ok(waiting === 0 ? 'everything is purged' : `${waiting} tags are being purged`);
}
