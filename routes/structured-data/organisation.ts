// The structured data of the agency and its site: complete once, elsewhere by name and id.
import type { Organization, WebSite, WithContext } from 'schema-dts';
import { company } from '#db/content/company.ts';
import { offices } from '#db/content/offices.ts';
import { postalAddress } from './office.ts';

/** The agency as author, publisher or provider of another object. */
export function organisationReference(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: company.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  } as const satisfies Organization;
}

/** The agency with all its fields. */
export function organisationData(origin: string): WithContext<Organization> {
  const [headquarters] = offices;
  return {
    '@context': 'https://schema.org',
    ...organisationReference(origin),
    legalName: company.legalName,
    slogan: company.tagline,
    description: company.description,
    image: new URL(company.socialImage.src, origin).href,
    email: company.email,
    telephone: company.phone.href.replace('tel:', ''),
    address: headquarters && postalAddress(headquarters),
    sameAs: company.social.map(({ href }) => href),
  };
}

/** The site itself. */
export function websiteData(origin: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    url: `${origin}/`,
    description: company.description,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationReference(origin)['@id'] },
  };
}
