// The headers by which a CDN stores a page or a file and finds it again. Without a CDN no answer has any of them.
import { EVERY_PAGE } from '#db/queries/operations/cdn-purges.ts';
import { type Cdn, edgeTag } from './cdn.ts';

/** A CDN asks again after so long even when no purge reached it. */
const EDGE_MAX_AGE_S = 600;
const EDGE_MAX_AGE = `, s-maxage=${EDGE_MAX_AGE_S}`;

/** Lets `cdn` store a page with these tags, unless they are more than it can read: then it would not find the page again. */
export function letCdnStore(headers: Headers, cdn: Cdn, tags: Iterable<string>): void {
  const list = [EVERY_PAGE, ...new Set([...tags].map(edgeTag))].join(',');
  if (list.length > cdn.headerMaxChars) return;
  headers.set(cdn.header, list);
  headers.set('Cache-Control', headers.get('Cache-Control') + EDGE_MAX_AGE);
}

/** An upload or a variant of one; the first group is the name of the upload. */
const FILE_OF_UPLOAD = /^\/(?:uploads|p|pictures\/.+\/uploads)\/([a-z0-9]{26}\.[a-z0-9]+)/;

/**
 * Names the upload that the file at `path` is, or was made of, so that `cdn` forgets it when the upload is removed. It does
 * not store the file when that may have happened already (`isBehind`).
 */
export function addCacheTag(headers: Headers, cdn: Cdn, path: string, isBehind: boolean): void {
  const [, name] = FILE_OF_UPLOAD.exec(path) ?? [];
  if (name === undefined) return;
  headers.set(cdn.header, `${EVERY_PAGE},${edgeTag(`upload:${name}`)}`);
  if (isBehind) keepFromCdn(headers);
}

/** Keeps an answer that is not for everybody, or out of date, from being stored by a CDN. */
export function keepFromCdn(headers: Headers): void {
  const value = headers.get('Cache-Control');
  if (value === null) return;
  // browsers may keep what has an age
  const ofBrowser = value
    .replace(EDGE_MAX_AGE, '')
    .replace(/^public(?=, max-age=[1-9])/, 'private');
  headers.set('Cache-Control', ofBrowser);
}
