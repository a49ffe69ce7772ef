// A bucket behind a proxy or a faulty server, which answers with other bytes than those stored.
import { afterAll, expect, test } from 'bun:test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { Bucket } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { FileCache } from './file-cache.ts';

const stored = Buffer.alloc(1000, 1);
const page = '<!doctype html><title>Log in to this network</title>';
let answer: { status?: number; type?: string; body: Buffer | string; length?: number };
const server = createServer((request, response) => {
  const { status = 200, type = 'image/png', body, length = body.length } = answer;
  const isHead = request.method === 'HEAD';
  response.writeHead(status, {
    'content-type': type,
    'content-length': isHead ? length : type === 'cut' ? stored.length : body.length,
    'last-modified': new Date(0).toUTCString(),
  });
  if (isHead) response.end();
  else response.write(body, () => (type === 'cut' ? response.destroy() : response.end()));
}).listen(0, '127.0.0.1');
const folder = setUpFolder();
afterAll(() => void server.close());

const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const access = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };
const cache = await FileCache.open(folder, 1_000_000);
const store = bucketStore(new Bucket({ url: 's3://b', endpoint, ...access }), cache);

for (const [what, wrong] of [
  ['a page instead of the file', { type: 'text/html', body: page }],
  ['half of the file', { body: stored.subarray(500), length: stored.length }],
  ['a file that is cut off', { type: 'cut', body: stored.subarray(500), length: stored.length }],
  ['403', { status: 403, type: 'text/html', body: page }],
  ['503', { status: 503, type: 'text/html', body: page }],
] as const)
  for (const kind of ['png', 'mp4'])
    test(`${what} is not stored as the copy of a ${kind}`, async () => {
      const name = `${'a'.repeat(26)}.${kind}`;
      await cache.delete(name);
      answer = { ...wrong };
      expect(await store.open(name).catch((error) => error)).toBeInstanceOf(
        StorageUnavailableError,
      );
      expect(await cache.find(name)).toBeNull();
      answer = { body: stored };
      const path = (await store.open(name)) as string;
      expect(await Bun.file(path).bytes()).toEqual(new Uint8Array(stored));
    });

test('a file is stored when the answer is empty, and not when it is a page', async () => {
  const name = `${'b'.repeat(26)}.png`;
  answer = { type: 'text/html', body: '' };
  await store.put(name, stored);
  answer = { type: 'text/html', body: page };
  await expect(store.put(name, stored)).rejects.toThrow(StorageUnavailableError);
});
