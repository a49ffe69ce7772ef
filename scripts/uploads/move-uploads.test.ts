// Uploads are copied to a bucket and back, completely, even after an interrupted run (docs/contract.md, Files in a bucket).
import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '#server/storage/file-store.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { freePort } from '#testing/free-port.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { CopyError, moveUploads } from './move-uploads.ts';

const s3 = await startS3Server();
const root = setUpFolder();
afterAll(() => s3[Symbol.asyncDispose]());
const nameOf = (n: number) => `${'p'.repeat(24)}${10 + n}.png`;

async function folderOf(pictures: number) {
  const dataDir = mkdtempSync(join(root, 'site-'));
  const store = await openFolder(join(dataDir, 'uploads'));
  for (let n = 0; n < pictures; n++) await store.put(nameOf(n), Buffer.from(`picture ${n}`));
  return { dataDir, store, path: (n: number) => join(dataDir, 'uploads', nameOf(n)) };
}

function command(direction: string, dataDir: string) {
  const { exitCode, stdout, stderr } = Bun.spawnSync({
    cmd: [process.execPath, '--no-env-file', 'scripts/uploads/move.ts', direction],
    env: { ...process.env, ...s3.variables, DATA_DIR: dataDir },
  });
  return { exitCode, text: stdout.toString() + stderr.toString() };
}

test('uploads are copied to the bucket, then to an empty machine, and a second run copies nothing', async () => {
  const from = await folderOf(5);
  writeFileSync(join(from.dataDir, 'uploads', 'notes.txt'), 'no picture');
  expect(command('to-bucket', from.dataDir)).toEqual({
    exitCode: 0,
    text: '5 files copied (0.0 MB), 0 already there\n',
  });
  expect(command('to-bucket', from.dataDir).text).toStartWith(
    '0 files copied (0.0 MB), 5 already there',
  );
  const to = await folderOf(0);
  expect(command('to-folder', to.dataDir).text).toStartWith('5 files copied');
  for (let n = 0; n < 5; n++) expect(readFileSync(to.path(n), 'utf8')).toBe(`picture ${n}`);
});

test('an interrupted run is completed by the next, including a partial picture', async () => {
  const [from, to] = [await folderOf(4), await folderOf(2)];
  writeFileSync(to.path(1), 'pict');
  expect(await moveUploads(from.store, to.store)).toMatchObject({ copied: 3, present: 1 });
  for (let n = 0; n < 4; n++) expect(readFileSync(to.path(n), 'utf8')).toBe(`picture ${n}`);
});

test('a copy with other bytes is detected, and the next run copies it again', async () => {
  const [from, to] = [await folderOf(1), await folderOf(0)];
  const lossy: FileStore = {
    ...to.store,
    putFile: (name) => to.store.put(name, Buffer.from('picture 1')),
  };
  await expect(moveUploads(from.store, lossy)).rejects.toBeInstanceOf(CopyError);
  expect(await moveUploads(from.store, to.store)).toMatchObject({ copied: 1, present: 0 });
});

test('without a bucket, with wrong keys or a bucket that is down, the command reports the problem in one line', async () => {
  const { dataDir } = await folderOf(1);
  const down = { S3_ENDPOINT: `http://127.0.0.1:${freePort()}` };
  for (const [variables, words] of [
    [{ UPLOADS: '' }, /^UPLOADS: set it to the bucket/],
    [{ S3_ACCESS_KEY_ID: 'WRONG' }, /^InvalidAccessKeyId: .+\. Check UPLOADS and S3_\*\.$/],
    [down, /^Files cannot be read or stored right now: .+\. Check UPLOADS and S3_\*\.$/],
  ] as const) {
    const { exitCode, stderr } = Bun.spawnSync({
      cmd: [process.execPath, '--no-env-file', 'scripts/uploads/move.ts', 'to-bucket'],
      env: { ...process.env, ...s3.variables, DATA_DIR: dataDir, ...variables },
    });
    expect(exitCode).toBe(1);
    expect(stderr.toString().trim()).toMatch(words);
    expect(stderr.toString().trim()).not.toContain('\n');
  }
});
