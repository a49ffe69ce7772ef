// The media library: the list of pictures, their texts, and their deletion.
import { and, desc, eq, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Media, MediaChange, MediaList, MediaQuery } from '#db/contract/media.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InUseError, NotFoundError } from '#db/errors.ts';
import { uploads } from '#db/schema.ts';
import { findMediaUses } from './media-uses.ts';

const NOT_IN_TRASH = 'This picture is not among the recently deleted ones';

/** Condition: the picture has no alt text and is not marked as decorative. */
const NOT_DESCRIBED = and(eq(uploads.alt, ''), eq(uploads.decorative, false));

/** One page of pictures, last uploaded first; `search` matches parts of file name, alt text or address. */
export async function listMedia(db: Database, query: MediaQuery): Promise<MediaList> {
  const { search, alt, page, limit } = query;
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const contains = (column: SQLiteColumn) => sql`${like(column, pattern)} ESCAPE '\\'`;
  const where = and(
    isNull(uploads.deletedAt),
    search.trim() === ''
      ? undefined
      : or(contains(uploads.fileName), contains(uploads.alt), contains(uploads.name)),
    alt === 'missing' ? NOT_DESCRIBED : undefined,
  );
  return db.read(async (read) => {
    const [rows, [counted]] = await Promise.all([
      read
        .select()
        .from(uploads)
        .where(where)
        .orderBy(desc(uploads.createdAt), desc(uploads.name))
        .limit(limit)
        .offset((page - 1) * limit),
      // both counts in one scan of the table
      read
        .select({ total: countOf(where), missingAlt: countOf(NOT_DESCRIBED) })
        .from(uploads)
        .where(isNull(uploads.deletedAt)),
    ]);
    const { total = 0, missingAlt = 0 } = counted ?? {};
    const pages = Math.ceil(total / limit);
    return { media: rows.map(toMedia), pagination: { page, limit, total, pages }, missingAlt };
  });
}

function countOf(condition: SQL | undefined) {
  return sql<number>`count(*) FILTER (WHERE ${condition})`;
}

/** The picture of that name. Throws `NotFoundError`. */
export async function getMedia(read: Queryable, name: string): Promise<Media> {
  const [row] = await read
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, name), isNull(uploads.deletedAt)));
  if (!row) throw new NotFoundError('Picture not found');
  return toMedia(row);
}

/** Stores what `change` holds and leaves the rest. Throws `NotFoundError`. */
export async function changeMedia(db: Database, name: string, change: MediaChange): Promise<Media> {
  return db.write(async (tx) => {
    const stored = await getMedia(tx, name);
    if (Object.keys(change).length === 0) return stored;
    const [row] = await tx.update(uploads).set(change).where(eq(uploads.name, name)).returning();
    return toMedia(row as typeof uploads.$inferSelect);
  });
}

/** Moves the picture to the trash; its file stays. Throws `NotFoundError`, and `InUseError` when it is used anywhere. */
export async function deleteMedia(db: Database, name: string): Promise<void> {
  await db.write(async (tx) => {
    await getMedia(tx, name);
    const uses = await findMediaUses(tx, name);
    if (uses.length > 0) throw new InUseError(uses);
    const deletedAt = new Date().toISOString();
    await tx.update(uploads).set({ deletedAt }).where(eq(uploads.name, name));
  });
}

/** Restores a picture from the trash. Throws `NotFoundError`. */
export async function restoreMedia(db: Database, name: string): Promise<Media> {
  return db.write(async (tx) => {
    const [row] = await tx
      .update(uploads)
      .set({ deletedAt: null })
      .where(isInTrash(name))
      .returning();
    if (!row) throw new NotFoundError(NOT_IN_TRASH);
    return toMedia(row);
  });
}

/** The names of the pictures in the trash; with `before` (ISO 8601) those that were deleted before that date. */
export async function listDeletedMedia(db: Database, before?: string): Promise<string[]> {
  const where = and(
    isNotNull(uploads.deletedAt),
    before ? lt(uploads.deletedAt, before) : undefined,
  );
  const rows = await db.read((read) =>
    read.select({ name: uploads.name }).from(uploads).where(where),
  );
  return rows.map(({ name }) => name);
}

/** Deletes the record of a picture in the trash. Throws `NotFoundError` when it is not there. */
export async function deleteMediaRecord(db: Database, name: string): Promise<void> {
  await db.write(async (tx) => {
    const gone = await tx.delete(uploads).where(isInTrash(name)).returning({ name: uploads.name });
    if (gone.length === 0) throw new NotFoundError(NOT_IN_TRASH);
  });
}

function isInTrash(name: string): SQL | undefined {
  return and(eq(uploads.name, name), isNotNull(uploads.deletedAt));
}

function toMedia(row: typeof uploads.$inferSelect): Media {
  const { createdAt: uploadedAt, deletedAt: _, ...known } = row;
  return { ...known, url: `/uploads/${row.name}`, uploadedAt };
}
