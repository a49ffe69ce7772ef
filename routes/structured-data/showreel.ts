// The structured data of the film about the agency.
import type { VideoObject, WithContext } from 'schema-dts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';

/** The schema.org VideoObject of the showreel. */
export function showreelData(c: AppContext): WithContext<VideoObject> {
  const { origin } = c.env;
  const { description, showreel, footerImage } = siteFacts(c);
  const { src, poster, label, publishedOn } = showreel;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: label,
    description,
    // search engines require a thumbnail: without a poster, the picture that links to the film
    thumbnailUrl: new URL(addressOfPicture(c, poster || footerImage.src), origin).href,
    contentUrl: new URL(src, origin).href,
    uploadDate: publishedOn ? `${publishedOn}T00:00:00Z` : undefined,
    publisher: { '@id': `${origin}/#organisation` },
  };
}
