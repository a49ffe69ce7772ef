// /sitemap.xml: every public page and visible item.
import { type Address, listAddresses } from '#db/queries/addresses.ts';
import type { AppContext } from '#server/context.ts';
import { type Xml, xml } from '#server/formats/xml.ts';

/** A sitemap may hold 50,000 addresses (sitemaps.org); this many of each kind leaves room for the pages. */
const MAX_OF_EACH = 24_000;

/** The screen for the pages at `paths`; confirmations and paths with parameters are left out. */
export function sitemap(paths: readonly string[]) {
  const pages = paths.filter((path) => !path.includes(':') && !path.endsWith('/thank-you'));
  return async (c: AppContext) => {
    const { posts, caseStudies } = await listAddresses(c.var.db, MAX_OF_EACH);
    const { origin } = c.env;
    const changed = lastChanges(posts, caseStudies);
    const document = xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map((path) => entry(origin, path, changed.get(path)))}
${caseStudies.map((it) => entry(origin, `/case-studies/${it.slug}`, it.changedAt, it.images))}
${posts.map((it) => entry(origin, `/insights/${it.slug}`, it.changedAt, it.images))}
</urlset>
`;
    return c.body(document.text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  };
}

function entry(origin: string, path: string, changedAt?: string, images: string[] = []): Xml {
  return xml`<url><loc>${origin + path}</loc>${changedAt !== undefined && xml`<lastmod>${changedAt}</lastmod>`}${images.map(
    (src) => xml`<image:image><image:loc>${new URL(src, origin).href}</image:loc></image:image>`,
  )}</url>
`;
}

/** A list changes with its items; the last change of other pages is unknown. */
function lastChanges(posts: Address[], caseStudies: Address[]): Map<string, string | undefined> {
  const newest = (items: Address[]) =>
    items
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1);
  const study = newest(caseStudies);
  return new Map([
    ['/', study],
    ['/results', study],
    ['/case-studies', study],
    ['/insights', newest(posts)],
  ]);
}
