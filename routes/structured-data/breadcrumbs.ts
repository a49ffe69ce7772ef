// The way from the home page to this one, for search engines.
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { footerLinks, navigation } from '#db/content/navigation.ts';

/** Addresses that no menu names. */
const OTHERS = [
  { href: '/case-studies', label: 'Case Studies' },
  { href: '/contact', label: 'Contact' },
];

const labels = new Map(
  [...navigation, ...footerLinks, ...OTHERS].map(({ href, label }) => [href, label]),
);

/** The levels above the page at `path` and the page itself; `title` names a page that no menu names. Null for the home page. */
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
