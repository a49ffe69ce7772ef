// The structured data of an office.
import type { LocalBusiness, PostalAddress, WithContext } from 'schema-dts';
import type { Office } from '#db/content/offices.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';

/** The schema.org LocalBusiness of an office; null for one without an address yet. */
export function officeData(c: AppContext, office: Office): WithContext<LocalBusiness> | null {
  if (!hasAddress(office)) return null;
  const { origin } = c.env;
  const { name, email } = siteFacts(c);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/contact#${encodeURIComponent(office.city.toLowerCase())}`,
    name: `${name} ${office.city}`,
    url: `${origin}/contact`,
    image: new URL(addressOfPicture(c, office.image.src), origin).href,
    email,
    telephone: office.phone?.href.replace('tel:', ''),
    address: postalAddress(office),
    parentOrganization: { '@id': `${origin}/#organisation` },
  };
}

/** Splits the lines of an address: `Liverpool L1 0VX` is city and postcode, `Miami, FL 33100` city, state and ZIP. */
export function postalAddress({ city, address }: Office): PostalAddress {
  const cityLine = address.findIndex((line) => line.startsWith(city));
  const [, region, code] =
    /^(?:([A-Z]{2}) (?=\d))?(.*)$/.exec(
      (address[cityLine] ?? '').slice(city.length).replace(/^[\s,]+/, ''),
    ) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(0, Math.max(cityLine, 0)).join(', ') || undefined,
    addressLocality: city,
    addressRegion: region,
    postalCode: code || undefined,
    addressCountry: address.at(-1),
  };
}

/** Whether there is an address: a single line is 'Office opening soon'. */
function hasAddress({ address }: Office): boolean {
  return address.length > 1;
}
