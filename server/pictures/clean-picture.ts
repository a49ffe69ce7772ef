// Re-encodes a picture so that nothing hidden in its file survives. Runs in the picture process.
import { UPLOAD_MAX_PIXELS } from '#db/limits.ts';
import type { ImageFormat } from './image-format.ts';

/** A picture without metadata, turned upright. Pixels. */
export interface CleanPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Why a picture was refused. */
export type PictureRefusal = 'too-many-pixels' | 'damaged';

/**
 * Decodes `bytes` and encodes them again in the same format: turned upright, without metadata, without whatever stood
 * before or after the picture. Returns the reason when the file has too many pixels or is damaged.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<CleanPicture | PictureRefusal> {
  // loaded with the first upload: its native library costs memory and start-up time
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  const animated = format === 'gif' || format === 'webp';
  try {
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata();
    if (width * height * pages > UPLOAD_MAX_PIXELS) return 'too-many-pixels';
    const image = sharp(bytes, { ...options, animated })
      .autoOrient()
      .keepIccProfile();
    const { data, info } = await encode(image, format).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return 'damaged';
  }
}

function encode(image: import('sharp').Sharp, format: ImageFormat): import('sharp').Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: 90, mozjpeg: false });
  if (format === 'png') return image.png();
  if (format === 'webp') return image.webp({ quality: 90 });
  if (format === 'avif') return image.avif({ quality: 70, effort: 2 });
  return image.gif();
}
