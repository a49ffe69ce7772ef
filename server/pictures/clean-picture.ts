// Re-encodes a picture, which removes everything hidden in its file. Runs in the picture process.
import { ANIMATION_MAX_PIXELS, UPLOAD_MAX_PIXELS, UPLOAD_SCALED_PIXELS } from '#db/limits.ts';
import type { ImageFormat } from './image-format.ts';

/** A picture without metadata, turned upright; sizes in pixels. */
export interface CleanPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Why a picture was refused, or passed on to the process for large pictures. */
export type PictureRefusal = { tooManyPixels: number } | 'damaged' | 'large';

/** Relative cost per pixel: AVIF takes about four times as long as the other formats. */
const COST = { jpeg: 1, png: 1, webp: 1, avif: 4, gif: 1 };
/** A picture with a cost of at most this many JPEG pixels takes well under a second. */
const SMALL_MAX_PIXELS = 10_000_000;

/**
 * Decodes `bytes` and re-encodes them in the same format: upright, scaled down when very large, without metadata and without
 * data before or after the picture. Returns the reason for a refusal when the file has too many pixels or is damaged, and
 * with `onlySmall` also when it is large.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  format: ImageFormat,
  onlySmall: boolean,
): Promise<CleanPicture | PictureRefusal> {
  // imported with the first upload: its native library costs memory and start-up time
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  try {
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata();
    const pixels = width * height * pages;
    const maxPixels = pages > 1 ? ANIMATION_MAX_PIXELS : UPLOAD_MAX_PIXELS[format];
    if (pixels > maxPixels) return { tooManyPixels: maxPixels };
    if (onlySmall && pixels * COST[format] > SMALL_MAX_PIXELS) return 'large';
    const image = sharp(bytes, { ...options, animated: pages > 1 }).autoOrient();
    if (pages === 1 && pixels > UPLOAD_SCALED_PIXELS)
      // scaled before encoding, for JPEG and WebP already while decoding
      image.resize(scaledSize(width, height));
    const { data, info } = await encode(image.keepIccProfile(), format).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return 'damaged';
  }
}

/** The box that the picture, upright or rotated, is scaled into. */
function scaledSize(width: number, height: number) {
  const scale = Math.sqrt(UPLOAD_SCALED_PIXELS / (width * height));
  const longest = Math.floor(Math.max(width, height) * scale);
  return { width: longest, height: longest, fit: 'inside' } as const;
}

function encode(image: import('sharp').Sharp, format: ImageFormat): import('sharp').Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: 90, mozjpeg: false });
  if (format === 'png') return image.png();
  if (format === 'webp') return image.webp({ quality: 90, effort: 2 });
  if (format === 'avif') return image.avif({ quality: 70, effort: 2 });
  return image.gif({ effort: 4 });
}
