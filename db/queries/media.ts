// The media library: the list, a picture's own texts, where it is used, and its end.
import { and, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Media, MediaChange, MediaList, MediaQuery } from '#db/contract/media.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InUseError, NotFoundError } from '#db/errors.ts';
import { uploads } from '#db/schema.ts';
import { findMediaUses } from './media-uses.ts';

/** Nobody has said what it shows, nor that it shows nothing of weight. */
const NOT_DESCRIBED = and(eq(uploads.alt, ''), eq(uploads.decorative, false));

/** One page of pictures, last uploaded first; `search` is part of the name, the address or the alt text. */
export async function listMedia(db: Database, query: MediaQuery): Promise<MediaList> {
  const { search, alt, page, limit } = query;
  const part = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const holds = (column: SQLiteColumn) => sql`${like(column, part)} ESCAPE '\\'`;
  const where = and(
    isNull(uploads.deletedAt),
    search.trim() === ''
      ? undefined
      : or(holds(uploads.fileName), holds(uploads.alt), holds(uploads.name)),
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
      // both in one walk over the table
      read
        .select({ total: countOf(where), missingAlt: countOf(NOT_DESCRIBED) })
        .from(uploads)
        .where(isNull(uploads.deletedAt)),
    ]);
    const { total = 0, missingAlt = 0 } = counted ?? {};
    const pages = Math.ceil(total / limit);
    return { media: rows.map(asMedia), pagination: { page, limit, total, pages }, missingAlt };
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
  return asMedia(row);
}

/** Stores what `change` holds and leaves the rest. Throws `NotFoundError`. */
export async function changeMedia(db: Database, name: string, change: MediaChange): Promise<Media> {
  return db.write(async (tx) => {
    const stored = await getMedia(tx, name);
    if (Object.keys(change).length === 0) return stored;
    const [row] = await tx.update(uploads).set(change).where(eq(uploads.name, name)).returning();
    return asMedia(row as typeof uploads.$inferSelect);
  });
}

/**
 * Takes the picture out of the library; its file is still to be removed, and `deleteMediaRecord` told then.
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

/** The deleted pictures whose files may still be there. */
export async function listDeletedMedia(db: Database): Promise<string[]> {
  const rows = await db.read((read) =>
    read.select({ name: uploads.name }).from(uploads).where(isNotNull(uploads.deletedAt)),
  );
  return rows.map(({ name }) => name);
}

/** The file of a deleted picture is gone. */
export async function deleteMediaRecord(db: Database, name: string): Promise<void> {
  await db.write((tx) =>
    tx.delete(uploads).where(and(eq(uploads.name, name), isNotNull(uploads.deletedAt))),
  );
}

function asMedia(row: typeof uploads.$inferSelect): Media {
  const { createdAt: uploadedAt, deletedAt: _, ...known } = row;
  return { ...known, url: `/uploads/${row.name}`, uploadedAt };
}
