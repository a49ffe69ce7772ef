// The structured data of the film about the agency.
import type { VideoObject, WithContext } from 'schema-dts';
import { company } from '#db/content/company.ts';

/** The schema.org VideoObject of the showreel. */
export function showreelData(origin: string): WithContext<VideoObject> {
  const { src, poster, label, publishedOn } = company.showreel;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: label,
    description: company.description,
    thumbnailUrl: origin + poster,
    contentUrl: origin + src,
    uploadDate: `${publishedOn}T00:00:00Z`,
    publisher: { '@id': `${origin}/#organisation` },
  };
}
