// Detects HEIC and animated images by their first bytes.

/** The number of bytes from the start of a file that are examined. */
const HEAD_BYTES = 64 * 1024;
const HEIC_BRANDS = /hei[cxms]|hev[cxms]|mif1|msf1/;
const AVIF_BRANDS = /avi[fs]/;

interface ImageKind {
  /** HEIC or HEIF: by content, by MIME type, or by name when the browser gives no image type. */
  heic: boolean;
  /** GIF, or a WebP, PNG or AVIF of several frames. */
  moves: boolean;
}

/** Reads the beginning of `file`. */
export async function imageKind(file: File): Promise<ImageKind> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  const brands = text(4, 8) === 'ftyp' ? text(8, 40) : '';
  const isAvif = AVIF_BRANDS.test(brands);
  const heic =
    !isAvif &&
    (HEIC_BRANDS.test(brands) ||
      /^image\/hei[cf]/.test(file.type) ||
      (!file.type.startsWith('image/') && /\.hei[cf]$/i.test(file.name)));
  const moves =
    text(0, 3) === 'GIF' ||
    (isAvif && brands.includes('avis')) ||
    (text(8, 16) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 2) !== 0) ||
    (text(1, 4) === 'PNG' && isAnimatedPng(bytes));
  return { heic, moves };
}

/** Its frames are announced before the first image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
