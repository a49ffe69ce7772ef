// A cleaned upload holds the picture and nothing else from its file (docs/contract.md, Uploads).
import { afterAll, expect, test } from 'bun:test';
import sharp from 'sharp';
import { UPLOAD_MAX_PIXELS, UPLOAD_SCALED_PIXELS } from '#db/limits.ts';
import { makePhotographWithPlace, makePicture, type PictureFormat } from '#testing/pictures.ts';
import { PictureCleaner } from './picture-cleaner.ts';

const cleaner = new PictureCleaner();
afterAll(() => cleaner.stop());
const cleanPicture = (bytes: Uint8Array) => cleaner.clean(bytes);

/** Slightly more pixels than a small picture may have. */
const large = await makePicture('png', { width: 3200, height: 3200 });

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

/** The PNG with a header that declares `side` × `side` pixels, with a valid checksum. */
function declareSize(picture: Uint8Array, side: number): Uint8Array {
  const png = Buffer.from(picture);
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(Bun.hash.crc32(png.subarray(12, 29)), 29);
  return png;
}

test('strips the location and the camera of a photograph', async () => {
  const photograph = await makePhotographWithPlace();
  expect(text(photograph)).toContain('SecretCamera');
  expect((await sharp(photograph).metadata()).exif).toBeDefined();
  const { bytes } = await cleanPicture(photograph);
  expect(text(bytes)).not.toContain('SecretCamera');
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
});

test('turns a photograph upright before the orientation is stripped', async () => {
  const photograph = await makePhotographWithPlace();
  const { width, height, bytes } = await cleanPicture(photograph);
  expect([width, height]).toEqual([6, 8]);
  const decoded = await sharp(bytes).metadata();
  expect([decoded.width, decoded.height]).toEqual([6, 8]);
});

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as PictureFormat[]) {
  test(`a ${format} stays a ${format}, and data hidden behind it is dropped`, async () => {
    const hidden = '<script>alert(1)</script><?php system($_GET[0]); ?>';
    const picture = await cleanPicture(joined(await makePicture(format), hidden));
    expect(picture).toMatchObject({ type: `image/${format}`, width: 8, height: 6 });
    expect(text(picture.bytes)).not.toContain('script');
    expect((await sharp(picture.bytes).metadata()).width).toBe(8);
  });

  test(`a truncated ${format} is refused`, async () => {
    const pixels = crypto.getRandomValues(Buffer.alloc(64 * 64 * 3));
    const noise = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    const half = noise.subarray(0, noise.byteLength / 2);
    await expect(cleanPicture(half)).rejects.toMatchObject({ status: 400 });
  });
}

test('strips comments and text chunks', async () => {
  const png = Buffer.from(await makePicture('png'));
  const data = Buffer.from('tEXtComment\0<script>alert(1)</script>');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(Bun.hash.crc32(data));
  const commented = joined(png.subarray(0, 33), length, data, checksum, png.subarray(33));
  expect(text((await cleanPicture(commented)).bytes)).not.toContain('script');
});

test('more pixels than the limit are refused', async () => {
  const side = Math.ceil(Math.sqrt(UPLOAD_MAX_PIXELS.png)) + 1;
  const bomb = declareSize(await makePicture('png'), side);
  await expect(cleanPicture(bomb)).rejects.toMatchObject({
    status: 413,
    message: 'A PNG image can have at most 50 megapixels',
  });
});

test('the pixel limit is lower for a format that costs more to decode', async () => {
  const avif = Buffer.from(await makePicture('avif'));
  // the size declared by the file: 4,000 × 4,000 pixels
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(4000, size);
  avif.writeUInt32BE(4000, size + 4);
  await expect(cleanPicture(avif)).rejects.toMatchObject({
    status: 413,
    message: 'An AVIF image can have at most 10 megapixels',
  });
});

test('a large picture is scaled down in proportion', async () => {
  const { width, height, bytes } = await cleanPicture(
    await makePicture('png', { width: 5100, height: 3400 }),
  );
  expect(width * height).toBeLessThanOrEqual(UPLOAD_SCALED_PIXELS);
  expect(width * height).toBeGreaterThan(UPLOAD_SCALED_PIXELS * 0.99);
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
});

test('small pictures do not wait for large ones', async () => {
  const settled: string[] = [];
  const cleaning = [1, 2].map(() => cleanPicture(large).then(() => settled.push('large')));
  await cleanPicture(await makePicture('png')).then(() => settled.push('small'));
  expect(settled).not.toEqual(['large', 'large', 'small']);
  await Promise.all(cleaning);
  expect(settled.slice(-1)).toEqual(['large']);
});

test('a picture whose client has disconnected is dropped, waiting or in progress', async () => {
  const own = new PictureCleaner();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const dropped = Promise.allSettled(
    [running, waiting].map(({ signal }) => own.clean(large, signal)),
  );
  const next = own.clean(large);
  await own.clean(await makePicture('png'));
  waiting.abort();
  running.abort();
  for (const each of await dropped)
    expect(each).toMatchObject({ status: 'rejected', reason: { status: 400 } });
  expect(await next).toMatchObject({ type: 'image/png' });
  await expect(own.clean(large, AbortSignal.abort())).rejects.toMatchObject({ status: 400 });
  own.stop();
});

test('counts the pixels of all frames of an animation', async () => {
  // three nearly empty frames of 5,000 × 5,000 pixels
  const screen = Buffer.from('GIF89a\x88\x13\x88\x13\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('\x2c\0\0\0\0\x88\x13\x88\x13\0\x02\x02\x44\x01\0', 'latin1');
  const animation = joined(screen, frame, frame, frame, ';');
  expect(await sharp(animation).metadata()).toMatchObject({ width: 5000, pages: 3 });
  await expect(cleanPicture(animation)).rejects.toMatchObject({ status: 413 });
});

test('keeps the frames of an animation', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 8, height: 6, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { bytes, width, height } = await cleanPicture(animation);
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  expect([width, height]).toEqual([8, 6]);
});

test('a header with a false size is refused', async () => {
  const png = declareSize(await makePicture('png'), 100_000);
  await expect(cleanPicture(png)).rejects.toMatchObject({ status: 413 });
});

test('killing the decoder fails only its upload', async () => {
  const own = new PictureCleaner();
  const png = await makePicture('png');
  await own.clean(png);
  const decoding = own.clean(png);
  process.kill(own.pid as number, 'SIGKILL');
  await expect(decoding).rejects.toMatchObject({
    status: 400,
    message: 'This image could not be processed. Try again, or save it in another format.',
  });
  expect(await own.clean(png)).toMatchObject({ width: 8, height: 6 });
  own.stop();
});

test('a decoder above its memory limit fails its upload', async () => {
  const small = new PictureCleaner({ maxMemory: 1024 * 1024 });
  await expect(small.clean(await makePicture('png'))).rejects.toMatchObject({ status: 413 });
  small.stop();
});

test('a decoder that takes too long fails its upload', async () => {
  const hasty = new PictureCleaner({ timeoutMs: 1 });
  await expect(hasty.clean(await makePicture('png'))).rejects.toMatchObject({ status: 413 });
  hasty.stop();
});
