// A backup holds films, PDFs and the details of all files in the library, and restores them unchanged.
import { expect, test } from 'bun:test';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client.ts';
import { getMedia } from '#db/queries/media/media.ts';
import { openUploads } from '#server/admin/uploads.ts';
import { parseConfig } from '#server/config.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { makePdf, readFilmFile, sendFile } from '#testing/files.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { uploadPicture } from '#testing/upload-picture.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './open-store.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = setUpFolder();
const app = await setUpTestApp();
const staff = await app.login();

const film = await readFilmFile('mp4');
const pdf = makePdf({ fill: 5000 });
const upload = async (bytes: Uint8Array, called: string) =>
  (await sendFile(app, staff, bytes, called)).json() as Promise<{ name: string; url: string }>;
const [shop, prices] = [await upload(film, 'shop.mp4'), await upload(pdf, 'Prices.pdf')];
const poster = await uploadPicture(app, staff, 'png', { width: 90, height: 60 });
const change = (name: string, body: object) =>
  app.send('PATCH', `/api/admin/media/${name}`, body, staff);
const frame = { left: 10, top: 10, width: 40, height: 40 };
const picture = poster.split('/').pop() as string;
await change(shop.name, { poster });
await change(picture, { alt: 'A shop', focalX: 0.2, frame });

const backup = join(folder, 'site.backup');
await makeBackup(
  {
    database: { url: pathToFileURL(app.databasePath).href },
    uploads: await openFolder(join(app.dataDir, 'uploads')),
  },
  backup,
);

test('a film and a PDF are restored unchanged, with poster, texts and frame, and the film plays in ranges', async () => {
  const dataDir = await mkdtemp(join(folder, 'site-'));
  const database = { url: pathToFileURL(join(dataDir, 'site.db')).href };
  const store = () => openFolder(join(dataDir, 'uploads'));
  expect(await restoreBackup(backup, { database, openUploads: store })).toMatchObject({
    pictures: 3,
  });
  const db = await openDatabase(database);
  const uploads = openUploads(await store(), db);
  const ask = (url: string, headers = {}) =>
    uploads.serve(url, new Request(`http://localhost${url}`, { headers })) as Promise<Response>;
  expect(Buffer.from(await (await ask(shop.url)).bytes()).equals(film)).toBe(true);
  expect(Buffer.from(await (await ask(prices.url)).bytes()).equals(pdf)).toBe(true);
  const part = await ask(shop.url, { range: 'bytes=100000-100009' });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect([...(await part.bytes())]).toEqual([...film.subarray(100_000, 100_010)]);
  for (const name of [shop.name, prices.name, picture])
    expect(await db.read((read) => getMedia(read, name))).toEqual(
      await app.deps.db.read((read) => getMedia(read, name)),
    );
  expect(await db.read((read) => getMedia(read, shop.name))).toMatchObject({ poster });
  expect(await db.read((read) => getMedia(read, picture))).toMatchObject({ frame });
  uploads.stop();
  await db.close();
});

test('a film is restored unchanged to a bucket', async () => {
  await using s3 = await startS3Server();
  const dataDir = await mkdtemp(join(folder, 'site-'));
  const config = parseConfig({ DATA_DIR: dataDir, ...s3.variables });
  const copies = async () => openStore(config, await mkdtemp(join(folder, 'copies-')));
  await restoreBackup(backup, { database: config.database, openUploads: copies });
  const path = (await (await copies()).open(shop.name)) as string;
  expect(Buffer.from(await Bun.file(path).bytes()).equals(film)).toBe(true);
});
