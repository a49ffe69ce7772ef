// Variants through the app: hostile addresses, responses that never wait, and which files are made, kept and removed.
import { afterAll, expect, test } from 'bun:test';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openStaticFiles } from '#server/http/static-files.ts';
import { makePicture } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';
import { type PictureFacts, variantAddress } from '#ui/kit/picture-variants.ts';
import { preparePictures } from './picture-catalogue.ts';
import { openPictures, type Pictures } from './pictures.ts';

const WIDTH = 900;
const HEIGHT = 600;
const SRC = '/images/a.jpg';

const directory = setUpFolder();
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
await Bun.write(
  join(directory, SRC),
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c63', noise } })
    .jpeg()
    .toBuffer(),
);
await Bun.write(join(directory, 'images/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await Bun.write(join(directory, 'images/not-a-picture.jpg'), 'text');
const shipped = await preparePictures(directory);
const known = shipped.get(SRC) as PictureFacts;
const { version } = known;

const app = await setUpTestApp();
app.deps.files = await openStaticFiles(directory);
const opened: Pictures[] = [];
const open = async ({ dataDir = app.dataDir, make = true } = {}) => {
  const { files, uploads } = app.deps;
  const pictures = await openPictures({ dataDir, shipped, files, uploads, make, directory });
  opened.push(pictures);
  app.deps.pictures = pictures;
  return pictures;
};
afterAll(() => {
  for (const pictures of opened) pictures.stop();
});

async function settled(pictures: Pictures) {
  while (pictures.waiting > 0) await Bun.sleep(10);
}

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(await response.bytes()).metadata();
  return { width, height, format };
}

for (const path of [
  '/pictures/',
  '/pictures/-/320/images/missing.jpg.avif',
  '/pictures/-/320/images/..%2f..%2fsite.db.jpg.avif',
  '/pictures/-/320/uploads/..%2fsite.jpg.avif',
  '/pictures/-/320/uploads/abcdefghijklmnopqrstuvwxyz.jpg.avif',
  '/pictures/-/321/images/a.jpg.avif',
  `/pictures/${version}/1080/images/a.jpg.avif`,
  `/pictures/${version}/320/images/a.jpg.png`,
  '/p/zzzzz.01234567-320.avif',
  `/p/${known.id}.${version.slice(0, 8)}-321.avif`,
  `/p/${'a'.repeat(26)}.jpg.01234567-320.avif`,
  `/pictures/${version}/og/images/a.jpg.webp`,
  '/pictures/-/320/images/drawing.svg.avif',
])
  test(`${path.replace(version, '<version>')} is a 404 and starts no job`, async () => {
    const pictures = await open();
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(pictures.waiting).toBe(0);
  });

test('a file that is not a picture is not in the catalogue', () => {
  expect([...shipped.keys()]).toEqual([SRC]);
});

test('the original is sent in place of a missing variant, with revalidation, and the variant is made', async () => {
  const pictures = await open();
  const path = variantAddress(SRC, known, 480, 'avif');
  const first = await app.request(path);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(await sizeOf(first)).toEqual({ width: WIDTH, height: HEIGHT, format: 'jpeg' });
  await settled(pictures);
  const second = await app.request(path);
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(second.headers.get('content-type')).toBe('image/avif');
  expect(second.headers.get('content-security-policy')).toContain('sandbox');
  expect(await sizeOf(second)).toEqual({ width: 480, height: 320, format: 'heif' });
});

test('the addresses of former releases still work', async () => {
  await open();
  const response = await app.request(`/pictures/${version}/480${SRC}.avif`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sizeOf(response)).toEqual({ width: 480, height: 320, format: 'heif' });
});

test('the nearest variant is served in place of a missing one', async () => {
  await open({ make: false });
  const response = await app.request(variantAddress(SRC, known, 320, 'avif'));
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await sizeOf(response)).toEqual({ width: 480, height: 320, format: 'heif' });
});

test('without the current version the response is not immutable', async () => {
  await open();
  for (const [other, keep] of [
    [undefined, 'no-cache'],
    [{ ...known, version: 'ffffffffffff' }, 'public, max-age=3600'],
  ] as const) {
    const response = await app.request(variantAddress(SRC, other, 480, 'avif'));
    expect(response.headers.get('cache-control')).toStartWith(keep);
  }
});

test('the social image is cropped to its proportions', async () => {
  const pictures = await open();
  const social = pictures.social(SRC);
  const response = await app.request(social?.src ?? '');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sizeOf(response)).toEqual({ width: 900, height: 473, format: 'jpeg' });
  expect(social).toMatchObject({ width: 900, height: 473 });
});

test('the first request for the social image of an upload waits until it is described', async () => {
  await using other = await openTestApp();
  const { files, uploads } = other.deps;
  const pictures = await openPictures({ dataDir: other.dataDir, shipped, files, uploads });
  opened.push(pictures);
  other.deps.pictures = pictures;
  const src = await uploads.save(await makePicture('png', { width: 400, height: 300 }));
  const response = await other.request(variantAddress(src, undefined, 'og', 'jpg'));
  expect(await sizeOf(response)).toEqual({ width: 400, height: 210, format: 'jpeg' });
});

test('variants are made in the background once, and not again by the next process', async () => {
  await using other = await openTestApp();
  const folder = join(other.dataDir, 'public');
  await Bun.write(join(folder, 'images/small.png'), await makePicture('png'));
  const { files, uploads } = other.deps;
  const given = { dataDir: other.dataDir, files, uploads, directory: folder };
  const small = await preparePictures(folder);
  const first = await openPictures({ ...given, shipped: small });
  opened.push(first);
  first.makeAhead();
  await settled(first);
  const made = await readdir(join(other.dataDir, 'pictures/variants'));
  expect(made.map((name) => name.replace(/^\w+-/, '')).sort()).toEqual([
    '8.avif',
    '8.webp',
    'og.jpg',
  ]);
  const second = await openPictures({ ...given, shipped: small });
  opened.push(second);
  second.makeAhead();
  expect(second.waiting).toBe(0);
}, 20_000);

test('an upload is described when its first variant is requested, then its variants are made', async () => {
  await using other = await openTestApp();
  const { files, uploads } = other.deps;
  const shared = { dataDir: other.dataDir, shipped, files, uploads, directory };
  const pictures = await openPictures(shared);
  opened.push(pictures);
  other.deps.pictures = pictures;
  const src = await uploads.save(await makePicture('png', { width: 400, height: 300 }));
  expect(pictures.find(src)).toBeUndefined();
  const early = await other.request(variantAddress(src, undefined, 320, 'webp'));
  expect(early.headers.get('cache-control')).toBe('no-cache');
  await settled(pictures);
  const facts = pictures.find(src);
  expect(facts).toMatchObject({ width: 400, height: 300 });
  expect(facts?.placeholder).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
  const later = await other.request(variantAddress(src, facts, 320, 'avif'));
  expect(await sizeOf(later)).toEqual({ width: 320, height: 240, format: 'heif' });
  // the next process reads the stored facts
  const next = await openPictures({ ...shared, make: false });
  expect(next.find(src)).toEqual(facts);
});

test('an animated picture is served unchanged', async () => {
  await using other = await openTestApp();
  const { files, uploads } = other.deps;
  const pictures = await openPictures({ dataDir: other.dataDir, shipped, files, uploads });
  opened.push(pictures);
  other.deps.pictures = pictures;
  const frames = ['#f00', '#00f'].map((background) => ({
    create: { width: 8, height: 6, channels: 3 as const, background },
  }));
  const moving = await sharp(
    await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())),
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  const src = await uploads.save(moving);
  pictures.prepare(src);
  await settled(pictures);
  expect(pictures.find(src)?.animated).toBe(true);
  const response = await other.request(variantAddress(src, undefined, 320, 'avif'));
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(pictures.social(src)).toBeNull();
});

test('abandoned temporary files are removed, recent ones are not', async () => {
  await using other = await openTestApp();
  const folder = join(other.dataDir, 'pictures/variants');
  const [old, young] = [join(folder, 'a.avif.1.tmp'), join(folder, 'b.avif.2.tmp')];
  await Bun.write(old, 'half');
  await Bun.write(young, 'half');
  await utimes(old, 0, 0);
  await open({ dataDir: other.dataDir, make: false });
  expect(await readdir(folder)).toEqual(['b.avif.2.tmp']);
});

test('a variant whose file was removed is made again', async () => {
  const pictures = await open();
  const path = variantAddress(SRC, known, 480, 'avif');
  await app.request(path);
  await settled(pictures);
  await rm(join(app.dataDir, 'pictures/variants', `${version}-480.avif`));
  expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache');
  await settled(pictures);
  expect((await app.request(path)).headers.get('content-type')).toBe('image/avif');
});

test('a changed picture gets new addresses, and only it is described again', async () => {
  const folder = join(directory, 'changed');
  await Bun.write(join(folder, 'images/a.png'), await makePicture('png'));
  await Bun.write(join(folder, 'images/b.png'), await makePicture('png'));
  const before = await preparePictures(folder);
  await Bun.write(join(folder, 'images/a.png'), await makePicture('png', { width: 9 }));
  const after = await preparePictures(folder);
  expect(after.get('/images/a.png')).toMatchObject({ width: 9 });
  expect(after.get('/images/a.png')?.version).not.toBe(before.get('/images/a.png')?.version);
  expect(after.get('/images/b.png')).toEqual(before.get('/images/b.png'));
});
