// What the agency sells, as search engines read it.
import type { Service, WithContext } from 'schema-dts';
import { organisationNamed } from './organisation.ts';

/** A division or a group of services with its own place on a page. */
interface Offered {
  /** Root-relative, with the anchor. */
  href: string;
  name: string;
  description: string;
  image?: string;
  /** The single services that belong to it. */
  parts?: readonly { name: string; description: string }[];
}

/** The schema.org Service; its parts are the offers of its catalogue. */
export function serviceData(offered: Offered, origin: string): WithContext<Service> {
  const { href, name, description, image, parts = [] } = offered;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': origin + href,
    name,
    description,
    url: origin + href,
    ...(image && { image: new URL(image, origin).href }),
    provider: organisationNamed(origin),
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
