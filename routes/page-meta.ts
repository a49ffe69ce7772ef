// The metadata that all pages share.
import { company } from '#db/content/company.ts';
import type { MetaDefaults } from '#server/render/head.tsx';
import { titleWithSite } from '#ui/brand/item-meta.ts';
import { feeds } from './insights/feed.ts';
import { pageData } from './structured-data/page-data.ts';

/** The metadata of pages that do not set their own. */
export const metaDefaults: MetaDefaults = {
  siteName: company.name,
  image: company.socialImage.src,
  imageAlt: company.socialImage.alt,
  feeds,
  structuredDataOf: pageData,
};

/** What the site says of itself where an item says nothing, for the forms of the back office. */
export const siteMeta = {
  name: company.name,
  description: company.description,
  image: company.socialImage.src,
};

/** 'Insights | Verso'. */
export function pageTitle(title: string): string {
  return titleWithSite(title, company.name);
}
