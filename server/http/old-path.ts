// How the path of an address on a former site is written, so that an address that is asked for finds its post.

/** The path decoded, without the slash at its end and without double ones; null for the root, which every site has. */
export function oldPathOf(pathname: string): string | null {
  const parts = decoded(pathname).split('/').filter(Boolean);
  return parts.length === 0 ? null : `/${parts.join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
