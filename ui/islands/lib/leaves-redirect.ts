// Whether saving another slug leaves a redirect at the old address: the rule of the server's own saves.

interface Stored {
  slug: string;
  status: string;
  publishDate: string;
}

/** True when visitors can find the stored item at `now` (ISO 8601) and the typed slug is another address. */
export function leavesRedirect({ slug, status, publishDate }: Stored, typed: string, now: string) {
  const wasPublic = status !== 'draft' && publishDate <= now;
  return wasPublic && typed.trim() !== '' && typed !== slug;
}
