// Stores changed names in live items, deleted items and pending drafts.
import { and, eq, sql } from 'drizzle-orm';
import type { CleanItem, ItemOf } from '#db/contract/item-kind.ts';
import type { NameKind, RenamedItem } from '#db/contract/names.ts';
import type { Queryable } from '#db/database.ts';
import { rebaseDraft } from '#db/queries/items/draft-rows.ts';
import { isOf } from '#db/queries/items/item-tables.ts';
import { nextUpdatedAt } from '#db/queries/items/saving.ts';
import { recordUnreadVersions } from '#db/queries/items/versions.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { drafts, trash } from '#db/schema.ts';
import {
  isList,
  NAME_FIELDS,
  NAMED_TABLE,
  type NamedKind,
  namesIn,
  namesOf,
} from './name-fields.ts';

/** A live item before and after its names were changed. */
export interface StoredNames {
  before: CleanItem;
  after: CleanItem;
}

/** Stores the names, keeps pending drafts based on their items, stores a version of each item and indexes it. */
export async function storeNames(
  tx: Queryable,
  of: NameKind,
  changes: { item: CleanItem; names: string[] }[],
): Promise<StoredNames[]> {
  if (changes.length === 0) return [];
  const { kind, column } = NAME_FIELDS[of];
  const table = NAMED_TABLE[kind];
  const updatedAt = nextUpdatedAt(...changes.map(({ item }) => item.updatedAt));
  const saved = changes.map(({ item, names }) => ({
    before: item,
    after: { ...item, [column]: isList(of) ? names : (names[0] ?? null), updatedAt },
  }));
  for (const { before, after } of saved) {
    const value = (after as unknown as Record<string, unknown>)[column];
    await rebaseDraft(tx, kind, before, updatedAt);
    await tx
      .update(table)
      .set({ [column]: value, updatedAt })
      .where(eq(table.id, before.id));
    await indexItem(tx, kind, after as ItemOf<NamedKind>);
  }
  await recordUnreadVersions(tx, kind, saved);
  return saved;
}

/** Returns the new names of an item or a draft; null for no change. */
export type NamesChange = (stored: RenamedItem) => string[] | null;

/** Changes deleted items, which would otherwise restore the other name. Returns their former names. */
export async function changeDeleted(
  tx: Queryable,
  of: NameKind,
  change: NamesChange,
): Promise<RenamedItem[]> {
  const { kind, column } = NAME_FIELDS[of];
  const isOfKind = eq(trash.kind, kind);
  const rows = await tx
    .select({
      id: trash.itemId,
      updatedAt: sql<string>`json_extract(${trash.snapshot}, '$.updatedAt')`,
      value: sql<string>`json_extract(${trash.snapshot}, ${`$.${column}`})`,
    })
    .from(trash)
    .where(isOfKind);
  const changed: RenamedItem[] = [];
  for (const { id, updatedAt: before, value } of rows) {
    const names = namesOf(isList(of) ? JSON.parse(value) : value);
    const next = change({ id, updatedAt: before, names });
    if (!next) continue;
    const updatedAt = nextUpdatedAt(before);
    const stored = JSON.stringify(isList(of) ? next : (next[0] ?? null));
    await tx
      .update(trash)
      .set({
        snapshot: sql`json_set(${trash.snapshot}, ${`$.${column}`}, json(${stored}), '$.updatedAt', ${updatedAt})`,
      })
      .where(and(isOfKind, eq(trash.itemId, id)));
    await rebaseDraft(tx, kind, { id, updatedAt: before }, updatedAt);
    changed.push({ id, updatedAt, names });
  }
  return changed;
}

/** Changes pending drafts, which would otherwise restore the other name. Returns their former names. */
export async function changeDrafts(
  tx: Queryable,
  of: NameKind,
  change: NamesChange,
): Promise<RenamedItem[]> {
  const { kind, column } = NAME_FIELDS[of];
  const rows = await tx
    .select()
    .from(drafts)
    .where(
      and(eq(drafts.kind, kind), sql`json_extract(${drafts.fields}, ${`$.${column}`}) IS NOT NULL`),
    );
  const changed: RenamedItem[] = [];
  for (const { itemId: id, fields, updatedAt: before } of rows) {
    const names = namesIn(fields, column);
    const next = change({ id, updatedAt: before, names });
    if (!next) continue;
    const updatedAt = nextUpdatedAt(before);
    await tx
      .update(drafts)
      .set({ fields: { ...fields, [column]: isList(of) ? next : (next[0] ?? null) }, updatedAt })
      .where(isOf(drafts, kind, id));
    changed.push({ id, updatedAt, names });
  }
  return changed;
}
