// Recently deleted items: listing, restoring and permanent deletion.
import { and, lt, type SQL, sql } from 'drizzle-orm';
import { findDocumentGroup } from '#db/contract/documents/document-types.ts';
import { isStaffPage } from '#db/contract/documents/documents.ts';
import type { CleanItem, Item, ItemKind } from '#db/contract/item-kind.ts';
import { KIND_PATH } from '#db/contract/kind-path.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import type { TrashList, TrashQuery } from '#db/contract/trash.ts';
import type { Database, Queryable } from '#db/database.ts';
import { ConflictError, NotFoundError } from '#db/errors.ts';
import { TRASH_KEPT_MS } from '#db/limits.ts';
import { followPartners } from '#db/queries/documents/follow-partners.ts';
import { deleteExpiredEnquiries } from '#db/queries/inbox/enquiries-trash.ts';
import { findRenames, withRenames } from '#db/queries/names/present-names.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import {
  deletedEnquiries,
  drafts,
  redirects,
  shares,
  trash,
  uploads,
  versions,
} from '#db/schema.ts';
import { selectDraft, withDraft } from './draft-rows.ts';
import { freeSlug } from './free-slug.ts';
import { insertItem } from './insert-item.ts';
import { isOf } from './item-tables.ts';
import { findItem, getItem } from './items.ts';
import { afterSave } from './saved-item.ts';
import { nextUpdatedAt } from './saving.ts';
import { removeFromTrash } from './trash-rows.ts';

const NOT_IN_TRASH = 'This item is not in Recently deleted';

/** A restored item, whether its slug had to change, and whether it became a draft because its date passed in the trash. */
export interface RestoredItem {
  item: Item;
  slugChanged: boolean;
  becameDraft: boolean;
}

type Deleted = TrashList['items'][number];
type DeletedRow = [
  kind: Deleted['kind'],
  id: Deleted['id'],
  title: string,
  slug: string,
  deletedAt: string,
  type: string | null,
];

/** The kind of an item in the paths of the API. */
const FOLDER = sql`CASE kind ${sql.join(
  Object.entries(KIND_PATH).map(([kind, path]) => sql`WHEN ${kind} THEN ${path}`),
  sql` `,
)} END`;

/** Everything in the trash, read from indexes; `folder` is the kind in the paths of the API. */
const TRASH = sql`(
  SELECT kind, item_id AS id, deleted_at AS deletedAt, ${FOLDER} AS folder FROM ${trash}
  UNION ALL
  SELECT 'enquiry', id, deleted_at, 'enquiries' FROM ${deletedEnquiries}
  UNION ALL
  SELECT 'media', name, deleted_at, 'media' FROM ${uploads} WHERE deleted_at IS NOT NULL
)`;

/** What the list shows of each entry of `page`, a part of `TRASH`: a `DeletedRow`. */
const shownOf = (page: SQL) => sql`
  SELECT CASE WHEN page.kind <> 'media' THEN page.kind
      WHEN file.type = 'application/pdf' THEN 'pdf'
      WHEN file.type IN ('video/mp4', 'video/webm') THEN 'film' ELSE 'picture' END,
    page.id, coalesce(item.title, enquiry.title, nullif(file.file_name, ''), file.name),
    coalesce(item.slug, ''), page.deletedAt,
    CASE item.kind WHEN 'document' THEN json_extract(item.snapshot, '$.type') END
  FROM (${page}) AS page
    LEFT JOIN ${trash} AS item ON item.kind = page.kind AND item.item_id = page.id
    LEFT JOIN ${deletedEnquiries} AS enquiry ON page.kind = 'enquiry' AND enquiry.id = page.id
    LEFT JOIN ${uploads} AS file ON page.kind = 'media' AND file.name = page.id
  ORDER BY page.deletedAt DESC, page.id DESC`;

/** One page of the trash, last deleted first. `goneAt` is the date of permanent deletion. */
export async function listTrash(db: Database, query: TrashQuery): Promise<TrashList> {
  const { kind, page, limit } = query;
  const where = kind ? sql`WHERE folder = ${kind}` : sql``;
  return db.read(async (read) => {
    const [rows, [counted]] = await Promise.all([
      read.values<DeletedRow>(
        shownOf(sql`SELECT kind, id, deletedAt FROM ${TRASH} ${where}
          ORDER BY deletedAt DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
      ),
      read.values<[total: number]>(sql`SELECT count(*) FROM ${TRASH} ${where}`),
    ]);
    return {
      // a row of a remote database cannot be destructured
      items: rows.map((row) => ({
        kind: row[0],
        id: row[1],
        title: row[2],
        slug: row[3],
        deletedAt: row[4],
        group: findDocumentGroup(row[5]),
        goneAt: goneAt(row[4]),
      })),
      pagination: paginationOf(query, counted?.[0] ?? 0),
    };
  });
}

function goneAt(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_KEPT_MS).toISOString();
}

/**
 * Restores a deleted item with its id, stats, draft and history. When its slug is taken, it gets the next free one, such as
 * `slug-2`. When its date passed in the trash it becomes a draft, because nobody published it. An item that exists counts as
 * restored. Throws `NotFoundError`, and `ConflictError` for a document of the site that has been stored again.
 */
export async function restoreDeleted(
  db: Database,
  kind: ItemKind,
  id: number,
): Promise<RestoredItem> {
  return db.write((tx) => restoreFromTrash(tx, kind, id));
}

/** `restoreDeleted` within a transaction. */
export async function restoreFromTrash(
  tx: Queryable,
  kind: ItemKind,
  id: number,
): Promise<RestoredItem> {
  const found = await removeFromTrash(tx, kind, id);
  if (!found) {
    const item = await findItem(tx, kind, id);
    if (item) return { item, slugChanged: false, becameDraft: false };
    throw new NotFoundError(NOT_IN_TRASH);
  }
  const { deletedAt } = found;
  const deleted = await withPresentNames(tx, found.deleted, deletedAt);
  const slug = await freeSlug(tx, kind, deleted.slug, 'type' in deleted ? deleted.type : undefined);
  if (slug !== deleted.slug && 'type' in deleted && !isStaffPage(deleted))
    throw new ConflictError('It has been edited since. Go back to the original first');
  const { publishDate, status } = deleted;
  const isDue = deletedAt < publishDate && publishDate <= new Date().toISOString();
  const becameDraft = isDue && status !== 'draft';
  await insertItem(tx, kind, { ...deleted, slug, status: becameDraft ? 'draft' : status });
  const after = await getItem(tx, kind, id);
  await followPartners(tx, null, after);
  if (slug === deleted.slug) await indexItem(tx, kind, after);
  // another item has the old address now, so no redirect is created
  else
    await afterSave(tx, kind, {
      before: { ...deleted, status: 'draft' },
      after,
      cause: 'restored',
    });
  return { item: after, slugChanged: slug !== deleted.slug, becameDraft };
}

/**
 * A deleted collection with names that were renamed since it was deleted, also in its draft. Posts and case studies are renamed
 * while they are in the trash.
 */
async function withPresentNames(
  tx: Queryable,
  deleted: CleanItem,
  deletedAt: string,
): Promise<CleanItem> {
  if (!('type' in deleted)) return deleted;
  const present = async (item: CleanItem) =>
    withRenames(item, await findRenames(tx, 'document', item, deletedAt));
  const draft = await selectDraft(tx, 'document', deleted.id);
  const typed = draft ? withDraft(deleted, draft) : deleted;
  const renamed = await present(typed);
  if (draft && renamed !== typed && 'type' in renamed)
    await tx
      .update(drafts)
      .set({
        fields: { ...draft.fields, content: renamed.content },
        updatedAt: nextUpdatedAt(draft.updatedAt),
      })
      .where(isOf(drafts, 'document', deleted.id));
  return present(deleted);
}

/** Deletes an item in the trash permanently, with its draft, versions, redirects and links. Throws `NotFoundError`. */
export async function deletePermanently(db: Database, kind: ItemKind, id: number): Promise<void> {
  await db.write(async (tx) => {
    if (!(await removeFromTrash(tx, kind, id))) throw new NotFoundError(NOT_IN_TRASH);
    await deleteRelated(tx, kind, id);
  });
}

/** The date (ISO 8601) 30 days before `now` (epoch ms): items deleted before it have expired. */
export function expiryOf(now: number): string {
  return new Date(now - TRASH_KEPT_MS).toISOString();
}

/**
 * Permanently deletes the items and enquiries that have been in the trash for 30 days at `now` (epoch ms). Returns their
 * number. Pictures, which have files, are left to `deleteExpired` of the uploads.
 */
export async function deleteExpiredTrash(db: Database, now: number): Promise<number> {
  const before = expiryOf(now);
  const old = await db.read((read) =>
    read
      .select({ kind: trash.kind, id: trash.itemId })
      .from(trash)
      .where(lt(trash.deletedAt, before)),
  );
  let deleted = await deleteExpiredEnquiries(db, before);
  for (const { kind, id } of old)
    await db.write(async (tx) => {
      const [row] = await tx
        .delete(trash)
        .where(and(isOf(trash, kind, id), lt(trash.deletedAt, before)))
        .returning({ id: trash.itemId });
      if (!row) return;
      await deleteRelated(tx, kind, id);
      deleted += 1;
    });
  return deleted;
}

async function deleteRelated(tx: Queryable, kind: ItemKind, itemId: number): Promise<void> {
  for (const table of [drafts, versions, redirects, shares])
    await tx.delete(table).where(isOf(table, kind, itemId));
}
