// The contents of documents for screens: what visitors get of each, noted as a tag of the response, so that no screen can
// forget what it shows.
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import type { AppContext } from '#server/context.ts';

const known = { counting: new Map<string, unknown>(), other: new Map<string, unknown>() };

/** The content of a document of the site. */
export function contentOf<Type extends OriginalType>(c: AppContext, type: Type): ContentOf<Type> {
  c.var.renderInfo.tags.add(`document:${type}`);
  const isCounting = c.var.analytics !== null;
  const originals = isCounting ? known.counting : known.other;
  if (!originals.has(type)) originals.set(type, originalOf(type, { isCounting }));
  return originals.get(type) as ContentOf<Type>;
}
