// The structured data of a service.
import type { Service, WithContext } from 'schema-dts';
import type { AppContext } from '#server/context.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { organisationReference } from './organisation.ts';

/** A division or a group of services with an anchor on a page. */
interface ServiceOffer {
  /** The root-relative address with the anchor. */
  href: string;
  name: string;
  description: string;
  image?: string;
  /** The services of the group. */
  parts?: readonly { name: string; description: string }[];
}

/** The schema.org Service; its parts form the catalogue of offers. */
export function serviceData(c: AppContext, offer: ServiceOffer): WithContext<Service> {
  const { origin } = c.env;
  const { href, name, description, image, parts = [] } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': origin + href,
    name,
    description,
    url: origin + href,
    ...(image && { image: new URL(addressOfPicture(c, image), origin).href }),
    provider: organisationReference(c),
    ...(parts.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: parts.map((part) => ({
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, ...part },
        })),
      },
    }),
  };
}
