// Describes pictures and encodes their variants with sharp. Runs in the picture process.
import { rename, rm } from 'node:fs/promises';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import { UPLOAD_MAX_PIXELS } from '#db/limits.ts';
import type { PictureFacts, PictureFormat } from '#ui/kit/picture-variants.ts';
import { pictureVersion } from './picture-version.ts';

/** A file to make from the whole picture or its `frame`, in pixels. `height` crops it to that size; else the proportions stay. */
export interface Variant {
  width: number;
  height?: number;
  format: PictureFormat;
  frame?: PictureFrame;
}

const ANIMATED = ['webp', 'gif', 'heif'];

/** Imported when first needed: the native library costs memory and start-up time. */
async function open(path: string, options: import('sharp').SharpOptions = {}) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(path, {
    limitInputPixels: Math.max(...Object.values(UPLOAD_MAX_PIXELS)),
    failOn: 'none',
    ...options,
  });
}

/** The facts of the picture file at `path`, upright; with `frame`, the colours of that part. Throws when it cannot be read. */
export async function describePicture(
  path: string,
  frame?: PictureFrame,
): Promise<Omit<PictureFacts, 'id'>> {
  const bytes = await Bun.file(path).bytes();
  const image = await open(path);
  const { autoOrient, format, hasAlpha, pages = 1 } = await image.metadata();
  const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    version: pictureVersion(bytes),
    ...(isOpaque ? { placeholder: await coloursOf(path, frame) } : { alpha: true }),
    ...(pages > 1 && ANIMATED.includes(format) && { animated: true }),
  };
}

/** The mean colours of the upper and the lower half: `#rrggbb,#rrggbb`. */
async function coloursOf(path: string, frame?: PictureFrame): Promise<string> {
  const halves = await within(await open(path), frame)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: 1, height: 2, fit: 'fill' })
    .raw()
    .toBuffer();
  return [halves.subarray(0, 3), halves.subarray(3, 6)]
    .map((rgb) => `#${rgb.toString('hex')}`)
    .join();
}

/** Makes one variant of the file at `from` and writes it atomically to `to`. Throws when it cannot be made. */
export async function makeVariant(from: string, to: string, variant: Variant): Promise<void> {
  const temporary = `${to}.${crypto.randomUUID()}.tmp`;
  try {
    const image = within(await open(from), variant.frame).resize({
      width: variant.width,
      height: variant.height,
      fit: 'cover',
      position: variant.height === undefined ? 'centre' : 'attention',
      withoutEnlargement: true,
    });
    await encode(image, variant.format).toFile(temporary);
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The picture upright, cropped to its frame if it has one. */
function within(image: import('sharp').Sharp, frame: PictureFrame | undefined) {
  const upright = image.autoOrient();
  if (!frame) return upright;
  const { left, top, width, height } = frame;
  return upright.extract({ left, top, width, height });
}

/** Visually equivalent qualities; when they change, change `RECIPE` of picture-version.ts too. */
function encode(image: import('sharp').Sharp, format: PictureFormat): import('sharp').Sharp {
  // effort 4 takes six times as long for at most 14 per cent fewer bytes
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 76, effort: 4 });
  if (format === 'png') return image.png({ compressionLevel: 9 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true });
}
