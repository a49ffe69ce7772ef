// What every save of an item does besides storing it, in the same transaction: history, address, search, draft.

import type { CleanItemOf, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { removeDraft } from './draft-rows.ts';
import { createRedirects } from './redirects.ts';
import { indexItem } from './search-index.ts';
import { recordVersions } from './versions.ts';

/**
 * Remembers the version, keeps a public address that changed leading to it, and makes the item findable by its new words.
 * A `saved` item has no pending draft any longer; what in it did not become live stays in the history.
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
}
