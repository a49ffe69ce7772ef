// The metadata of every page: for browsers, search engines and social networks.
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CacheTag } from '#server/cache/cached-page.ts';
import { inlineJson } from '#ui/kit/inline-json.ts';
import type { PageStyleSheet } from './assets.ts';

/** The metadata of a page (docs/contract.md, Metadata), and how the server handles it: status, cache, script. */
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
  /** The page's own feed, linked before the feeds of every page. */
  feed?: Feed;
  noIndex?: boolean;
  /** The page-specific style sheets, linked after the common one. */
  sheets?: readonly PageStyleSheet[];
  /** For a preview: the page has no client script. */
  withoutScript?: boolean;
  /** For the confirmation of a sign-up: the footer comes without the newsletter form. */
  withoutNewsletter?: boolean;
  /** The schema.org objects of this page alone, each with its `@context`. */
  structuredData?: object[];
  /**
   * The tags of everything that the page shows: a save of any of it purges the page. Empty when nothing on the page comes from
   * the database; null keeps the page out of the cache.
   */
  cacheTags: readonly CacheTag[] | null;
  /** The metadata of the complete page, for the cache, when its data is deferred. Never rejects. */
  deferredMeta?: Promise<PageMeta>;
  /** The status of the response; 200 by default. */
  status?: ContentfulStatusCode;
}

type Feed = { href: string; type: string; title: string };

/** The 1200 x 630 image made of a local picture, by its path; null for other images. */
export type SocialImages = (src: string) => { src: string; width: number; height: number } | null;

/** The metadata of a page that does not set its own. */
export interface MetaDefaults {
  siteName: string;
  image: string;
  imageAlt: string;
  /** Style rules for the head of public pages, outside cascade layers; may be empty. */
  styles: string;
  /** Linked from every page that may be indexed. */
  feeds: readonly Feed[];
  /** The schema.org objects derived from the address of an indexable page, in addition to its own `structuredData`. */
  structuredDataOf(page: { title: string; origin: string; path: string }): object[];
}

const IMAGE_WIDTH = 1200;
const IMAGE_HEIGHT = 630;

/**
 * The meta elements of a page. `origin` and `path` form the canonical URL; relative images become absolute, and local
 * pictures are replaced by their social image.
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
  const canonical = meta.canonicalUrl ?? origin + encodedPath(path);
  const title = meta.ogTitle ?? meta.title;
  const description = meta.ogDescription ?? meta.description;
  const picture = meta.ogImage ?? defaults.image;
  const social = socialImage(picture);
  const image = new URL(social?.src ?? picture, origin).href;
  const imageAlt = meta.ogImageAlt ?? (meta.ogImage ? title : defaults.imageAlt);
  const common =
    meta.noIndex || meta.deferredMeta
      ? []
      : defaults.structuredDataOf({ title: meta.title, origin, path });
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
      {/* title, description and image of the card are taken from Open Graph */}
      <meta name="twitter:image:alt" content={imageAlt} />
      {!meta.noIndex &&
        [...(meta.feed ? [meta.feed] : []), ...defaults.feeds].map((feed) => (
          <link key={feed.href} rel="alternate" {...feed} />
        ))}
      {[...(meta.structuredData ?? []), ...common].map((data) => {
        const text = inlineJson(data);
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

/** The path encoded. The router decodes it except for reserved characters such as `%2F`, which are left as they are. */
function encodedPath(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}
