// The texts of the site for screens. Each document that is read here is noted as shown, so that a save of it purges the page.
// Pages ask some fifty times: `c.get` looks one value up where `c.var` copies all of them.
import type { OriginalType } from '#db/content/originals.ts';
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import type { AppContext } from '#server/context.ts';
import type { StaffPage } from './content-snapshot.ts';

export type { StaffPage };

/** The content of the document that visitors see of this type; in a preview the previewed one. */
export function contentOf<Type extends OriginalType>(c: AppContext, type: Type): ContentOf<Type> {
  const content = c.get('content');
  noteDocument(c, type);
  // originals name the company of the settings
  noteDocument(c, 'settings');
  noteLinks(c, content.of(type));
  return content.shown(type);
}

function noteDocument(c: AppContext, type: OriginalType): void {
  const [content, renderInfo] = [c.get('content'), c.get('renderInfo')];
  renderInfo.tags.add(`document:${type}`);
  const id = content.idOf(type);
  if (id !== null) renderInfo.tags.add(`document:${id}`);
}

/** The page that staff made at `/{slug}`; null when there is none. */
export function staffPageOf(c: AppContext, slug: string): StaffPage | null {
  const [content, renderInfo] = [c.get('content'), c.get('renderInfo')];
  const page = content.page(slug);
  if (!page) return null;
  renderInfo.tags.add(`document:${page.id}`);
  noteLinks(c, page.content);
  return content.shownPage(slug);
}

/** Notes link targets: links to something that visitors do not get are left out, so a purge of a target concerns the page. */
function noteLinks(c: AppContext, shown: object): void {
  for (const tag of c.get('content').linkTags(shown)) c.get('renderInfo').tags.add(tag);
}

/** All pages that staff made, by address. */
export function staffPagesOf(c: AppContext): StaffPage[] {
  const [content, renderInfo] = [c.get('content'), c.get('renderInfo')];
  renderInfo.tags.add('document:page');
  const { pages } = content;
  for (const { id } of pages) renderInfo.tags.add(`document:${id}`);
  return pages;
}
