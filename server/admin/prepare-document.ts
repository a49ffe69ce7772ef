// Prepares a document for storing: validates it with the schema of its type and sanitises its rich texts.
import type { Cleaned } from '#db/contract/clean-html.ts';
import { contentProblems } from '#db/contract/documents/content-problems.ts';
import { type DocumentType, findDocumentType } from '#db/contract/documents/document-types.ts';
import {
  isStaffPage,
  type ParsedDocumentInput,
  type ParsedDocumentUpdate,
} from '#db/contract/documents/documents.ts';
import { parseContent } from '#db/contract/documents/read-content.ts';
import { InvalidFieldsError, InvalidInputError } from '#db/errors.ts';

/**
 * The fields to store. A document that is or will be public must be complete; a draft may be incomplete. Documents of the
 * site take title and address from their type. Throws `InvalidInputError` for an unknown type, `InvalidFieldsError` for a
 * content that may not be public.
 */
export async function prepareDocument<Fields extends ParsedDocumentInput | ParsedDocumentUpdate>(
  type: string,
  fields: Fields,
): Promise<Cleaned<Fields>> {
  const info = findDocumentType(type);
  if (!info) throw new InvalidInputError('This version of the site doesn’t have this page', 'type');
  const named = isStaffPage({ type }) ? fields : { ...fields, title: info.label, slug: type };
  // imported late, as for posts: only a save needs the sanitiser
  const { cleanFields } = await import('./clean-fields.ts');
  if (named.status === 'draft') return cleanFields(named, type);
  const problems = contentProblems(type, named.content);
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  const content = parseContent(type as DocumentType, named.content);
  return cleanFields({ ...named, content }, type);
}
