// An item as its form loads it: the stored item, its draft, and whether it was ever published.

import type { Draft } from '#db/contract/drafts.ts';
import type { ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { selectDraft } from './draft-rows.ts';
import { findEverPublished } from './ever-published.ts';
import { getItem } from './items.ts';

/** The data of an editing screen. */
export interface Editable<Kind extends ItemKind> {
  item: ItemOf<Kind>;
  draft: Draft | null;
  /** It is or was published, so publishing it again keeps its date. */
  wasPublished: boolean;
}

/** The item for its form; null when there is no such item. */
export async function findEditable<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<Editable<Kind> | null> {
  return db.read(async (read) => {
    const item = await getItem(read, kind, id).catch((error) => {
      if (error instanceof NotFoundError) return null;
      throw error;
    });
    if (item === null) return null;
    const [draft, published] = await Promise.all([
      selectDraft(read, kind, id),
      findEverPublished(read, kind, [item]),
    ]);
    return { item, draft, wasPublished: published.has(id) };
  });
}
