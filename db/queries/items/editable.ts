// An item for its form: the stored item, its draft, whether it was ever published, and its neighbours in the list.
import type { Draft } from '#db/contract/drafts.ts';
import type { ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { Neighbours } from '#db/contract/neighbours.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database } from '#db/database.ts';
import { selectDraft } from './draft-rows.ts';
import { findEverPublished } from './ever-published.ts';
import { findItem } from './items.ts';
import { findNeighbours } from './neighbours.ts';

/** The data of an editing form. */
interface Editable<Kind extends ItemKind> {
  item: ItemOf<Kind>;
  draft: Draft | null;
  /** Whether it is or was published: publishing it again keeps its date. */
  wasPublished: boolean;
  /** The previous and next item in its list. */
  neighbours: Neighbours;
}

/** The item for its form, with its status now; null when it does not exist. */
export async function findEditable<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<Editable<Kind> | null> {
  return db.read(async (read) => {
    const item = await findItem(read, kind, id);
    if (item === null) return null;
    const [draft, published, neighbours] = await Promise.all([
      selectDraft(read, kind, id),
      findEverPublished(read, kind, [item]),
      findNeighbours(read, kind, id),
    ]);
    const status = statusFor(item, new Date().toISOString());
    return { item: { ...item, status }, draft, wasPublished: published.has(id), neighbours };
  });
}
