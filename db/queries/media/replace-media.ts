// Replaces a picture by another everywhere it is used, in one transaction.
import { eq, inArray, sql } from 'drizzle-orm';
import { ITEM_KINDS, type ItemKind } from '#db/contract/item-kind.ts';
import type { MediaUse } from '#db/contract/media/media.ts';
import { addressOfMedia, type MediaKind } from '#db/contract/media/media-name.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InvalidInputError } from '#db/errors.ts';
import { rebaseDraft } from '#db/queries/items/draft-rows.ts';
import { ITEM_TABLE, isOf } from '#db/queries/items/item-tables.ts';
import { getItems } from '#db/queries/items/items.ts';
import { nextUpdatedAt } from '#db/queries/items/saving.ts';
import { recordUnreadVersions } from '#db/queries/items/versions.ts';
import { storeSettings } from '#db/queries/settings.ts';
import { drafts, trash, uploads } from '#db/schema.ts';
import { getMedia } from './media.ts';
import {
  columnOf,
  containsName,
  findMediaUses,
  PICTURE_COLUMNS,
  withPicture,
} from './media-uses.ts';

const WITHIN_MS = 5000;
const KIND_NAME: Record<MediaKind, string> = { picture: 'picture', film: 'film', pdf: 'PDF' };

/**
 * Replaces the picture `name` by `by` in items, drafts and the trash; changed items get a version. When `by` has no alt text,
 * it gets that of `name`. Returns the uses. Throws `NotFoundError` when one of the pictures does not exist,
 * `InvalidInputError` when they are the same.
 */
export async function replaceMedia(db: Database, name: string, by: string): Promise<MediaUse[]> {
  if (name === by) throw new InvalidInputError('Choose another picture', 'with');
  return db.write((tx) => replace(tx, name, by), { withinMs: WITHIN_MS });
}

async function replace(tx: Queryable, name: string, by: string): Promise<MediaUse[]> {
  const [old, next] = [await getMedia(tx, name), await getMedia(tx, by)];
  if (old.kind !== next.kind)
    throw new InvalidInputError(`Choose another ${KIND_NAME[old.kind]}`, 'with');
  const uses = await findMediaUses(tx, name);
  for (const kind of ITEM_KINDS) {
    const ids = uses.flatMap((use) => (use.where === 'live' && use.kind === kind ? use.id : []));
    if (ids.length > 0) await replaceInItems(tx, kind, ids, name, by);
  }
  const inText = (column: object) => withPicture(column, name, by);
  const inDrafts = containsName(drafts.fields, name);
  const typed = await tx.select({ updatedAt: drafts.updatedAt }).from(drafts).where(inDrafts);
  await tx
    .update(drafts)
    .set({
      fields: inText(drafts.fields),
      // with a new `updatedAt`, as for items below
      updatedAt: nextUpdatedAt(...typed.map((draft) => draft.updatedAt)),
    })
    .where(inDrafts);
  await replaceInTrash(tx, name, by);
  await storeSettings(tx, { picturesReplacedAt: new Date().toISOString() });
  await tx
    .update(uploads)
    .set({ poster: addressOfMedia(by) })
    .where(eq(uploads.poster, addressOfMedia(name)));
  if (next.alt === '' && !next.decorative)
    await tx
      .update(uploads)
      .set({ alt: old.alt, decorative: old.decorative })
      .where(eq(uploads.name, by));
  return uses;
}

async function replaceInItems(
  tx: Queryable,
  kind: ItemKind,
  ids: number[],
  name: string,
  by: string,
): Promise<void> {
  const table = ITEM_TABLE[kind];
  const before = await getItems(tx, kind, ids);
  const updatedAt = nextUpdatedAt(...before.map((item) => item.updatedAt));
  const swapped = PICTURE_COLUMNS[kind].map((column) => [
    column,
    withPicture(columnOf(kind, column), name, by),
  ]);
  await tx
    .update(table)
    // with a new `updatedAt`, so that an open form cannot restore the old picture unnoticed
    .set({ ...Object.fromEntries(swapped), updatedAt })
    .where(inArray(table.id, ids));
  const after = await getItems(tx, kind, ids);
  const saves = before.map((item, i) => ({ before: item, after: after[i] as typeof item }));
  await recordUnreadVersions(tx, kind, saves);
  for (const item of before) await rebaseDraft(tx, kind, item, updatedAt);
}

async function replaceInTrash(tx: Queryable, name: string, by: string): Promise<void> {
  const deleted = await tx.select().from(trash).where(containsName(trash.snapshot, name));
  for (const { kind, itemId, snapshot } of deleted) {
    const updatedAt = nextUpdatedAt(snapshot.updatedAt);
    const swapped = withPicture(trash.snapshot, name, by);
    await tx
      .update(trash)
      .set({ snapshot: sql`json_set(${swapped}, '$.updatedAt', ${updatedAt})` })
      .where(isOf(trash, kind, itemId));
    await rebaseDraft(tx, kind, snapshot, updatedAt);
  }
}
