// Stores new content of a document, changed by a rename or a moved page.
import { eq } from 'drizzle-orm';
import type { CleanContent, Cleaned } from '#db/contract/clean-html.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import type { Queryable } from '#db/database.ts';
import { rebaseDraft } from '#db/queries/items/draft-rows.ts';
import { nextUpdatedAt } from '#db/queries/items/saving.ts';
import { recordVersions } from '#db/queries/items/versions.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { documents } from '#db/schema.ts';

/** Replaces the content of the `stored` document and stores a version; its draft stays current. Returns the new state. */
export async function storeContent(
  tx: Queryable,
  stored: Cleaned<Document>,
  content: CleanContent,
): Promise<Cleaned<Document>> {
  // with a new `updatedAt`, so that an open form cannot restore the former content unnoticed
  const updatedAt = nextUpdatedAt(stored.updatedAt);
  await tx.update(documents).set({ content, updatedAt }).where(eq(documents.id, stored.id));
  await rebaseDraft(tx, 'document', stored, updatedAt);
  const after = { ...stored, content, updatedAt };
  await indexItem(tx, 'document', after);
  await recordVersions(tx, 'document', [{ before: stored, after, cause: 'saved' }]);
  return after;
}
