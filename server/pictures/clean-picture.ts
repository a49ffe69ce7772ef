// What counts as a picture, decided by its content, and its re-encoding without anything hidden in it (contract §5).
import { UPLOAD_MAX_PIXELS } from '#db/limits.ts';
import { HttpError } from '#server/http/errors.ts';

export interface Picture {
  bytes: Uint8Array;
  type: string;
  /** File name ending, no dot. */
  extension: string;
  width: number;
  height: number;
}

const FORMATS = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  gif: { type: 'image/gif', extension: 'gif' },
} as const;
type Format = keyof typeof FORMATS;

const NOT_A_PICTURE = 'Please select an image file (jpg, png, gif, etc.)';

/**
 * Decodes `bytes` and encodes them again in the same format: turned upright, without metadata, without
 * whatever stood before or after the picture. Throws 415 for anything but JPEG, PNG, WebP, AVIF and GIF,
 * 400 for a damaged file, 413 for one with too many pixels.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Picture> {
  const format = formatOf(bytes);
  if (format === null) throw new HttpError(415, NOT_A_PICTURE);
  // loaded with the first upload: its native library costs memory and start-up time
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  const animated = format === 'gif' || format === 'webp';
  try {
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata();
    if (width * height * pages > UPLOAD_MAX_PIXELS)
      throw new HttpError(413, `An image may have at most ${UPLOAD_MAX_PIXELS / 1e6} megapixels`);
    const image = sharp(bytes, { ...options, animated })
      .autoOrient()
      .keepIccProfile();
    const { data, info } = await encode(image, format).toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      ...FORMATS[format],
      width: info.width,
      height: info.pageHeight ?? info.height,
    };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const message = 'This image is damaged and cannot be read';
    throw new HttpError(400, message, {}, [{ path: 'image', message }]);
  }
}

function encode(image: import('sharp').Sharp, format: Format): import('sharp').Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: 90, mozjpeg: false });
  if (format === 'png') return image.png();
  if (format === 'webp') return image.webp({ quality: 90 });
  if (format === 'avif') return image.avif({ quality: 70, effort: 2 });
  return image.gif();
}

/** The format by its first bytes; null for anything else, SVG among it. */
function formatOf(bytes: Uint8Array): Format | null {
  const ascii = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(8, 40))) return 'avif';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  return null;
}
