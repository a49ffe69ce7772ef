// A bucket that is slow or briefly unavailable during a backup and a restore.
import { afterAll, expect, mock, spyOn, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { parseConfig } from '#server/config.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { BucketRefusedError } from '#server/storage/bucket.ts';
import { retryingStore } from '#server/storage/retrying-store.ts';
import { freePort } from '#testing/free-port.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { openStore } from './open-store.ts';

const BYTES = 2_000_000;
const LINE_BYTES_PER_MS = 800;
const PICTURE = `${'s'.repeat(26)}.png`;

const folder = setUpFolder();
const s3 = await startS3Server(folder);
const linePort = freePort();
const line = createServer((near) => {
  const far = connect(Number(new URL(s3.variables.S3_ENDPOINT as string).port), '127.0.0.1');
  slowly(near, far);
  slowly(far, near);
}).listen(linePort, '127.0.0.1');
afterAll(async () => {
  line.close();
  await s3[Symbol.asyncDispose]();
});

/** Forwards data at the speed of a slow line. */
function slowly(from: Socket, to: Socket): void {
  from.on('error', () => to.destroy()).on('end', () => to.end());
  from.on('data', (part) => {
    to.write(part);
    from.pause();
    setTimeout(() => from.resume(), part.length / LINE_BYTES_PER_MS);
  });
}

async function openCopies(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(folder, 'site-'));
  return openStore(parseConfig({ DATA_DIR: dataDir, ...s3.variables, ...variables }), dataDir);
}

test('a picture may take as long as its size needs, in a backup and a restore', async () => {
  const bytes = crypto.getRandomValues(Buffer.alloc(65_536));
  const picture = Buffer.concat(Array.from({ length: Math.ceil(BYTES / 65_536) }, () => bytes));
  const slow = { S3_ENDPOINT: `http://127.0.0.1:${linePort}` };
  await (await openCopies(slow)).put(PICTURE, picture);
  const path = await (await openCopies(slow)).open(PICTURE);
  expect(picture.equals(await Bun.file(path as string).bytes())).toBe(true);
});

test('a bucket that is briefly unavailable does not abort a backup', async () => {
  await (await openCopies()).put(PICTURE, Buffer.from('a picture'));
  const copies = await openCopies();
  s3.freeze();
  setTimeout(() => s3.thaw(), 2500);
  const path = await copies.open(PICTURE);
  expect(await Bun.file(path as string).text()).toBe('a picture');
});

test('every call to an unavailable bucket is tried four times, and one that was refused once', async () => {
  using pauses = spyOn(Bun, 'sleep').mockResolvedValue(undefined);
  for (const [error, times] of [
    [new StorageUnavailableError(), 4],
    [new BucketRefusedError('No access'), 1],
    [new Error('Bug'), 1],
  ] as const)
    for (const [call, ...values] of [
      ['put', PICTURE, Buffer.from('a picture')],
      ['putFile', PICTURE, '/a.png'],
      ['open', PICTURE],
      ['delete', PICTURE],
      ['list'],
      ['check'],
    ] as const) {
      const fails = mock((..._: unknown[]) => Promise.reject(error));
      const store = retryingStore({ [call]: fails } as never);
      const repeated = store[call] as (...values: unknown[]) => Promise<unknown>;
      await expect(repeated(...values)).rejects.toBe(error);
      expect(fails.mock.calls).toEqual(Array(times).fill(values));
    }
  expect(pauses.mock.calls.slice(0, 3)).toEqual([[500], [2000], [5000]]);
});
