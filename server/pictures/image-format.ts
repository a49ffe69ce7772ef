// The image formats that may be uploaded, recognised by their first bytes, never by name (docs/contract.md, Uploads).

export const IMAGE_FORMATS = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  gif: { type: 'image/gif', extension: 'gif' },
} as const;

export type ImageFormat = keyof typeof IMAGE_FORMATS;

/** The format by the first bytes of a file; null for anything else, including SVG. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const ascii = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(8, 40))) return 'avif';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  return null;
}
