// Compares the contents of two versions of a document, field by field, as its form names them.
import { findDocumentType } from '#db/contract/documents/document-types.ts';
import type { DocumentDraftFields } from '#db/contract/documents/documents.ts';
import { documentDifferences } from '#ui/admin/documents/document-differences.ts';
import { documentValuesOf } from '#ui/admin/documents/document-form-values.ts';
import type { FieldDifference } from './compare-items.ts';

/** A document as a version stores it. */
export type VersionOfDocument = DocumentDraftFields & { type: string };

/** Without `before`, all that `after` says; nothing of a type that this version of the site does not know. */
export function compareDocuments(
  before: VersionOfDocument | null,
  after: VersionOfDocument,
): FieldDifference[] {
  const { type } = after;
  if (!findDocumentType(type)) return [];
  const [was, is] = [before, after].map((each) =>
    documentValuesOf({ type, title: '', slug: '', content: each?.content ?? { v: 1 } }),
  ) as [ReturnType<typeof documentValuesOf>, ReturnType<typeof documentValuesOf>];
  return documentDifferences(type, was, is).map(({ label, mine, other }) => ({
    type: 'text',
    label,
    before: before === null ? other : mine,
    after: other,
  }));
}
