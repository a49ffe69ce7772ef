// The metadata that all pages share.
import { accentStyles } from '#server/content/accent-styles.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import type { MetaDefaults } from '#server/render/head.tsx';
import { titleWithSite } from '#ui/brand/item-meta.ts';
import { feedsOf } from './insights/feed.ts';
import { pageData } from './structured-data/page-data.ts';

/** The metadata of pages that do not set their own. */
export function metaDefaults(c: AppContext): MetaDefaults {
  const { name, socialImage } = siteFacts(c);
  return {
    siteName: name,
    image: socialImage.src,
    imageAlt: socialImage.alt,
    styles: accentStyles(c),
    feeds: feedsOf(c),
    structuredDataOf: (page) => pageData(c, page),
  };
}

/** The site's name, description and image, used for items without their own; for the forms of the back office. */
export function siteMeta(c: AppContext) {
  const { name, description, socialImage } = siteFacts(c);
  return { name, description, image: socialImage.src };
}

/** A page title such as 'Insights | Verso'. */
export function pageTitle(c: AppContext, title: string): string {
  return titleWithSite(title, siteFacts(c).name);
}
