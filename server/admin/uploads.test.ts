// Uploads are served safely, found only by their own names, and complete after a crash (docs/contract.md, Uploads).
import { expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { DatabaseUnavailableError, NotFoundError } from '#db/errors.ts';
import { DAY_MS, MINUTE_MS } from '#db/limits.ts';
import { listTrash } from '#db/queries/items/trash.ts';
import { deleteMedia, getMedia, listDeletedMedia } from '#db/queries/media/media.ts';
import { createUpload } from '#db/queries/media/uploads.ts';
import { uploads as rows } from '#db/schema.ts';
import { makePost } from '#db/testing/items.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { makePicture } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { setUpTestServer } from '#testing/test-server.ts';
import { openUploads } from './uploads.ts';

const app = await setUpTestApp();
const server = setUpTestServer(app);
const url = await app.deps.uploads.save(await makePicture('png'));
const name = url.slice('/uploads/'.length);

test('an upload is served with its own type, sandboxed and immutable', async () => {
  const response = await fetch(server.url + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([...(await response.bytes()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

test('an unchanged upload is not sent again, with the same headers', async () => {
  const etag = (await app.request(url)).headers.get('etag') as string;
  const response = await app.request(url, { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('names are random', async () => {
  const picture = await makePicture('gif');
  const urls = [await app.deps.uploads.save(picture), await app.deps.uploads.save(picture)];
  expect(new Set(urls).size).toBe(2);
});

for (const path of [
  '/uploads/../site.db',
  '/uploads/%2e%2e/site.db',
  '/uploads/..%2fsite.db',
  '/uploads/%2e%2e%2fsite.db',
  '/uploads/..%5csite.db',
  '/uploads/%252e%252e%252fsite.db',
  '/uploads/../../../../etc/passwd',
  '/uploads/....//site.db',
  '/uploads//etc/passwd',
  '/uploads/',
  '/uploads',
  '/uploads/%00',
  `/uploads/${name}%00.png`,
  `/uploads/${name}/`,
  `/uploads/./../uploads/${name}.unfinished`,
  '/uploads/.probe-x',
  `/uploads/${name.toUpperCase()}`,
])
  test(`${path.replace(name, '<name>')} returns no file`, async () => {
    const answer = await server.raw(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).not.toContain('SQLite format');
    expect(answer.text).not.toContain('root:');
  });

test('a file in the folder that was never uploaded is not served', async () => {
  for (const stray of ['page.html', 'x.png', `${'a'.repeat(26)}.svg`]) {
    await Bun.write(join(app.dataDir, 'uploads', stray), '<svg/>');
    expect((await app.request(`/uploads/${stray}`)).status).toBe(404);
  }
});

const root = setUpFolder();

/** A separate uploads folder with `files`: the age of each in ms, by name. */
async function makeFolder(files: Record<string, number>) {
  const dataDir = await mkdtemp(join(root, 'site-'));
  const folder = join(dataDir, 'uploads');
  for (const [file, ageMs] of Object.entries(files)) {
    await Bun.write(join(folder, file), 'x');
    const changedAt = new Date(Date.now() - ageMs);
    await utimes(join(folder, file), changedAt, changedAt);
  }
  return { dataDir, names: async () => (await readdir(folder)).sort() };
}
const openIn = async ({ dataDir }: { dataDir: string }, db: Database = app.deps.db) =>
  openUploads(await openFolder(join(dataDir, 'uploads')), db);
const nameOf = (letter: string) => `${letter.repeat(26)}.png`;
const storeRow = (letter: string) =>
  createUpload(app.deps.db, {
    name: nameOf(letter),
    type: 'image/png',
    bytes: 1,
    width: 1,
    height: 1,
  });

test('a start beside another process keeps its unfinished uploads and its probe', async () => {
  const young = [`${nameOf('a')}.unfinished`, nameOf('b'), '.probe-c'];
  const folder = await makeFolder(Object.fromEntries(young.map((name) => [name, 0])));
  const uploads = await openIn(folder);
  await uploads.removeAbandoned();
  expect(await folder.names()).toEqual(young.sort());
});

test('an old file left by a crash is removed, and a file with a stored row never is', async () => {
  await storeRow('k');
  const folder = await makeFolder({
    [nameOf('k')]: 2 * DAY_MS,
    [`${nameOf('m')}.unfinished`]: 2 * DAY_MS,
    [nameOf('n')]: 2 * DAY_MS,
    [`${'m'.repeat(26)}.mp4.unfinished`]: 2 * DAY_MS,
    [`${'n'.repeat(26)}.webm.copy.unfinished`]: 2 * DAY_MS,
    [`${'n'.repeat(26)}.pdf`]: 2 * DAY_MS,
    [nameOf('o')]: DAY_MS / 2,
    '.probe-p': 11 * MINUTE_MS,
    'notes.txt': 2 * DAY_MS,
  });
  const uploads = await openIn(folder);
  await uploads.removeAbandoned();
  expect(await folder.names()).toEqual([nameOf('k'), 'notes.txt', nameOf('o')]);
});

test('files are kept when most of them have no rows: they belong to another database', async () => {
  const names = Array.from({ length: 21 }, (_, n) => nameOf('x').replace(/^../, String(10 + n)));
  const folder = await makeFolder(Object.fromEntries(names.map((name) => [name, 2 * DAY_MS])));
  const uploads = await openIn(folder);
  expect(await uploads.removeAbandoned()).toBe(21);
  expect(await folder.names()).toEqual(names);
});

test('any number of files left by crashes is removed while most files are not abandoned', async () => {
  const [old, young] = ['x', 'y'].map((letter) =>
    Array.from({ length: 22 }, (_, n) => nameOf(letter).replace(/^../, String(10 + n))),
  ) as [string[], string[]];
  young.push(nameOf('y'));
  const folder = await makeFolder(
    Object.fromEntries([
      ...old.map((name) => [name, 2 * DAY_MS]),
      ...young.map((name) => [name, 0]),
    ]),
  );
  const uploads = await openIn(folder);
  expect(await uploads.removeAbandoned()).toBe(0);
  expect(await folder.names()).toEqual(young);
});

test('two processes may clean up the same folder at once', async () => {
  await storeRow('q');
  const rest = 'rstuvw'.split('').map((letter) => `${nameOf(letter)}.unfinished`);
  const old = Object.fromEntries([nameOf('q'), ...rest].map((name) => [name, 2 * DAY_MS]));
  const folder = await makeFolder(old);
  const open = () => openIn(folder);
  const opened = await Promise.all([open(), open(), open()]);
  await Promise.all(opened.map((uploads) => uploads.removeAbandoned()));
  expect(await folder.names()).toEqual([nameOf('q')]);
});

test('a row is stored only when its file is complete and under its name', async () => {
  const folder = await makeFolder({});
  const seen: string[][] = [];
  const db = watchWrites(async (write) => {
    seen.push(await folder.names());
    return write();
  });
  const stored = await (await openIn(folder, db)).save(await makePicture('png'));
  expect(seen.at(-1)).toEqual([stored.slice('/uploads/'.length)]);
});

for (const [mayHaveCommitted, left] of [
  [true, 1],
  [false, 0],
] as const)
  test(`a file is ${left ? 'kept' : 'removed'} when its row ${mayHaveCommitted ? 'may have been' : 'was not'} stored`, async () => {
    const folder = await makeFolder({});
    const db = watchWrites(async (write) => {
      // the check before an upload writes nothing
      if ((await folder.names()).length === 0) return write();
      throw new DatabaseUnavailableError({ mayHaveCommitted });
    });
    const uploads = await openIn(folder, db);
    await expect(uploads.save(await makePicture('png'))).rejects.toThrow(DatabaseUnavailableError);
    expect(await folder.names()).toHaveLength(left);
  });

/** The database of the app, with each write passed to `wrap`. */
function watchWrites(wrap: (write: () => Promise<unknown>) => Promise<unknown>): Database {
  const { db } = app.deps;
  const write: Database['write'] = (work, options) =>
    wrap(() => db.write(work, options)) as ReturnType<Database['write']> as never;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'write') return write;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('the name of an upload is shown without folders and control characters, at most 200 characters', async () => {
  const { uploads, db } = app.deps;
  const nameAfter = async (called: string) => {
    const address = await uploads.save(await makePicture('png'), called);
    return (await db.read((read) => getMedia(read, address.slice('/uploads/'.length)))).fileName;
  };
  expect(await nameAfter('C:\\desk\\cat\u0000\u202e.png ')).toBe('cat.png');
  expect(await nameAfter('a'.repeat(300))).toHaveLength(200);
});

test('a missing file is 404', async () => {
  const gone = await app.deps.uploads.save(await makePicture('webp'));
  await rm(join(app.dataDir, gone));
  expect((await app.request(gone)).status).toBe(404);
});

const listFiles = async (folder: string) =>
  (await readdir(join(app.dataDir, folder))).filter((file) => !file.endsWith('.tmp'));

test('a picture in the trash is 404, its file stays, and it can be restored', async () => {
  const deleted = await app.deps.uploads.save(await makePicture('jpeg'));
  const file = deleted.slice('/uploads/'.length);
  const variant = `/pictures/-/320${deleted}.avif`;
  expect((await app.request(variant)).status).toBe(200);
  const { uploads } = app.deps;
  for (const remove of [() => uploads.delete(file), () => uploads.deleteMany([file])]) {
    await remove();
    for (const path of [deleted, variant]) expect((await app.request(path)).status).toBe(404);
    expect(await listFiles('uploads')).toContain(file);
    expect((await uploads.restore(file)).url).toBe(deleted);
    expect((await app.request(deleted)).status).toBe(200);
  }
});

test('a picture that another process moved to the trash is 404 within a second', async () => {
  const deleted = await app.deps.uploads.save(await makePicture('png'));
  expect((await app.request(deleted)).status).toBe(200);
  await deleteMedia(app.deps.db, deleted.slice('/uploads/'.length));
  const start = performance.now();
  for (;;) {
    const askedAt = performance.now() - start;
    if ((await app.request(deleted)).status !== 200) break;
    expect(askedAt).toBeLessThan(1500);
    await Bun.sleep(50);
  }
});

test('a picture that is deleted permanently leaves no file, variant or row', async () => {
  const deleted = await app.deps.uploads.save(await makePicture('jpeg'));
  const file = deleted.slice('/uploads/'.length);
  const version = 'a1b2c3d4e5f6';
  const facts = {
    width: 400,
    height: 300,
    version,
    animated: false,
    alpha: false,
    placeholder: '',
  };
  await Bun.write(join(app.dataDir, 'pictures/facts', `${file}.json`), JSON.stringify(facts));
  await Bun.write(join(app.dataDir, 'pictures/variants', `${version}-320.avif`), 'variant');
  await expect(app.deps.uploads.deletePermanently(file)).rejects.toBeInstanceOf(NotFoundError);
  expect((await app.request(deleted)).status).toBe(200);
  await app.deps.uploads.delete(file);
  await app.deps.uploads.deletePermanently(file);
  expect((await listFiles('uploads')).filter((each) => each.startsWith(file))).toEqual([]);
  expect(await listFiles('pictures/facts')).not.toContain(`${file}.json`);
  expect(await listFiles('pictures/variants')).toEqual([]);
  await expect(app.deps.uploads.restore(file)).rejects.toBeInstanceOf(NotFoundError);
});

test('only pictures that have expired in the trash are erased', async () => {
  const [old, recent] = [
    await app.deps.uploads.save(await makePicture('png')),
    await app.deps.uploads.save(await makePicture('png')),
  ].map((address) => address.slice('/uploads/'.length)) as [string, string];
  for (const left of await listDeletedMedia(app.deps.db)) await app.deps.uploads.restore(left);
  await app.deps.uploads.delete(old);
  const { deletedAt } = (await listTrash(app.deps.db, { page: 1, limit: 1 })).items[0] as {
    deletedAt: string;
  };
  await Bun.sleep(2);
  await app.deps.uploads.delete(recent);
  const before = new Date(Date.parse(deletedAt) + 1).toISOString();
  expect(await app.deps.uploads.deleteExpired(before)).toBe(1);
  const files = await listFiles('uploads');
  expect(files).not.toContain(old);
  expect(files).toContain(recent);
});

test('an expired picture in the trash stays while it is in use', async () => {
  const { uploads, db } = app.deps;
  const address = await uploads.save(await makePicture('png'));
  const name = address.slice('/uploads/'.length);
  await makePost(db, { slug: 'shows-it', image: address });
  const deletedAt = new Date(0).toISOString();
  await db.write((tx) => tx.update(rows).set({ deletedAt }).where(eq(rows.name, name)));
  expect(await uploads.deleteExpired(new Date(1).toISOString())).toBe(0);
  expect(await listFiles('uploads')).toContain(name);
  await uploads.restore(name);
  expect((await app.request(address)).status).toBe(200);
});

test('an expired picture whose file cannot be deleted ends the clean-up with the error', async () => {
  const { db } = app.deps;
  const files = await openFolder(join(app.dataDir, 'uploads'));
  const uploads = openUploads(
    { ...files, delete: () => Promise.reject(new StorageUnavailableError()) },
    db,
  );
  const name = (await uploads.save(await makePicture('png'))).slice('/uploads/'.length);
  const deletedAt = new Date(0).toISOString();
  await db.write((tx) => tx.update(rows).set({ deletedAt }).where(eq(rows.name, name)));
  const erasing = uploads.deleteExpired(new Date(1).toISOString());
  await expect(erasing).rejects.toBeInstanceOf(StorageUnavailableError);
});
