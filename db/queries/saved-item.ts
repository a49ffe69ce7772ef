// The steps of every save besides the row itself, in the same transaction: version, redirect, search index, draft, alt texts.

import type { CleanItemOf, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { storePictureAlts } from '#db/queries/media/picture-alts.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { removeDraft } from './draft-rows.ts';
import { createRedirects } from './redirects.ts';
import { recordVersions } from './versions.ts';

/**
 * Stores a version, redirects a former public address, and updates the search index. After `saved` the pending draft is
 * removed; unpublished values of it stay in the history.
 */
export async function afterSave<Kind extends ItemKind>(
  tx: Queryable,
  kind: Kind,
  save: {
    before: CleanItemOf<Kind> | null;
    after: CleanItemOf<Kind>;
    cause: 'created' | 'saved' | 'restored';
  },
): Promise<void> {
  const { before, after, cause } = save;
  const discardedDraft =
    before && cause === 'saved' ? await removeDraft(tx, kind, before, after) : undefined;
  await recordVersions(tx, kind, [{ before, after, cause, discardedDraft }]);
  await createRedirects(tx, kind, [{ before, after }]);
  await indexItem(tx, kind, after);
  await storePictureAlts(tx, after);
}
