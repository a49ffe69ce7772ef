// Sanitises all fields of an item that hold HTML.
import {
  type CleanContent,
  type Cleaned,
  type CleanHtml,
  HTML_FIELDS,
} from '#db/contract/clean-html.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { sanitiseContent } from './sanitise-content.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/**
 * Returns the fields of an item, or of its draft, with their HTML sanitised. Other fields stay as they are.
 * `documentType` says which fields of a document's content hold HTML; without it every text that contains a tag is sanitised.
 */
export function cleanFields<Fields extends object>(
  fields: Fields,
  documentType = '',
): Cleaned<Fields> {
  const values = fields as Record<string, unknown>;
  const clean: Record<string, CleanHtml | CleanContent> = {};
  for (const name of HTML_FIELDS) {
    const value = values[name];
    if (typeof value === 'string') clean[name] = sanitiseHtml(value);
    else if (typeof value === 'object' && value !== null)
      clean[name] = sanitiseContent(documentType, value as DocumentContent);
  }
  return { ...fields, ...clean } as unknown as Cleaned<Fields>;
}
