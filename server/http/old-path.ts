// The normal form of a path on a former site, so that a requested address finds its post.
import { decodeOrKeep } from '#db/decode-or-keep.ts';

/** The decoded path without trailing and double slashes; null for the root, which every site has. */
export function oldPathOf(pathname: string): string | null {
  const parts = decodeOrKeep(pathname).split('/').filter(Boolean);
  return parts.length === 0 ? null : `/${parts.join('/')}`;
}
