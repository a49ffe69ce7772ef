// /robots.txt: what crawlers may read.
import type { AppContext } from '#server/context.ts';

/** Allows everything but the back office and the API; a staff page may begin with the same letters. */
export function robots(c: AppContext) {
  return c.text(`User-agent: *
Disallow: /vs-admin$
Disallow: /vs-admin/
Disallow: /api/

Sitemap: ${c.env.origin}/sitemap.xml
`);
}
