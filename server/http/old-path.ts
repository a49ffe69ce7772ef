// How the path of an address on a former site is written, so that an address that is asked for finds its post.
import { decodeOrKeep } from '#db/decode-or-keep.ts';

/** The path decoded, without the slash at its end and without double ones; null for the root, which every site has. */
export function oldPathOf(pathname: string): string | null {
  const parts = decodeOrKeep(pathname).split('/').filter(Boolean);
  return parts.length === 0 ? null : `/${parts.join('/')}`;
}
