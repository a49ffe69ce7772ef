// What the pages' meta data have in common.
import { company } from '#db/content/company.ts';
import type { MetaDefaults } from '#server/render/head.tsx';
import { feeds } from './insights/feed.ts';
import { pageData } from './structured-data/page-data.ts';

export const metaDefaults: MetaDefaults = {
  siteName: company.name,
  image: company.socialImage.src,
  imageAlt: company.socialImage.alt,
  feeds,
  structuredDataOf: pageData,
};

/** 'Insights | Verso'. */
export function titled(title: string): string {
  return `${title} | ${company.name}`;
}
