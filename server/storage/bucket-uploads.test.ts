// Uploads in a bucket that several processes share, on a real S3 server (docs/contract.md, Files in a bucket).
import { afterAll, expect, test } from 'bun:test';
import { cp, mkdtemp, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { NotFoundError } from '#db/errors.ts';
import { DAY_MS } from '#db/limits.ts';
import { createUpload } from '#db/queries/media/uploads.ts';
import { openUploads } from '#server/admin/uploads.ts';
import { createApp } from '#server/app.ts';
import { startChangeFeed } from '#server/cache/change-feed.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { parseConfig } from '#server/config.ts';
import { ConfigError } from '#server/config-error.ts';
import { failureOf } from '#server/http/errors.ts';
import { openPictureFrames } from '#server/pictures/picture-frames.ts';
import { openPictures } from '#server/pictures/pictures.ts';
import { readFilmFile } from '#testing/files.ts';
import { makePicture } from '#testing/pictures.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { clientOf, setUpTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { Bucket } from './bucket.ts';
import { dropErasedCopies } from './erased-copies.ts';
import { openFolder } from './folder-store.ts';
import { openStorage } from './open-storage.ts';

const WITHIN_MS = 2000;

const s3 = await startS3Server();
const cleanUp = new AsyncDisposableStack();
afterAll(async () => {
  await cleanUp.disposeAsync();
  await s3[Symbol.asyncDispose]();
});
const root = setUpFolder();
const app = await setUpTestApp();
const cookie = await app.login();

/** A process with a separate data folder, on the shared bucket and database. */
async function openNode({ make = false, variables = {}, folder = '' } = {}) {
  const dataDir = folder || (await mkdtemp(join(root, 'node-')));
  const config = parseConfig({ DATA_DIR: dataDir, ...s3.variables, ...variables });
  const warnings: unknown[] = [];
  const log = { warn: (...all: unknown[]) => warnings.push(all) } as never;
  const storage = await openStorage(config, log);
  const uploads = openUploads(storage.uploads, app.deps.db);
  const { files } = app.deps;
  const shipped = new Map();
  const bucket = storage.pictures;
  const { db } = app.deps;
  const cache = new PageCache();
  const frames = openPictureFrames({ db, cache, log });
  const pictures = await openPictures({ dataDir, shipped, files, uploads, frames, bucket, make });
  cleanUp.defer(() => pictures.stop());
  const { copies } = storage;
  if (copies) dropErasedCopies({ db, cache, log, copies, pictures });
  const feed = await startChangeFeed({ db, cache, config, log });
  cleanUp.defer(() => feed.stop());
  const { request, send } = clientOf(createApp({ ...app.deps, cache, config, uploads, pictures }));
  const upload = async (bytes: Uint8Array) => {
    const body = new FormData();
    body.append('image', new Blob([bytes as BlobPart]), 'a.png');
    return request('/api/admin/upload', { method: 'POST', body, headers: { cookie } });
  };
  /** The names of the copies and variants on this machine. */
  const held = async () => {
    const folders = ['uploads-cache', 'pictures/facts', 'pictures/variants'];
    return (await Promise.all(folders.map((each) => readdir(join(dataDir, each))))).flat();
  };
  return { dataDir, storage, uploads, pictures, feed, request, send, upload, held, warnings };
}

const objects = async (folder = 'uploads') =>
  (await readdir(join(s3.folder, folder)).catch(() => []))
    .filter((name) => name.endsWith('_object') && !name.startsWith('.probe'))
    .map((name) => name.replace('._S3rver_object', ''));
type Node = Awaited<ReturnType<typeof openNode>>;
const crop = async (node: Node, url: string) => {
  const frame = { left: 0, top: 0, width: 100, height: 100 };
  const path = `/api/admin/media/${nameOf(url)}`;
  const answer = await node.send('PATCH', path, { frame }, cookie);
  expect(answer.status).toBe(200);
  await until(() => knowsFrame(node, url));
};
const knowsFrame = async ({ pictures }: Node, url: string) =>
  (await pictures.refresh()) && pictures.addressOf(url) !== url;
const nameOf = (url: string) => url.slice('/uploads/'.length);

test('a picture uploaded on one machine is served on another, safely and in ranges', async () => {
  const [a, b] = [await openNode(), await openNode()];
  const response = await a.upload(await makePicture('png'));
  expect(response.status).toBe(201);
  const { url } = (await response.json()) as { url: string };
  expect(await objects()).toContain(nameOf(url));
  const answers = [await a.request(url), await b.request(url), await b.request(url)];
  const [first] = answers as [Response];
  expect(first.headers.get('etag')).toMatch(/^W\//);
  const bytes = await first.bytes();
  for (const answer of answers.slice(1)) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await answer.bytes()).toEqual(bytes);
  }
  const part = await b.request(url, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
});

test('a film goes through the disk to the bucket, and plays from every machine, in ranges', async () => {
  const [a, b] = [await openNode(), await openNode()];
  const film = await readFilmFile('webm');
  const path = '/api/admin/media?name=film.webm';
  const sent = await a.request(path, {
    method: 'POST',
    body: film as unknown as BodyInit,
    headers: { cookie },
  });
  const { url } = (await sent.json()) as { url: string };
  expect([sent.status, await objects()]).toEqual([201, expect.arrayContaining([nameOf(url)])]);
  for (const node of [b, a, b]) {
    const part = await node.request(url, { headers: { range: 'bytes=100000-100009' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/webm');
    expect(part.headers.get('content-range')).toBe(`bytes 100000-100009/${film.length}`);
    expect([...(await part.bytes())]).toEqual([...film.subarray(100_000, 100_010)]);
  }
  const copies = await readdir(join(a.dataDir, 'uploads-cache'));
  expect(copies).toEqual([nameOf(url)]);
});

test('a picture deleted permanently on one machine is removed from the bucket and all machines', async () => {
  const [a, b] = [await openNode(), await openNode()];
  const url = await a.uploads.save(await makePicture('png'));
  for (const node of [a, b]) expect((await node.request(url)).status).toBe(200);
  await b.uploads.delete(nameOf(url));
  await b.uploads.deletePermanently(nameOf(url));
  expect(await objects()).not.toContain(nameOf(url));
  expect((await b.request(url)).status).toBe(404);
  await until(async () => (await a.request(url)).status === 404);
  await expect(a.uploads.restore(nameOf(url))).rejects.toBeInstanceOf(NotFoundError);
});

for (const fault of ['kill', 'freeze'] as const)
  test(`${fault} of the bucket: uploads are 503 within 2 s, pictures served before still are, and it recovers`, async () => {
    const node = await openNode();
    const picture = await makePicture('png');
    const served = await node.uploads.save(picture);
    const unserved = await node.uploads.save(picture);
    const deleted = await node.uploads.save(picture);
    await node.uploads.delete(nameOf(deleted));
    expect((await node.request(served)).status).toBe(200);
    const before = await objects();
    await s3[fault]();
    const timed = async (answer: Promise<Response>) => {
      const start = performance.now();
      const { status, headers } = await answer;
      expect(performance.now() - start).toBeLessThan(WITHIN_MS);
      return [status, headers.get('retry-after')];
    };
    expect(await timed(node.upload(picture))).toEqual([503, '2']);
    expect(await timed(node.request(unserved))).toEqual([503, '2']);
    expect(await timed(node.request(served))).toEqual([200, null]);
    const erase = { method: 'DELETE', headers: { cookie } };
    const trashed = `/api/admin/trash/media/${nameOf(deleted)}`;
    expect(await timed(node.request(trashed, erase))).toEqual([503, '2']);
    const ready = await node.request('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'degraded', database: 'ok', files: 'degraded' },
    ]);
    if (fault === 'freeze') s3.thaw();
    else await s3.start();
    expect((await node.upload(picture)).status).toBe(201);
    expect((await node.request(unserved)).status).toBe(200);
    expect((await node.request(trashed, erase)).status).toBe(200);
    expect(await objects()).toHaveLength(before.length);
  });

test('keys that become invalid while the site runs are a 503, and the bucket’s message is logged', async () => {
  const node = await openNode();
  const { S3_ENDPOINT: endpoint } = s3.variables;
  const keys = { region: 'us-east-1', accessKeyId: 'WITHDRAWN', secretAccessKey: 'S3RVER' };
  const url = s3.variables.UPLOADS as string;
  const refusing = new Bucket({ url, ...keys, ...(endpoint && { endpoint }) }, 'uploads');
  const error = await refusing.get('a.png').catch((thrown) => thrown);
  expect(failureOf(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  expect(JSON.stringify(failureOf(error).body)).not.toContain('WITHDRAWN');
  const lines: { err?: Error }[] = [];
  node.uploads.serve = () => Promise.reject(error);
  app.deps.log.warn = ((about: object) => lines.push(about)) as never;
  expect((await node.request('/uploads/a.png')).status).toBe(503);
  expect(lines[0]?.err?.message).toStartWith('InvalidAccessKeyId: The AWS Access Key Id');
});

test('a picture that is not yet moved to the bucket is served from the folder', async () => {
  const dataDir = await mkdtemp(join(root, 'node-'));
  const folder = await openFolder(join(dataDir, 'uploads'));
  const url = await openUploads(folder, app.deps.db).save(await makePicture('png'));
  const node = await openNode({ variables: { DATA_DIR: dataDir } });
  expect((await node.request(url)).status).toBe(200);
  await node.uploads.delete(nameOf(url));
  await node.uploads.deletePermanently(nameOf(url));
  expect(await folder.open(nameOf(url))).toBeNull();
});

test('a start while the bucket is unavailable continues with a warning', async () => {
  await s3.kill();
  const node = await openNode();
  expect(node.warnings).toHaveLength(1);
  expect((await node.request('/about')).status).toBe(200);
  await s3.start();
  expect((await node.upload(await makePicture('png'))).status).toBe(201);
});

for (const [variable, value, words] of [
  ['S3_ACCESS_KEY_ID', 'WRONG', 'InvalidAccessKeyId: The AWS Access Key Id you provided'],
  ['UPLOADS', 's3://other-bucket/site', 'NoSuchBucket: The specified bucket does not exist'],
] as const)
  test(`a wrong ${variable} ends the start in one line with the bucket’s message`, async () => {
    const error = await openNode({ variables: { [variable]: value } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    const [problem, ...rest] = (error as ConfigError).problems;
    expect(rest).toEqual([]);
    expect(problem).toStartWith(`UPLOADS: ${words}`);
    expect(problem).not.toContain('\n');
  });

test('an object without a row is removed after a day, and one with a row never', async () => {
  const node = await openNode();
  const name = (letter: string) => `${letter.repeat(26)}.png`;
  const row = { type: 'image/png', bytes: 1, width: 1, height: 1 };
  for (const letter of ['a', 'b', 'c'])
    await node.storage.uploads.put(name(letter), Buffer.from('x'));
  await createUpload(app.deps.db, { name: name('a'), ...row });
  const old = new Date(Date.now() - 2 * DAY_MS);
  for (const letter of ['a', 'b'])
    await utimes(join(s3.folder, 'uploads', `${name(letter)}._S3rver_object`), old, old);
  await node.uploads.removeAbandoned();
  const left = await objects();
  expect(['a', 'b', 'c'].map((letter) => left.includes(name(letter)))).toEqual([true, false, true]);
});

test('the variants of a picture are made once for all machines', async () => {
  const a = await openNode({ make: true });
  const url = await a.uploads.save(await makePicture('jpeg'));
  const variant = `/pictures/-/320${url}.avif`;
  const made = async (node: typeof a) => {
    for (const giveUpAt = performance.now() + 20_000; performance.now() < giveUpAt; ) {
      const response = await node.request(variant);
      if (response.headers.get('content-type') === 'image/avif') return response.bytes();
      await Bun.sleep(20);
    }
    throw new Error('timed out');
  };
  const bytes = await made(a);
  while (a.pictures.waiting > 0) await Bun.sleep(20);
  const stored = await objects('pictures/variants');
  expect(stored.length).toBeGreaterThan(2);
  const b = await openNode({ make: true });
  const needed: string[] = [];
  b.uploads.localFile = async (name) => {
    needed.push(name);
    return null;
  };
  expect(await made(b)).toEqual(bytes);
  while (b.pictures.waiting > 0) await Bun.sleep(20);
  // the whole picture has no variants
  expect(needed).toEqual([]);
  expect(b.pictures.find(url)).toEqual(a.pictures.find(url));
  await b.uploads.delete(nameOf(url));
  await b.uploads.deletePermanently(nameOf(url));
  expect(await objects('pictures/variants')).toEqual([]);
  expect(await objects('pictures/facts')).toEqual([]);
});

test('variants of a picture are deleted permanently by a machine that never served it', async () => {
  const [a, b] = [await openNode({ make: true }), await openNode()];
  // the frame is newer than those known to this machine
  await b.pictures.refresh();
  const url = await a.uploads.save(await makePicture('jpeg', { width: 500, height: 400 }));
  await crop(a, url);
  a.pictures.prepare(url);
  await until(() => a.pictures.waiting === 0);
  expect((await objects('pictures/variants')).length).toBeGreaterThan(2);
  await b.uploads.delete(nameOf(url));
  await b.uploads.deletePermanently(nameOf(url));
  expect(await objects('pictures/variants')).toEqual([]);
  expect(await objects('pictures/facts')).toEqual([]);
});

test('the copies and variants of an erased picture are removed on every machine, at the latest at its start', async () => {
  const [a, b] = [await openNode({ make: true }), await openNode({ make: true })];
  const erased = await a.uploads.save(await makePicture('jpeg', { width: 500, height: 400 }));
  const kept = await a.uploads.save(await makePicture('png', { width: 400, height: 300 }));
  await crop(a, erased);
  await until(() => knowsFrame(b, erased));
  for (const url of [erased, kept]) {
    expect((await b.request(url)).status).toBe(200);
    b.pictures.prepare(url);
  }
  await until(() => b.pictures.waiting === 0);
  expect(b.pictures.find(erased)?.framed).toBe(true);
  await b.uploads.delete(nameOf(kept));
  await b.uploads.restore(nameOf(kept));
  const folder = await mkdtemp(join(root, 'node-'));
  await cp(b.dataDir, folder, { recursive: true });

  const ofKept = b.pictures.find(kept)?.version as string;
  const isOfKept = (name: string) => name.startsWith(nameOf(kept)) || name.startsWith(ofKept);
  expect((await b.held()).filter((name) => !isOfKept(name)).length).toBeGreaterThan(3);
  await a.uploads.delete(nameOf(erased));
  await a.uploads.deletePermanently(nameOf(erased));
  await until(async () => (await b.held()).every(isOfKept));
  const stopped = await openNode({ folder });
  await until(async () => !(await stopped.held()).some((name) => name.startsWith(nameOf(erased))));
  for (const node of [b, stopped]) {
    const held = await node.held();
    expect(held).toEqual(expect.arrayContaining([nameOf(kept), `${nameOf(kept)}.json`]));
    expect(held.filter((name) => name.startsWith(ofKept)).length).toBeGreaterThan(2);
  }
});

test('copies that could not be checked are checked at the next purge', async () => {
  const cache = new PageCache();
  let isDiskAway = true;
  let warnings = 0;
  const removed: string[] = [];
  const remove = async (name: string) => void removed.push(name);
  dropErasedCopies({
    db: app.deps.db,
    cache,
    log: { warn: () => warnings++ } as never,
    copies: { names: () => ['a.png'], drop: remove },
    pictures: {
      async describedNames() {
        if (isDiskAway) throw new Error('The disk is away');
        return ['b.png'];
      },
      remover: (name) => () => remove(`variants of ${name}`),
    },
  });
  cache.clear();
  await until(() => warnings === 1);
  isDiskAway = false;
  cache.purge(['posts']);
  await until(() => removed.length === 4);
  expect(removed).toEqual(['a.png', 'variants of a.png', 'b.png', 'variants of b.png']);
});
