// Recognises the system of an export by its content.
import { ImportError } from './import-error.ts';
import type { LegacySite } from './legacy-post.ts';
import { readGhost } from './read-ghost.ts';
import { readWordpress } from './read-wordpress.ts';

const HEAD_CHARS = 10_000;
const XML_ENCODING = /^<\?xml\s[^>]*\bencoding=["']([\w.:-]+)["']/;

/**
 * The text of an export: UTF-8, or else the encoding that its XML declaration names, because WordPress writes UTF-8 under some
 * other declarations too. Throws `ImportError` when it is neither.
 */
export function decodeExport(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const head = Buffer.from(bytes.subarray(0, HEAD_CHARS)).toString('latin1');
  for (const encoding of [isUtf16 ? 'utf-16' : 'utf-8', XML_ENCODING.exec(head)?.[1]])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  throw new ImportError('This file is not text in UTF-8. Convert it to UTF-8 first.');
}

/**
 * The posts of a WordPress export (WXR) or a Ghost export (JSON). `site` is the address of the old site, for exports without
 * it. Throws `ImportError` for any other file, and for a truncated or damaged one.
 */
export function readExport(text: string, site: string | null): LegacySite {
  const start = text.slice(0, HEAD_CHARS).trimStart();
  if (/<rss\b/.test(start) && start.includes('wordpress.org/export/')) return readWordpress(text);
  if (/^\uFEFF?\s*\{/.test(start)) return readGhost(text, site);
  throw new ImportError('This file is neither a WordPress export (XML) nor a Ghost export (JSON).');
}
