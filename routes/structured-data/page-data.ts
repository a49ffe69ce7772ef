// The structured data of public pages by their address; articles and case studies add their own.
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import { offices } from '#db/content/offices.ts';
import { serviceGroups } from '#db/content/services.ts';
import type { MetaDefaults } from '#server/render/head.tsx';
import { breadcrumbData } from './breadcrumbs.ts';
import { officeData } from './office.ts';
import { organisationData, websiteData } from './organisation.ts';
import { serviceData } from './service.ts';
import { showreelData } from './showreel.ts';

/** The objects of a page beside its breadcrumbs, by path. */
const objectsByPath = new Map<string, (origin: string) => (object | null)[]>([
  ['/', (origin) => [organisationData(origin), websiteData(origin)]],
  [
    '/divisions',
    (origin) =>
      divisions.map(({ title, description, href, image }) =>
        serviceData({ href, name: title, description, image: image.src }, origin),
      ),
  ],
  [
    '/services',
    (origin) =>
      serviceGroups.map(({ id, title, intro, image, services }) => {
        const parts = services.map(({ name, text }) => ({ name, description: text }));
        const href = `/services#${id}`;
        return serviceData(
          { href, name: title, description: intro, image: image.src, parts },
          origin,
        );
      }),
  ],
  ['/about', (origin) => [organisationData(origin), showreelData(origin)]],
  [
    '/contact',
    (origin) => [organisationData(origin), ...offices.map((office) => officeData(office, origin))],
  ],
]);

/** The objects of the page at `path`; for `MetaDefaults`. */
export const pageData: MetaDefaults['structuredDataOf'] = (page) => {
  const { origin, path } = page;
  const own = objectsByPath.get(path)?.(origin) ?? [];
  const suffix = ` | ${company.name}`;
  const title = page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title;
  const data = [...own, breadcrumbData(path, title, origin)];
  return data.filter((it) => it !== null);
};
