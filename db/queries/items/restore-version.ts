// Restores an item to an earlier version.
import type { Stat } from '#db/contract/case-studies.ts';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { type Draft, UNSCHEDULED } from '#db/contract/drafts.ts';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Database, Queryable } from '#db/database.ts';
import { findRenames, withRenames } from '#db/queries/names/present-names.ts';
import { removeDraft, selectDraft } from './draft-rows.ts';
import { differing, storeDraft } from './drafts.ts';
import { getItem, replaceItem } from './items.ts';
import { afterUpdate, type Update } from './saved-item.ts';
import { replaceStats, validStats } from './valid-stats.ts';
import { getVersion, recordDiscarded } from './versions.ts';

/**
 * Restores text, pictures, address and stats of a version, as a new version. Status, publish date, menu order and a
 * pending draft stay. Names that were renamed since get their present name. An item that equals the version already does not
 * change.
 * Throws `NotFoundError`, `ConflictError` when another item has taken the address, `InvalidInputError` for a version
 * that is too incomplete to be saved.
 */
export async function restoreVersion<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  id: number,
  versionId: number,
): Promise<Update<Kind>> {
  return db.write(async (tx) => {
    const before = await getItem(tx, kind, id);
    const snapshot = await getPresent(tx, kind, id, versionId);
    const stored: CleanItem = before;
    const wanted = withFields(before, snapshot, keptFields(stored));
    const wasStats = 'stats' in snapshot && Array.isArray(snapshot.stats) ? snapshot.stats : null;
    if (isRestored(stored, wanted, wasStats)) return { before, after: before, moved: [] };
    await replaceItem(tx, kind, stored, wanted);
    if (wasStats) await replaceStats(tx, id, wasStats);
    const after = await getItem(tx, kind, id);
    return afterUpdate(tx, kind, before, after, 'restored');
  });
}

/**
 * Stores a version, complete or not, as the pending draft of the item, which stays unchanged. A replaced draft stays in the
 * history and loses its publish time. Returns the draft, or null when the version equals the item. Throws `NotFoundError`.
 */
export async function restoreVersionAsDraft(
  db: Database,
  kind: ItemKind,
  id: number,
  versionId: number,
): Promise<Draft | null> {
  return db.write(async (tx) => {
    const item: CleanItem = await getItem(tx, kind, id);
    const snapshot = await getPresent(tx, kind, id, versionId);
    const fields = differing(draftFieldsOf(snapshot), item);
    const stored = await selectDraft(tx, kind, id);
    const discarded = await removeDraft(tx, kind, item, { ...item, ...snapshot });
    if (discarded) await recordDiscarded(tx, kind, item, discarded);
    if (Object.keys(fields).length === 0) return null;
    const former = stored && { ...stored, ...UNSCHEDULED };
    return storeDraft(tx, kind, item, former, { fields, basedOn: item.updatedAt });
  });
}

/** The item as stored in a version, with the present names. */
async function getPresent(
  tx: Queryable,
  kind: ItemKind,
  id: number,
  versionId: number,
): Promise<CleanItem> {
  const { snapshot, savedAt } = await getVersion(tx, kind, id, versionId);
  return withRenames(snapshot, await findRenames(tx, kind, snapshot, savedAt));
}

/** The fields of the version without its id, dates, status and menu order. */
function draftFieldsOf(snapshot: CleanItem): Cleaned<Draft['fields']> {
  const { id: _, updatedAt: __, publishDate: ___, status: ____, ...fields } = snapshot;
  if (!('menuOrder' in fields)) return fields;
  const { menuOrder: _____, ...study } = fields;
  return study;
}

function withFields<Of extends CleanItem>(item: Of, ...fields: Partial<CleanItem>[]): Of {
  return Object.assign({}, item, ...fields);
}

/** Whether the item equals the version already, as when a restore is repeated because its response was lost. */
function isRestored(
  item: CleanItem,
  wanted: CleanItem,
  wasStats: readonly Partial<Stat>[] | null,
): boolean {
  if (Object.keys(differing(wanted, item)).length > 0) return false;
  return wasStats === null || !('stats' in item) || textOf(wasStats) === textOf(item.stats);
}

/** The stats as text, without their ids, which a restore may change. */
function textOf(of: readonly Partial<Stat>[]): string {
  return JSON.stringify(validStats(of).map(({ id: _, ...stat }) => stat));
}

/** The fields that a restored item keeps, since versions do not contain its place and status. */
function keptFields(item: CleanItem): Partial<CleanItem> {
  const { id, updatedAt, publishDate, status } = item;
  const place = { id, updatedAt, publishDate, status };
  return 'stats' in item ? { ...place, menuOrder: item.menuOrder, stats: item.stats } : place;
}
