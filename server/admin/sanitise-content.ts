// Sanitises the rich texts of a document, wherever its schema has them.
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** A tag, an end tag or a comment: the text may be HTML. */
const TAG = /<[a-z/!?]/i;

/**
 * The content with its rich texts sanitised. A text outside the schema, such as one of a newer version of the site, is
 * sanitised when it contains a tag: a later version may show it as HTML.
 */
export function sanitiseContent(type: string, content: DocumentContent): CleanContent {
  const clean = mapTexts(type, content, ({ text, info }) => {
    const isRich = info ? info.control === 'rich-text' : TAG.test(text);
    return isRich ? sanitiseHtml(text) : text;
  });
  return clean as CleanContent;
}
