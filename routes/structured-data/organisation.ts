// The structured data of the agency and its site: complete once, otherwise by name and id.
import type { Organization, WebSite, WithContext } from 'schema-dts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { officesOf } from '../sections/entries.ts';
import { postalAddress } from './office.ts';

/** The agency as author or provider of another object. */
export function organisationReference(c: AppContext) {
  const { origin } = c.env;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: siteFacts(c).name,
    url: `${origin}/`,
  } as const satisfies Organization;
}

/** The agency as publisher of another object, with its logo. */
export function publisherReference(c: AppContext) {
  const url = `${c.env.origin}/icon-512.png`;
  return {
    ...organisationReference(c),
    logo: { '@type': 'ImageObject', url, width: '512', height: '512' },
  } as const satisfies Organization;
}

/** The agency with all its fields. */
export function organisationData(c: AppContext): WithContext<Organization> {
  const company = siteFacts(c);
  const [headquarters] = officesOf(c);
  return {
    '@context': 'https://schema.org',
    ...publisherReference(c),
    legalName: company.legalName,
    slogan: company.tagline,
    description: company.description,
    image: new URL(addressOfPicture(c, company.socialImage.src), c.env.origin).href,
    email: company.email,
    telephone: company.phone.href.replace('tel:', ''),
    address: headquarters && postalAddress(headquarters),
    sameAs: company.social.map(({ href }) => href),
  };
}

/** The site itself. */
export function websiteData(c: AppContext): WithContext<WebSite> {
  const { origin } = c.env;
  const { name, description } = siteFacts(c);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    description,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationReference(c)['@id'] },
  };
}
