// What every page says about itself to browsers, search engines and social networks (spec §3 Page metadata, §9 defaults).
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { jsonLd } from './json-ld.ts';

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
  /** For looking at only: the page comes without the client script. */
  withoutScript?: boolean;
  /** schema.org objects that only this screen knows of, each with its `@context`. */
  structuredData?: object[];
  /** While data is late: what the page says once it is whole, for the copy that is kept. Never rejects. */
  whenReady?: Promise<PageMeta>;
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
  /** Offered to readers on every page that may be indexed. */
  feeds: readonly { href: string; type: string; title: string }[];
  /** What a page that may be indexed tells by its address alone, beside its own `structuredData`. */
  structuredDataOf(page: { meta: PageMeta; origin: string; path: string }): object[];
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
  const common =
    meta.noIndex || meta.whenReady ? [] : defaults.structuredDataOf({ meta, origin, path });
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
      {!meta.noIndex &&
        defaults.feeds.map((feed) => <link key={feed.href} rel="alternate" {...feed} />)}
      {[...(meta.structuredData ?? []), ...common].map((data) => {
        const text = jsonLd(data);
        return (
          <script
            key={text}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped so that no text ends it
            dangerouslySetInnerHTML={{ __html: text }}
          />
        );
      })}
    </>
  );
}
