// One save of the form of a document (docs/contract.md, Documents).
import type { Document } from '#db/contract/documents/documents.ts';
import type { ReadyDocument } from '#ui/admin/documents/document-form-values.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { Release } from './stored-item.ts';

/**
 * Creates a document of `type` when `stored` is null, published unless `release` says otherwise. Else updates it and keeps
 * its publish date and status, except for `release`. Throws `ApiFailure`: 409 with the stored document when that is newer
 * than `stored`, or has another draft than that of `draftUpdatedAt`.
 */
export function saveDocument(
  type: string,
  ready: ReadyDocument,
  stored: Document | null,
  { release, draftUpdatedAt }: { release?: Release; draftUpdatedAt: string | null },
): Promise<Document> {
  const { documents } = api.admin;
  if (!stored) return answerOf(documents.$post({ json: { type, ...ready, ...release } }));
  const { id, publishDate, updatedAt } = stored;
  return answerOf(
    documents[':id'].$put({
      param: { id: String(id) },
      json: { ...ready, publishDate, updatedAt, draftUpdatedAt, ...release },
    }),
  );
}
