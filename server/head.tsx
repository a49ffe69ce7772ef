// What every page says about itself to browsers, search engines and social networks (spec §3 Page metadata, §9 defaults).
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The fields of spec §3 'Page metadata', plus structured data. */
export interface PageMeta {
  title: string;
  description: string;
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: string;
  ogImageWidth?: number;
  ogImageHeight?: number;
  ogImageAlt?: string;
  ogUrl?: string;
  ogType?: string;
  canonicalUrl?: string;
  publishedTime?: string;
  modifiedTime?: string;
  tags?: string[];
  noIndex?: boolean;
  /** schema.org objects for search engines, each with its `@context`. */
  structuredData?: object[];
  /** The status of the answer; 200 when left out. */
  status?: ContentfulStatusCode;
}

/** The 1200 x 630 image made of a local picture, by its path; null for any other. */
export type SocialImages = (src: string) => { src: string; width: number; height: number } | null;

/** What a page gets when it does not say. */
export interface MetaDefaults {
  siteName: string;
  image: string;
  imageAlt: string;
}

const IMAGE_WIDTH = 1200;
const IMAGE_HEIGHT = 630;

/**
 * The meta elements of a page. `origin` and `path` make the canonical URL (spec §2); relative images become absolute,
 * and local pictures their social image.
 */
export function Head({
  meta,
  origin,
  path,
  defaults,
  socialImage,
}: {
  meta: PageMeta;
  origin: string;
  path: string;
  defaults: MetaDefaults;
  socialImage: SocialImages;
}) {
  const canonical = meta.canonicalUrl ?? origin + path;
  const title = meta.ogTitle ?? meta.title;
  const description = meta.ogDescription ?? meta.description;
  const picture = meta.ogImage ?? defaults.image;
  const social = socialImage(picture);
  const image = new URL(social?.src ?? picture, origin).href;
  const imageAlt = meta.ogImageAlt ?? (meta.ogImage ? title : defaults.imageAlt);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content={meta.noIndex ? 'noindex, nofollow' : 'index, follow'} />
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={defaults.siteName} />
      <meta property="og:type" content={meta.ogType ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={meta.ogUrl ?? canonical} />
      <meta property="og:image" content={image} />
      <meta
        property="og:image:width"
        content={String(social?.width ?? meta.ogImageWidth ?? IMAGE_WIDTH)}
      />
      <meta
        property="og:image:height"
        content={String(social?.height ?? meta.ogImageHeight ?? IMAGE_HEIGHT)}
      />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content="en_GB" />
      {meta.publishedTime && (
        <meta property="article:published_time" content={meta.publishedTime} />
      )}
      {meta.modifiedTime && <meta property="article:modified_time" content={meta.modifiedTime} />}
      {meta.tags?.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {meta.structuredData?.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `<` is escaped below
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
