// Recently deleted items: the list, bringing one back, and the end of them.
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
const KEPT_MS = TRASH_KEPT_DAYS * DAY_MS;
const GONE = 'This item is not among the recently deleted ones';

/** An item that is back; its slug may have had to change. */
export interface RestoredItem {
  item: Item;
  slugChanged: boolean;
}

/** One page of deleted items, last deleted first. `goneAt`: when each goes for good. */
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
        goneAt: new Date(Date.parse(row.deletedAt) + KEPT_MS).toISOString(),
      })),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    };
  });
}

/**
 * Brings a deleted item back as it was, with its id, stats, draft and history. When another item has its address by
 * now, it gets the next free one: `slug-2`. Throws `NotFoundError`.
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
  if (!deleted) throw new NotFoundError(GONE);
  const slug = await freeSlug(tx, kind, deleted.slug);
  if ('content' in deleted) await tx.insert(posts).values({ ...deleted, slug });
  else {
    const { stats: theirs, ...study } = deleted;
    await tx.insert(caseStudies).values({ ...study, slug });
    if (theirs.length > 0) await tx.insert(stats).values(theirs);
  }
  const after = await getItem(tx, kind, id);
  if (slug === deleted.slug) await indexItem(tx, kind, after);
  // at its old address there is another item now, so nothing leads from there to here
  else
    await afterSave(tx, kind, {
      before: { ...deleted, status: 'draft' },
      after,
      cause: 'restored',
    });
  return { item: after, slugChanged: slug !== deleted.slug };
}

/** Deletes an item that is in the trash for good, with everything that waited for it. Throws `NotFoundError`. */
export async function deletePermanently(db: Database, kind: ItemKind, id: number): Promise<void> {
  await db.write(async (tx) => {
    if (!(await removeFromTrash(tx, kind, id))) throw new NotFoundError(GONE);
    await forget(tx, kind, id);
  });
}

/** Deletes for good what has been in the trash for longer than 30 days at `now` (epoch ms); how many items went. */
export async function deleteExpiredTrash(db: Database, now: number): Promise<number> {
  const before = new Date(now - KEPT_MS).toISOString();
  const old = await db.read((read) =>
    read
      .select({ kind: trash.kind, id: trash.itemId })
      .from(trash)
      .where(lt(trash.deletedAt, before)),
  );
  let gone = 0;
  for (const { kind, id } of old)
    await db.write(async (tx) => {
      const [row] = await tx
        .delete(trash)
        .where(and(eq(trash.kind, kind), eq(trash.itemId, id), lt(trash.deletedAt, before)))
        .returning({ id: trash.itemId });
      if (!row) return;
      await forget(tx, kind, id);
      gone += 1;
    });
  return gone;
}

async function forget(tx: Queryable, kind: ItemKind, itemId: number): Promise<void> {
  for (const table of [drafts, versions, redirects, shares])
    await tx.delete(table).where(and(eq(table.kind, kind), eq(table.itemId, itemId)));
}
