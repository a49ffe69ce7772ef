// The structured data of public pages by their address; articles and case studies add their own.
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { divisionsOf, officesOf, servicesOf } from '../sections/entries.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { officeData } from './office.ts';
import { organisationData, websiteData } from './organisation.ts';
import { serviceData } from './service.ts';
import { showreelData } from './showreel.ts';

/** The objects of a page besides its breadcrumbs, by path. */
const objectsByPath = new Map<string, (c: AppContext) => (object | null)[]>([
  ['/', (c) => [organisationData(c), websiteData(c)]],
  [
    '/divisions',
    (c) =>
      divisionsOf(c).map(({ title, description, href, image }) =>
        serviceData(c, { href, name: title, description, image: image.src }),
      ),
  ],
  [
    '/services',
    (c) =>
      servicesOf(c).map(({ href, title, intro, image, services }) => {
        const parts = services.map(({ name, text }) => ({ name, description: text }));
        return serviceData(c, { href, name: title, description: intro, image: image.src, parts });
      }),
  ],
  ['/about', (c) => [organisationData(c), showreelData(c)]],
  [
    '/contact',
    (c) => [organisationData(c), ...officesOf(c).map((office) => officeData(c, office))],
  ],
]);

/** The objects of the page at `path`; for `MetaDefaults`. */
export function pageData(
  c: AppContext,
  { title, path }: { title: string; path: string },
): object[] {
  const own = objectsByPath.get(path)?.(c) ?? [];
  const suffix = ` | ${siteFacts(c).name}`;
  const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return [...own, breadcrumbData(c, path, name)].filter((it) => it !== null);
}
