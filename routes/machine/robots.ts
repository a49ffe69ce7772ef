// /robots.txt: what crawlers may read.
import type { AppContext } from '#server/context.ts';

/** Everything but the back office and the API; a page of staff may begin with the same letters. */
export function robots(c: AppContext) {
  return c.text(`User-agent: *
Disallow: /vs-admin$
Disallow: /vs-admin/
Disallow: /api/

Sitemap: ${c.env.origin}/sitemap.xml
`);
}
