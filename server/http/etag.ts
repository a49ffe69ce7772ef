// Conditional requests: whether a client already has the current version.

/** Whether an If-None-Match header matches `etag`: alone or in a list, weak or strong, or `*` (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => withoutWeakPrefix(tag.trim()) === withoutWeakPrefix(etag));
}

function withoutWeakPrefix(etag: string): string {
  return etag.replace(/^W\//, '');
}
