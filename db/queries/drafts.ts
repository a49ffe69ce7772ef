// Pending drafts of items. The item itself stays unchanged until a save.

import type { Cleaned } from '#db/contract/clean-html.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { StaleEditError } from '#db/errors.ts';
import { drafts } from '#db/schema.ts';
import { removeDraft, selectDraft, withDraft } from './draft-rows.ts';
import { getItem } from './items.ts';
import { recordVersions } from './versions.ts';

/** The draft of the item, null when it has none. Throws `NotFoundError` when there is no such item. */
export async function findDraft(db: Database, kind: ItemKind, id: number): Promise<Draft | null> {
  return db.read(async (read) => {
    const [, draft] = await Promise.all([getItem(read, kind, id), selectDraft(read, kind, id)]);
    return draft;
  });
}

/**
 * Stores `fields` as the draft of the item. `updatedAt` is that of the draft they are based on, null for none; when
 * another draft is stored, throws `StaleEditError` with it (null when it was published or discarded). Without `updatedAt`
 * the last write wins. `basedOn` is the item's `updatedAt` when its form was loaded. Throws `NotFoundError`.
 */
export async function saveDraft(
  db: Database,
  kind: ItemKind,
  id: number,
  input: { fields: Cleaned<Draft['fields']>; updatedAt?: string | null; basedOn?: string },
): Promise<Draft> {
  return db.write(async (tx) => {
    const item = await getItem(tx, kind, id);
    const stored = await selectDraft(tx, kind, id);
    if (input.updatedAt !== undefined && input.updatedAt !== (stored?.updatedAt ?? null))
      throw new StaleEditError(stored);
    const now = new Date().toISOString();
    // a draft's `updatedAt` is its identity, so it always grows
    const updatedAt =
      stored && stored.updatedAt >= now
        ? new Date(Date.parse(stored.updatedAt) + 1).toISOString()
        : now;
    const draft = {
      fields: { ...input.fields },
      updatedAt,
      basedOn: input.basedOn ?? stored?.basedOn ?? item.updatedAt,
    };
    await tx
      .insert(drafts)
      .values({ kind, itemId: id, ...draft })
      .onConflictDoUpdate({ target: [drafts.kind, drafts.itemId], set: draft });
    return draft;
  });
}

/** Discards the draft and keeps it in the history. A missing draft is no error. Throws `NotFoundError`. */
export async function deleteDraft(db: Database, kind: ItemKind, id: number): Promise<void> {
  await db.write(async (tx) => {
    const item = await getItem(tx, kind, id);
    const discardedDraft = await removeDraft(tx, kind, item, item);
    if (discardedDraft)
      await recordVersions(tx, kind, [{ before: item, after: discardedDraft, cause: 'draft' }]);
  });
}

/** The item with its draft applied, or as stored without one; null when there is no such item. */
export async function findItemWithDraft<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
): Promise<ItemOf<Kind> | null> {
  return db.read(async (read) => {
    const [item, draft] = await Promise.all([
      getItem(read, kind, id).catch(() => null),
      selectDraft(read, kind, id),
    ]);
    return item && draft ? withDraft(item, draft) : item;
  });
}
