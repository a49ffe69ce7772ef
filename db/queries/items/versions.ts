// The versions of items: one per save, pruned to the newest.
import { and, count, desc, eq, getTableColumns, lt, lte, ne, sql } from 'drizzle-orm';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import type { VersionCause, VersionList } from '#db/contract/versions.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import {
  STAT_BURST_MS,
  VERSION_MAX_BYTES,
  VERSIONS_KEPT,
  VERSIONS_KEPT_BYTES,
} from '#db/limits.ts';
import { versions } from '#db/schema.ts';
import type { DiscardedDraft } from './draft-rows.ts';
import { isOf, isOfAny } from './item-tables.ts';

type NewVersion = typeof versions.$inferInsert;
export type Version = typeof versions.$inferSelect;

const {
  snapshot: _,
  bytes: __,
  kind: ___,
  itemId: ____,
  ...summaryColumns
} = getTableColumns(versions);
const ROWS_AT_ONCE = 100;

/**
 * A save to record. `before` is null for a new item; `discarded` is a draft that the save removed.
 * `writtenBy` is the name of the API token that wrote the text of `after`; omitted for staff.
 */
interface SavedItem {
  before: CleanItem | null;
  after: CleanItem;
  cause: VersionCause;
  discarded?: DiscardedDraft<CleanItem>;
  writtenBy?: string | null;
}

/**
 * Stores a version of each saved item and prunes old ones (limits.ts). An item without versions first gets one of its
 * previous state.
 */
export async function recordVersions(
  tx: Queryable,
  kind: ItemKind,
  saves: readonly SavedItem[],
): Promise<void> {
  const known = saves.filter(({ before }) => before !== null).map(({ after }) => after.id);
  const kept = Map.groupBy(await selectSizes(tx, kind, known), ({ itemId }) => itemId);
  const rows = saves.flatMap((save) => toRows(kind, save, !kept.has(save.after.id)));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await tx.insert(versions).values(rows.slice(first, first + ROWS_AT_ONCE));
  for (const [itemId, older] of kept) {
    const added = rows.filter((row) => row.itemId === itemId);
    const newestExpiredId = newestExpired(added, older);
    if (newestExpiredId !== null)
      await tx
        .delete(versions)
        .where(and(isOf(versions, kind, itemId), lte(versions.id, newestExpiredId)));
  }
}

/**
 * Stores versions of items that a change elsewhere reached: a name or a picture was replaced in all of them. Nobody has read the
 * items, so what an API token wrote last still counts as written by it.
 */
export async function recordUnreadVersions(
  tx: Queryable,
  kind: ItemKind,
  saves: readonly { before: CleanItem; after: CleanItem }[],
): Promise<void> {
  const ids = saves.map(({ before }) => before.id);
  const lastTokens = await findLastTokens(tx, kind, ids);
  const withWriter = saves.map(
    (save): SavedItem => ({
      ...save,
      cause: 'saved',
      writtenBy: lastTokens.get(save.before.id) ?? null,
    }),
  );
  await recordVersions(tx, kind, withWriter);
}

/** Stores a version of the draft of `item` that was discarded without a save. */
export async function recordDiscarded(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  { item: after, writtenBy }: DiscardedDraft<CleanItem>,
): Promise<void> {
  await recordVersions(tx, kind, [{ before: item, after, cause: 'draft', writtenBy }]);
}

/**
 * Stores a version of a case study of which an API call changed a stat. Those changed within seconds belong to one version, or
 * to that of the save before.
 */
export async function recordStats(
  tx: Queryable,
  { before, after }: { before: CleanItem; after: CleanItem },
): Promise<void> {
  const now = new Date().toISOString();
  const [newest] = await tx
    .select(summaryColumns)
    .from(versions)
    .where(isOf(versions, 'case-study', after.id))
    .orderBy(desc(versions.id))
    .limit(1);
  const age = newest ? Date.parse(now) - Date.parse(newest.savedAt) : Number.POSITIVE_INFINITY;
  if (newest && newest.cause !== 'draft' && age >= 0 && age <= STAT_BURST_MS) {
    const changed =
      newest.cause === 'created' ? newest.changed : [...new Set([...newest.changed, 'stats'])];
    const snapshot = { ...after };
    await tx
      .update(versions)
      .set({ savedAt: now, changed, snapshot, bytes: bytesOf(snapshot) })
      .where(eq(versions.id, newest.id));
  } else {
    const saved = { ...after, updatedAt: now };
    await recordVersions(tx, 'case-study', [{ before, after: saved, cause: 'saved' }]);
  }
}

/** One page of an item's versions, newest first; empty when it has none. */
export async function listVersions(
  db: Database,
  kind: ItemKind,
  itemId: number,
  { page, limit }: { page: number; limit: number },
): Promise<VersionList> {
  return db.read(async (read) => {
    const [items, [counted]] = await Promise.all([
      read
        .select(summaryColumns)
        .from(versions)
        .where(isOf(versions, kind, itemId))
        .orderBy(desc(versions.id))
        .limit(limit)
        .offset((page - 1) * limit),
      read
        .select({ total: count() })
        .from(versions)
        .where(isOf(versions, kind, itemId)),
    ]);
    return { versions: items, pagination: paginationOf({ page, limit }, counted?.total ?? 0) };
  });
}

/** A version of that item. Throws `NotFoundError`. */
export async function getVersion(
  read: Queryable,
  kind: ItemKind,
  itemId: number,
  versionId: number,
): Promise<Version> {
  const [row] = await read
    .select()
    .from(versions)
    .where(and(isOf(versions, kind, itemId), eq(versions.id, versionId)));
  if (!row) throw new NotFoundError('Version not found');
  return row;
}

/** The id of the newest version before that one, ignoring drafts; null when there is none. */
export async function findVersionBefore(
  read: Queryable,
  kind: ItemKind,
  itemId: number,
  versionId: number,
): Promise<number | null> {
  const [row] = await read
    .select({ id: versions.id })
    .from(versions)
    .where(
      and(isOf(versions, kind, itemId), lt(versions.id, versionId), ne(versions.cause, 'draft')),
    )
    .orderBy(desc(versions.id))
    .limit(1);
  return row?.id ?? null;
}

/** The last public version of each item, or the last scheduled one, with title and slug. */
export function findLastPublicVersions(
  read: Queryable,
  kind: ItemKind,
  itemIds: readonly number[],
) {
  return read
    .select({
      itemId: versions.itemId,
      // SQLite takes the other columns from the row with the maximum
      id: sql<number>`max(${versions.id})`,
      title: versions.title,
      slug: sql<string>`json_extract(${versions.snapshot}, '$.slug')`,
    })
    .from(versions)
    .where(
      and(
        isOfAny(versions, kind, itemIds),
        ne(versions.status, 'draft'),
        ne(versions.cause, 'draft'),
      ),
    )
    .groupBy(versions.itemId);
}

/** The names of the API tokens that made the last save of the items, by id; none for an item that staff saved last. */
export async function findLastTokens(
  read: Queryable,
  kind: ItemKind,
  itemIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await read
    .select({
      itemId: versions.itemId,
      // SQLite takes the other columns from the row with the maximum
      id: sql<number>`max(${versions.id})`,
      writtenBy: versions.writtenBy,
    })
    .from(versions)
    .where(and(isOfAny(versions, kind, itemIds), ne(versions.cause, 'draft')))
    .groupBy(versions.itemId);
  return new Map(
    rows.flatMap(({ itemId, writtenBy }) => (writtenBy === null ? [] : [[itemId, writtenBy]])),
  );
}

function selectSizes(tx: Queryable, kind: ItemKind, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select({ id: versions.id, itemId: versions.itemId, bytes: versions.bytes })
    .from(versions)
    .where(isOfAny(versions, kind, ids))
    .orderBy(desc(versions.id));
}

function toRows(kind: ItemKind, save: SavedItem, isFirst: boolean): NewVersion[] {
  const { before, after, cause, discarded, writtenBy = null } = save;
  const rows: NewVersion[] = [];
  if (before && isFirst) rows.push(toRow(kind, before, 'created', []));
  if (discarded && before) {
    const { item, writtenBy } = discarded;
    rows.push({ ...toRow(kind, item, 'draft', changedFields(before, item)), writtenBy });
  }
  const own = toRow(kind, after, cause, before ? changedFields(before, after) : []);
  rows.push({ ...own, writtenBy });
  return rows.filter(({ bytes }) => bytes <= VERSION_MAX_BYTES);
}

function toRow(
  kind: ItemKind,
  item: CleanItem,
  cause: VersionCause,
  changed: string[],
): NewVersion {
  const { title, status, updatedAt } = item;
  const snapshot = { ...item };
  const bytes = bytesOf(snapshot);
  return {
    kind,
    itemId: item.id,
    savedAt: updatedAt,
    cause,
    title,
    status,
    changed,
    bytes,
    snapshot,
  };
}

/** Whether a version of the item is stored: too large items are saved without one. */
export function fitsHistory(item: CleanItem): boolean {
  return bytesOf(item) <= VERSION_MAX_BYTES;
}

function bytesOf(snapshot: object): number {
  return Buffer.byteLength(JSON.stringify(snapshot));
}

/** The names of the fields that differ in `after`, except `id` and `updatedAt`. */
export function changedFields(before: object, after: object): string[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([name]) => name !== 'id' && name !== 'updatedAt')
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]))
    .map(([name]) => name);
}

/** The id up to which versions exceed the limits; null when all can stay. The newest always stays. */
function newestExpired(
  added: { bytes: number }[],
  older: { id: number; bytes: number }[],
): number | null {
  let number = added.length;
  let bytes = added.reduce((sum, row) => sum + row.bytes, 0);
  for (const row of older) {
    number += 1;
    bytes += row.bytes;
    if (number > VERSIONS_KEPT || bytes > VERSIONS_KEPT_BYTES) return row.id;
  }
  return null;
}
