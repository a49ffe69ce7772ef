// One save of the form of a document (docs/contract.md, Documents).
import type { Document } from '#db/contract/documents/documents.ts';
import type { ReadyDocument } from '#ui/admin/documents/document-form-values.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { errorsInForm } from './errors-in-form.ts';
import type { Release } from './stored-item.ts';

/**
 * Creates a document of `type` when `stored` is null, published unless `release` says otherwise. Else updates it and keeps
 * its publish date and status, except for `release`. Throws `ApiFailure`: 409 with the stored document when that is newer
 * than `stored`, or has another draft than that of `draftUpdatedAt`; 400 with the paths and labels of the form.
 */
export async function saveDocument(
  type: string,
  ready: ReadyDocument,
  stored: Document | null,
  { release, draftUpdatedAt }: { release?: Release; draftUpdatedAt: string | null },
): Promise<Document> {
  const { documents } = api.admin;
  try {
    if (!stored) return await answerOf(documents.$post({ json: { type, ...ready, ...release } }));
    const { id, publishDate, updatedAt } = stored;
    return await answerOf(
      documents[':id'].$put({
        param: { id: String(id) },
        json: { ...ready, publishDate, updatedAt, draftUpdatedAt, ...release },
      }),
    );
  } catch (error) {
    throw errorsInForm(error, type, ready);
  }
}
