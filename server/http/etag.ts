// Whether a client already has what it asks for.

/** Whether an If-None-Match header names `etag`: alone or in a list, weak or strong, or by `*` (RFC 9110 §13.1.2). */
export function namesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag));
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '');
}
