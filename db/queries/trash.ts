// Recently deleted items: the list, restoring, and permanent deletion.
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { TrashList, TrashQuery } from '#db/contract/trash.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import {
  caseStudies,
  drafts,
  posts,
  redirects,
  shares,
  stats,
  trash,
  versions,
} from '#db/schema.ts';
import { freeSlug } from './free-slug.ts';
import { getItem } from './items.ts';
import { afterSave } from './saved-item.ts';
import { indexItem } from './search-index.ts';
import { removeFromTrash } from './trash-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION_MS = TRASH_KEPT_DAYS * DAY_MS;
const NOT_IN_TRASH = 'This item is not among the recently deleted ones';

/** A restored item, and whether its slug had to change. */
export interface RestoredItem {
  item: Item;
  slugChanged: boolean;
}

/** One page of deleted items, last deleted first. `goneAt` is when an item is deleted permanently. */
export async function listTrash(db: Database, query: TrashQuery): Promise<TrashList> {
  const { kind, page, limit } = query;
  const where = kind ? eq(trash.kind, kind) : undefined;
  return db.read(async (read) => {
    const [rows, [counted]] = await Promise.all([
      read
        .select({
          kind: trash.kind,
          id: trash.itemId,
          title: trash.title,
          slug: trash.slug,
          deletedAt: trash.deletedAt,
        })
        .from(trash)
        .where(where)
        .orderBy(desc(trash.deletedAt), desc(trash.itemId))
        .limit(limit)
        .offset((page - 1) * limit),
      read.select({ total: count() }).from(trash).where(where),
    ]);
    const total = counted?.total ?? 0;
    return {
      items: rows.map((row) => ({
        ...row,
        goneAt: new Date(Date.parse(row.deletedAt) + RETENTION_MS).toISOString(),
      })),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    };
  });
}

/**
 * Restores a deleted item with its id, stats, draft and history. When another item has taken its slug, it gets the next
 * free one: `slug-2`. Throws `NotFoundError`.
 */
export async function restoreDeleted(
  db: Database,
  kind: ItemKind,
  id: number,
): Promise<RestoredItem> {
  return db.write((tx) => restoreFromTrash(tx, kind, id));
}

/** `restoreDeleted` inside a transaction. */
export async function restoreFromTrash(
  tx: Queryable,
  kind: ItemKind,
  id: number,
): Promise<RestoredItem> {
  const deleted = await removeFromTrash(tx, kind, id);
  if (!deleted) throw new NotFoundError(NOT_IN_TRASH);
  const slug = await freeSlug(tx, kind, deleted.slug);
  if ('content' in deleted) await tx.insert(posts).values({ ...deleted, slug });
  else {
    const { stats: itsStats, ...study } = deleted;
    await tx.insert(caseStudies).values({ ...study, slug });
    if (itsStats.length > 0) await tx.insert(stats).values(itsStats);
  }
  const after = await getItem(tx, kind, id);
  if (slug === deleted.slug) await indexItem(tx, kind, after);
  // another item has the old address now, so no redirect is created
  else
    await afterSave(tx, kind, {
      before: { ...deleted, status: 'draft' },
      after,
      cause: 'restored',
    });
  return { item: after, slugChanged: slug !== deleted.slug };
}

/** Deletes an item in the trash permanently, with its draft, versions, redirects and links. Throws `NotFoundError`. */
export async function deletePermanently(db: Database, kind: ItemKind, id: number): Promise<void> {
  await db.write(async (tx) => {
    if (!(await removeFromTrash(tx, kind, id))) throw new NotFoundError(NOT_IN_TRASH);
    await deleteRelated(tx, kind, id);
  });
}

/** Deletes the items permanently that have been in the trash for 30 days at `now` (epoch ms). Returns their number. */
export async function deleteExpiredTrash(db: Database, now: number): Promise<number> {
  const before = new Date(now - RETENTION_MS).toISOString();
  const old = await db.read((read) =>
    read
      .select({ kind: trash.kind, id: trash.itemId })
      .from(trash)
      .where(lt(trash.deletedAt, before)),
  );
  let deleted = 0;
  for (const { kind, id } of old)
    await db.write(async (tx) => {
      const [row] = await tx
        .delete(trash)
        .where(and(eq(trash.kind, kind), eq(trash.itemId, id), lt(trash.deletedAt, before)))
        .returning({ id: trash.itemId });
      if (!row) return;
      await deleteRelated(tx, kind, id);
      deleted += 1;
    });
  return deleted;
}

async function deleteRelated(tx: Queryable, kind: ItemKind, itemId: number): Promise<void> {
  for (const table of [drafts, versions, redirects, shares])
    await tx.delete(table).where(and(eq(table.kind, kind), eq(table.itemId, itemId)));
}
