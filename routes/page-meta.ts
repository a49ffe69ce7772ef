// The metadata that all pages share.
import { company } from '#db/content/company.ts';
import type { MetaDefaults } from '#server/render/head.tsx';
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

/** 'Insights | Verso'. */
export function pageTitle(title: string): string {
  return `${title} | ${company.name}`;
}
