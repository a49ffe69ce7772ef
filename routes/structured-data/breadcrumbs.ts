// The breadcrumbs of a page, for search engines.
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { footerLinks, navigation } from '#db/content/navigation.ts';

/** Pages that are in no menu. */
const PAGES_WITHOUT_MENU = [
  { href: '/case-studies', label: 'Case Studies' },
  { href: '/contact', label: 'Contact' },
];

const labels = new Map(
  [...navigation, ...footerLinks, ...PAGES_WITHOUT_MENU].map(({ href, label }) => [href, label]),
);

/** The levels above the page at `path` and the page itself; `title` is the name of a page that is in no menu. Null for the home page. */
export function breadcrumbData(
  path: string,
  title: string,
  origin: string,
): WithContext<BreadcrumbList> | null {
  if (path === '/') return null;
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
      item: origin + href,
    })),
  };
}
