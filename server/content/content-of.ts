// The texts of the site for screens. Each document read here is noted as shown, so that a save of it purges the page.
import type { OriginalType } from '#db/content/originals.ts';
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import type { AppContext } from '#server/context.ts';
import type { StaffPage } from './content-snapshot.ts';

/** The public content of the document of this type; in a preview, the previewed content. */
export function contentOf<Type extends OriginalType>(c: AppContext, type: Type): ContentOf<Type> {
  const content = c.get('content');
  noteDocument(c, type);
  // originals contain the company name from the settings
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

/** The staff page at `/{slug}`; null when there is none. */
export function staffPageOf(c: AppContext, slug: string): StaffPage | null {
  const [content, renderInfo] = [c.get('content'), c.get('renderInfo')];
  const page = content.page(slug);
  if (!page) return null;
  renderInfo.tags.add(`document:${page.id}`);
  noteLinks(c, page.content);
  return content.shownPage(slug);
}

/** Notes link targets as shown: links to targets that are not public are left out, so a purge of a target affects the page. */
function noteLinks(c: AppContext, shown: object): void {
  for (const tag of c.get('content').linkTags(shown)) c.get('renderInfo').tags.add(tag);
}

/** All staff pages, by address. */
export function staffPagesOf(c: AppContext): StaffPage[] {
  const [content, renderInfo] = [c.get('content'), c.get('renderInfo')];
  renderInfo.tags.add('document:page');
  // a renamed partner changes the pages that name it
  noteDocument(c, 'partner-list');
  const { pages } = content;
  for (const { id } of pages) renderInfo.tags.add(`document:${id}`);
  return pages;
}
