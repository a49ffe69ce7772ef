// A local replica of a remote server: it has its own writes and those of others, and works without the server.
import { expect, type Mock, spyOn, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Subprocess } from 'bun';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { until } from '#testing/until.ts';
import { openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { migrateDatabase } from './migrate.ts';
import { independentClient, readNotes, writeNote } from './testing/notes.ts';
import { type Sqld, startSqld } from './testing/sqld.ts';

const root = setUpFolder();

test('reads every write at once, and keeps it on the server', async () => {
  await using opened = await openReplica();
  const { db, server } = opened;
  using other = independentClient(server.url);
  const all = Array.from({ length: 20 }, (_, i) => `write ${10 + i}`);
  for (const [i, name] of all.entries()) {
    await writeNote(db, name);
    expect(await readNotes(db.replica)).toEqual(all.slice(0, i + 1));
  }
  expect(await other.notes()).toEqual(all);
});

test('receives the writes of other machines', async () => {
  await using opened = await openReplica();
  const other = await openDatabase({ url: opened.server.url });
  await writeNote(other, 'from elsewhere');
  await other.close();
  await untilReplicaHas(opened.db, ['from elsewhere']);
});

test('starts and reads without its server, and writes again when it is back', async () => {
  await using opened = await openReplica();
  const { db, server, path } = opened;
  await writeNote(db, 'before');
  await server.kill();
  expect(await readNotes(db.replica)).toEqual(['before']);
  await expect(writeNote(db, 'lost')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await db.close();

  const restarted = await openDatabase({ url: server.url, replica: path });
  await migrateDatabase(restarted);
  expect(await readNotes(restarted.replica)).toEqual(['before']);
  await server.start();
  await writeNote(restarted, 'after');
  await untilReplicaHas(restarted, ['after', 'before']);
  await restarted.close();
});

test('does not block on a server that does not respond', async () => {
  await using opened = await openReplica();
  const { db, server } = opened;
  await writeNote(db, 'before');
  server.freeze();
  const start = performance.now();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  const writing = writeNote(db, 'lost');
  expect(await readNotes(db.replica)).toEqual(['before']);
  expect(performance.now() - start).toBeLessThan(1000);
  await expect(writing).rejects.toBeInstanceOf(DatabaseUnavailableError);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(50);
  server.thaw();
});

test('keeps a write when the sync process cannot be started, and syncs when it can', async () => {
  const spawn = spyOn(Bun, 'spawn');
  await using opened = await openReplica();
  const { db } = opened;
  await writeNote(db, 'one');
  await endSyncProcess(spawn);
  spawn.mockImplementation(() => {
    throw new Error('EMFILE');
  });
  const starts = spawn.mock.calls.length;
  await writeNote(db, 'two');
  // that of the write, and one by the timer
  await until(() => spawn.mock.calls.length >= starts + 2);
  spawn.mockRestore();
  await writeNote(db, 'three');
  await untilReplicaHas(db, ['one', 'three', 'two']);
});

async function endSyncProcess({ mock }: Mock<typeof Bun.spawn>): Promise<void> {
  const at = mock.calls.findIndex((call) => JSON.stringify(call).includes('replica-sync-process'));
  const child = mock.results[at]?.value as Subprocess;
  child.kill('SIGKILL');
  await child.exited;
  // wait until its exit is noticed
  await Bun.sleep(50);
}

test('fetches the replica again when its files are lost', async () => {
  await using opened = await openReplica();
  const { db, folder } = opened;
  await writeNote(db, 'before');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await expect(readNotes(db.replica)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await writeNote(db, 'after');
  await untilReplicaHas(db, ['after', 'before']);
});

test('fetches the replica again when its files are inconsistent', async () => {
  await using opened = await openReplica();
  const { db, server, path } = opened;
  await writeNote(db, 'before');
  await db.close();
  for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
  await Bun.write(path, 'no database');
  const restarted = await openDatabase({ url: server.url, replica: path });
  await writeNote(restarted, 'after');
  await untilReplicaHas(restarted, ['after', 'before']);
  await restarted.close();
});

/** Waits for a replica that may have to be fetched again, which can take longer than a write waits for it. */
function untilReplicaHas(db: Database, notes: string[]): Promise<void> {
  return until(() =>
    readNotes(db.replica).then(
      (found) => Bun.deepEquals(found, notes),
      () => false,
    ),
  );
}

/** Starts three processes at once that share a replica which does not exist yet. Returns the notes that each one reads. */
function readByThree(url: string, folder: string): Promise<string[]> {
  const path = join(folder, 'of-three', 'replica.db');
  const script = `
    import { openDatabase } from '${import.meta.dir}/client.ts';
    import { migrateDatabase } from '${import.meta.dir}/migrate.ts';
    import { retryWhileBusy } from '${import.meta.dir}/retry.ts';
    import { readNotes } from '${import.meta.dir}/testing/notes.ts';
    const db = await openDatabase({ url: '${url}', replica: '${path}' });
    await retryWhileBusy(() => migrateDatabase(db));
    console.log(JSON.stringify(await readNotes(db.replica)));
    // ends the process that syncs, which would still write into the folder while the test removes it
    await db.close();
    process.exit(0);`;
  return Promise.all(
    Array.from({ length: 3 }, async () => {
      const child = Bun.spawn([process.execPath, '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const notes = await new Response(child.stdout).text();
      await child.exited;
      return notes.trim();
    }),
  );
}

test('processes that share a missing replica can start at once', async () => {
  await using opened = await openReplica();
  const { db, server, folder } = opened;
  await writeNote(db, 'before');
  expect(await readByThree(server.url, folder)).toEqual(Array(3).fill('["before"]'));
}, 60_000);

test('processes that share a replica of a new server can start at once', async () => {
  await using server = await startSqld();
  const folder = mkdtempSync(join(root, 'new-'));
  expect(await readByThree(server.url, folder)).toEqual(Array(3).fill('[]'));
}, 60_000);

test('a sync that is blocked ends with its killed process, and with it the lock', async () => {
  await using opened = await openReplica();
  const { server, folder } = opened;
  const path = join(folder, 'of-killed', 'replica.db');
  const script = `
    import { openDatabase } from '${import.meta.dir}/client.ts';
    await openDatabase({ url: '${server.url}', replica: '${path}' });
    console.log('open');
    await Bun.sleep(60_000);`;
  const site = Bun.spawn([process.execPath, '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await site.stdout.getReader().read();
  const find = ['pgrep', '-P', String(site.pid), '-f', 'replica-sync-process'];
  const sync = Bun.spawnSync(find).stdout.toString().trim();
  server.freeze();
  // the next sync begins within two seconds, and waits for the server
  await Bun.sleep(2500);
  site.kill('SIGKILL');
  await until(() => !existsSync(`/proc/${sync}`));
  server.thaw();
}, 60_000);

test('refuses to overwrite a database that is not a replica', async () => {
  await using opened = await openReplica();
  const path = join(opened.folder, 'site.db');
  const own = await openDatabase({ url: `file:${path}` });
  await migrateDatabase(own);
  await writeNote(own, 'precious');
  await expect(openDatabase({ url: opened.server.url, replica: path })).rejects.toThrow(
    'is not a replica',
  );
  expect(await readNotes(own)).toEqual(['precious']);
  await own.close();
});

interface OpenReplica extends AsyncDisposable {
  db: Database;
  server: Sqld;
  folder: string;
  path: string;
}

async function openReplica(): Promise<OpenReplica> {
  const server = await startSqld();
  const folder = mkdtempSync(join(root, 'replica-'));
  const path = join(folder, 'replica.db');
  const db = await openDatabase({ url: server.url, replica: path });
  await migrateDatabase(db);
  return {
    db,
    server,
    folder,
    path,
    async [Symbol.asyncDispose]() {
      await db.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
