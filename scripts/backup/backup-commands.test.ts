// The output of the backup commands (docs/contract.md, Backup).
import { expect, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createUpload } from '#db/queries/media/uploads.ts';
import { readBackupState } from '#db/queries/operations/backups.ts';
import { backupName } from '#server/backups/retention.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';

const root = setUpFolder();
const db = await openDatabase({ url: pathToFileURL(join(root, 'site.db')).href });
await migrateDatabase(db);
const picture = Buffer.alloc(300_000, 'p');
const PICTURE = `${'p'.repeat(26)}.png`;
await createUpload(db, {
  name: PICTURE,
  type: 'image/png',
  bytes: picture.length,
  width: 1,
  height: 1,
});
mkdirSync(join(root, 'uploads'));
writeFileSync(join(root, 'uploads', PICTURE), picture);
await db.close();

function run(command: string, argument?: string, variables: Record<string, string> = {}) {
  const cmd = [process.execPath, '--no-env-file', `scripts/backup/${command}.ts`];
  const { exitCode, stdout, stderr } = Bun.spawnSync({
    cmd: argument === undefined ? cmd : [...cmd, argument],
    env: { PATH: process.env.PATH, DATA_DIR: root, ...variables },
  });
  return { exitCode, stdout: stdout.toString(), stderr: stderr.toString() };
}

test('a target in a folder that is missing or a file is reported in one line', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  for (const folder of [join(root, 'none'), file, join(file, 'x')])
    expect(run('backup', join(folder, 'site.backup'))).toEqual({
      ...{ exitCode: 1, stdout: '', stderr: `The folder ${folder} does not exist\n` },
    });
});

test('a database that cannot be copied is reported in one line', () => {
  const damaged = join(root, 'damaged.db');
  writeFileSync(damaged, 'no database'.repeat(1000));
  const { exitCode, stderr } = run('backup', join(root, 'damaged.backup'), {
    DATABASE_URL: pathToFileURL(damaged).href,
  });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^The database cannot be copied: SQLITE_NOTADB: .+\n$/);
});

test('a full disk is reported in one line, and leaves no file', () => {
  const [folder, backup] = [join(root, 'full'), join(root, 'large.backup')];
  mkdirSync(folder);
  expect(run('backup', backup).exitCode).toBe(0);
  const target = join(folder, 'site.backup');
  const enoughForDatabase = statSync(join(root, 'site.db')).size / 1024 + 100;
  for (const [command, argument, limitKb, words] of [
    ['backup', target, 100, /^The database cannot be copied: .+\n$/],
    ['backup', target, enoughForDatabase, /^The backup cannot be written: .+\n$/],
    ['restore', backup, enoughForDatabase, /^The database cannot be restored: .+\n$/],
  ] as const) {
    // no file may grow beyond the limit: a write beyond it fails
    const limited = `trap '' XFSZ; ulimit -f ${limitKb}; exec "$0" --no-env-file scripts/backup/${command}.ts "${argument}"`;
    const { exitCode, stderr } = Bun.spawnSync({
      cmd: ['bash', '-c', limited, process.execPath],
      env: { PATH: process.env.PATH, DATA_DIR: command === 'backup' ? root : folder },
    });
    expect(exitCode).toBe(1);
    expect(stderr.toString()).toMatch(words);
    expect(readdirSync(folder).filter((name) => name !== 'uploads')).toEqual([]);
  }
});

test('without an argument backup:verify lists the backups, newest first', () => {
  const folder = join(root, 'kept');
  const variables = { BACKUP_TO: folder };
  expect(run('verify', undefined, variables)).toEqual({
    ...{ exitCode: 1, stdout: '', stderr: `The folder ${folder} does not exist\n` },
  });
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  expect(run('verify', undefined, variables)).toEqual({
    ...{ exitCode: 0, stdout: 'There is no backup in BACKUP_TO yet\n', stderr: '' },
  });
  const names = [Date.UTC(2026, 0, 2), Date.UTC(2026, 0, 1)].map(backupName);
  for (const name of [...names, 'notes.txt']) writeFileSync(join(folder, name), '');
  expect(run('verify', undefined, variables)).toEqual({
    ...{ exitCode: 0, stdout: `${names.join('\n')}\n`, stderr: '' },
  });
  expect(run('restore', undefined, variables)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `Usage: bun run restore <file> | latest | <name>\n${names.join('\n')}\n`,
  });
});

test('a backup is made in BACKUP_TO and recorded, and found there by its name or as the latest', async () => {
  const folder = join(root, 'made');
  const scratch = join(root, 'scratch');
  const variables = { BACKUP_TO: folder, TMPDIR: scratch };
  for (const each of [folder, scratch]) mkdirSync(each);
  const older = backupName(Date.UTC(2026, 0, 1));
  writeFileSync(join(folder, older), 'no backup');
  const made = run('backup', undefined, variables);
  const [name = ''] = made.stdout.split(':');
  expect(made).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: `${name}: 0 posts, 0 case studies, 0 edited pages, 1 pictures; verified by a test restore\n`,
  });
  expect(readdirSync(folder).toSorted()).toEqual([older, name].toSorted());
  const site = await openDatabase({ url: pathToFileURL(join(root, 'site.db')).href });
  expect((await readBackupState(site)).lastGood).toMatchObject({ name });
  await site.close();
  expect(run('verify', name, variables).stdout).toStartWith('Valid: made ');
  const dataDir = join(root, 'restored');
  const restored = run('restore', 'latest', { ...variables, DATA_DIR: dataDir });
  expect(restored.stdout).toMatch(/^Restored: made .+, 1 pictures \(0\.3 MB\)\n$/);
  expect(readdirSync(join(dataDir, 'uploads'))).toContain(PICTURE);
  expect(run('verify', 'verso-none', variables).stderr).toBe(
    `There is no backup verso-none in ${folder}\n`,
  );
  expect(readdirSync(scratch)).toEqual([]);
}, 60_000);

test('without BACKUP_TO and an argument the usage is one line', () => {
  for (const [command, name] of [
    ['verify', 'backup:verify'],
    ['restore', 'restore'],
  ] as const)
    expect(run(command)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `Usage: bun run ${name} <file>, or latest or a name when BACKUP_TO is set\n`,
    });
});
