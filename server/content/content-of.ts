// What screens ask for the texts of the site. Whatever is given is noted as shown, so that a save of it purges the page.
import type { OriginalType } from '#db/content/originals.ts';
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import type { AppContext } from '#server/context.ts';
import type { StaffPage } from './content-snapshot.ts';

export type { StaffPage };

/** The content of the document that visitors see of this type; in a preview the previewed one. */
export function contentOf<Type extends OriginalType>(c: AppContext, type: Type): ContentOf<Type> {
  const { content, renderInfo } = c.var;
  renderInfo.tags.add(`document:${type}`);
  const id = content.idOf(type);
  if (id !== null) renderInfo.tags.add(`document:${id}`);
  if (type !== 'navigation') return content.of(type);
  // entries whose target visitors do not get are left out
  for (const tag of content.menuTags) renderInfo.tags.add(tag);
  return content.menus as ContentOf<Type>;
}

/** The page that staff made at `/{slug}`; null when there is none. */
export function staffPageOf(c: AppContext, slug: string): StaffPage | null {
  const page = c.var.content.page(slug);
  if (page) c.var.renderInfo.tags.add(`document:${page.id}`);
  return page;
}

/** All pages that staff made, by address. */
export function staffPagesOf(c: AppContext): StaffPage[] {
  const { content, renderInfo } = c.var;
  renderInfo.tags.add('document:page');
  const { pages } = content;
  for (const { id } of pages) renderInfo.tags.add(`document:${id}`);
  return pages;
}
