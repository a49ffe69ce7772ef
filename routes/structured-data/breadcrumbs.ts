// The breadcrumbs of a page, for search engines.
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';

/** Pages that are in no menu. */
const PAGES_WITHOUT_MENU = [
  { href: '/case-studies', label: 'Case Studies' },
  { href: '/contact', label: 'Contact' },
];

/** The labels of pages in the menus, by path. */
function labelsOf(c: AppContext): ReadonlyMap<string, string> {
  const { header, footer } = contentOf(c, 'navigation');
  const below = header.flatMap(({ entries }) => entries);
  return new Map(
    [...PAGES_WITHOUT_MENU, ...footer, ...below, ...header].map(({ href, label }) => [href, label]),
  );
}

/** The levels above the page at `path` and the page itself; `title` names a page outside the menus. Null for the home page. */
export function breadcrumbData(
  c: AppContext,
  path: string,
  title: string,
): WithContext<BreadcrumbList> | null {
  if (path === '/') return null;
  const labels = labelsOf(c);
  const segments = path.split('/').slice(1);
  const levels = segments.map((_, i) => `/${segments.slice(0, i + 1).join('/')}`);
  const above = levels.slice(0, -1).filter((href) => labels.has(href));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: ['/', ...above, path].map((href, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: href === '/' ? 'Home' : (labels.get(href) ?? title),
      item: c.env.origin + href,
    })),
  };
}
