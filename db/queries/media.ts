// The media library: the list of pictures, their texts, and their deletion.
import { and, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Media, MediaChange, MediaList, MediaQuery } from '#db/contract/media.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InUseError, NotFoundError } from '#db/errors.ts';
import { uploads } from '#db/schema.ts';
import { findMediaUses } from './media-uses.ts';

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

/**
 * Marks the picture as deleted. The caller removes its file and then calls `deleteMediaRecord`.
 * Throws `NotFoundError`, and `InUseError` when it is used anywhere.
 */
export async function deleteMedia(db: Database, name: string): Promise<void> {
  await db.write(async (tx) => {
    await getMedia(tx, name);
    const uses = await findMediaUses(tx, name);
    if (uses.length > 0) throw new InUseError(uses);
    const deletedAt = new Date().toISOString();
    await tx.update(uploads).set({ deletedAt }).where(eq(uploads.name, name));
  });
}

/** The names of deleted pictures whose files may still exist. */
export async function listDeletedMedia(db: Database): Promise<string[]> {
  const rows = await db.read((read) =>
    read.select({ name: uploads.name }).from(uploads).where(isNotNull(uploads.deletedAt)),
  );
  return rows.map(({ name }) => name);
}

/** Deletes the record of a deleted picture, after its file was removed. */
export async function deleteMediaRecord(db: Database, name: string): Promise<void> {
  await db.write((tx) =>
    tx.delete(uploads).where(and(eq(uploads.name, name), isNotNull(uploads.deletedAt))),
  );
}

function toMedia(row: typeof uploads.$inferSelect): Media {
  const { createdAt: uploadedAt, deletedAt: _, ...known } = row;
  return { ...known, url: `/uploads/${row.name}`, uploadedAt };
}
