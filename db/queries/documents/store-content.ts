// Stores another content of a document, as a rename or a move of a page changes it.
import { eq } from 'drizzle-orm';
import type { CleanContent, Cleaned } from '#db/contract/clean-html.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import type { Queryable } from '#db/database.ts';
import { rebaseDraft } from '#db/queries/items/draft-rows.ts';
import { nextUpdatedAt } from '#db/queries/items/saving.ts';
import { recordVersions } from '#db/queries/items/versions.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { documents } from '#db/schema.ts';

/** Gives the `stored` document another content and stores a version; a pending draft stays based on it. Returns it as stored. */
export async function storeContent(
  tx: Queryable,
  stored: Cleaned<Document>,
  content: CleanContent,
): Promise<Cleaned<Document>> {
  // with a new `updatedAt` an open form cannot bring the former content back unnoticed
  const updatedAt = nextUpdatedAt(stored.updatedAt);
  await tx.update(documents).set({ content, updatedAt }).where(eq(documents.id, stored.id));
  await rebaseDraft(tx, 'document', stored, updatedAt);
  const after = { ...stored, content, updatedAt };
  await indexItem(tx, 'document', after);
  await recordVersions(tx, 'document', [{ before: stored, after, cause: 'saved' }]);
  return after;
}
