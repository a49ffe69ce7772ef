// The headers that let a CDN store and purge a page or a file. Without a CDN no response has them.
import { EVERY_PAGE } from '#db/queries/operations/cdn-purges.ts';
import { type Cdn, edgeTag } from './cdn.ts';

/** A CDN revalidates after this time even if no purge reached it. */
const EDGE_MAX_AGE_S = 600;
const EDGE_MAX_AGE = `, s-maxage=${EDGE_MAX_AGE_S}`;

/** Lets `cdn` store a page with these tags, unless they exceed its header limit: then it could not purge the page. */
export function letCdnStore(headers: Headers, cdn: Cdn, tags: Iterable<string>): void {
  const list = [EVERY_PAGE, ...new Set([...tags].map(edgeTag))].join(',');
  if (list.length > cdn.headerMaxChars) return;
  headers.set(cdn.header, list);
  headers.set('Cache-Control', headers.get('Cache-Control') + EDGE_MAX_AGE);
}

/** An upload or a variant of one; group 1 is the name of the upload. */
const FILE_OF_UPLOAD = /^\/(?:uploads|p|pictures\/.+\/uploads)\/([a-z0-9]{26}\.[a-z0-9]+)/;

/**
 * Tags the file at `path` with its upload, so that `cdn` purges it when the upload is removed. With `isBehind` the upload may
 * be removed already, so the file is not stored.
 */
export function addCacheTag(headers: Headers, cdn: Cdn, path: string, isBehind: boolean): void {
  const [, name] = FILE_OF_UPLOAD.exec(path) ?? [];
  if (name === undefined) return;
  headers.set(cdn.header, `${EVERY_PAGE},${edgeTag(`upload:${name}`)}`);
  if (isBehind) keepFromCdn(headers);
}

/** Keeps a CDN from storing a response that is out of date or not for everybody. */
export function keepFromCdn(headers: Headers): void {
  const value = headers.get('Cache-Control');
  if (value === null) return;
  // browsers may keep a response that has a max-age
  const ofBrowser = value
    .replace(EDGE_MAX_AGE, '')
    .replace(/^public(?=, max-age=[1-9])/, 'private');
  headers.set('Cache-Control', ofBrowser);
}
