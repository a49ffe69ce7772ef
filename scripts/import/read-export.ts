// Recognises the system of an export by its content.
import { ImportError } from './import-error.ts';
import type { LegacySite } from './legacy-post.ts';
import { readGhost } from './read-ghost.ts';
import { readWordpress } from './read-wordpress.ts';

const HEAD_CHARS = 10_000;

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
