// The media library: listing pictures, their texts, and their deletion.
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  type Media,
  type MediaChange,
  type MediaList,
  type MediaQuery,
  type MediaUse,
  pictureFrame,
} from '#db/contract/media/media.ts';
import {
  addressOfMedia,
  kindOfMedia,
  type MediaKind,
  nameOfPicture,
} from '#db/contract/media/media-name.ts';
import {
  canHaveFrame,
  type PictureFrame,
  problemOfFrame,
} from '#db/contract/media/picture-frame.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InUseError, InvalidInputError, NotFoundError } from '#db/errors.ts';
import { type StoredFrame, uploads } from '#db/schema.ts';
import { findMediaUses } from './media-uses.ts';

/** A deletion of many pictures searches all texts for each of them. */
const DELETE_WITHIN_MS = 10_000;
const NOT_IN_TRASH = 'This file is not in Recently deleted';

/** The media types of a kind, as a pattern. */
const TYPES: Record<MediaKind, string> = {
  picture: 'image/%',
  film: 'video/%',
  pdf: 'application/pdf',
};

/** Condition: the picture has no alt text and is not marked as decorative. */
const NOT_DESCRIBED = and(
  eq(uploads.alt, ''),
  eq(uploads.decorative, false),
  like(uploads.type, TYPES.picture),
);

/** Condition: a picture of the site. */
const OF_SITE = isNotNull(uploads.site);

/**
 * One page of pictures; `search` matches parts of file name, alt text or address. `uses` holds the number of uses of each
 * picture in items; only the order `uses` and the filter for unused pictures need it.
 */
export async function listMedia(
  db: Database,
  query: MediaQuery,
  uses: ReadonlyMap<string, number> = new Map(),
): Promise<MediaList> {
  const { page, limit } = query;
  const onlyMissing = query.alt === 'missing';
  const where = and(isNull(uploads.deletedAt), ...conditionsOf(query, uses));
  return db.read(async (read) => {
    const [rows, [counted]] = await Promise.all([
      read
        .select()
        .from(uploads)
        .where(and(where, onlyMissing ? NOT_DESCRIBED : undefined))
        .orderBy(...orderOf(query.sort, uses), asc(uploads.name))
        .limit(limit)
        .offset((page - 1) * limit),
      // both counts in one scan of the table
      read
        .select({
          all: count(),
          missingAlt: sql<number>`count(*) FILTER (WHERE ${NOT_DESCRIBED})`,
        })
        .from(uploads)
        .where(where),
    ]);
    const { all = 0, missingAlt = 0 } = counted ?? {};
    const total = onlyMissing ? missingAlt : all;
    return { media: rows.map(toMedia), pagination: paginationOf(query, total), missingAlt };
  });
}

/** The conditions of a query, besides whether the alt text is missing. */
function conditionsOf(
  { search, kind, show }: MediaQuery,
  uses: ReadonlyMap<string, number>,
): (SQL | undefined)[] {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const contains = (column: SQLiteColumn) => sql`${like(column, pattern)} ESCAPE '\\'`;
  const shown = {
    unused: isUnused(uses),
    site: OF_SITE,
    uploads: isNull(uploads.site),
  };
  return [
    search.trim() === ''
      ? undefined
      : or(contains(uploads.fileName), contains(uploads.alt), contains(uploads.name)),
    kind && like(uploads.type, TYPES[kind]),
    show && shown[show],
  ];
}

function orderOf(sort: MediaQuery['sort'], uses: ReadonlyMap<string, number>): SQL[] {
  // uploads of staff before the pictures of the site
  const newest = [sql`${uploads.site} IS NOT NULL`, desc(uploads.createdAt)];
  const byName = sql`coalesce(nullif(${uploads.fileName}, ''), ${uploads.name}) COLLATE NOCASE`;
  return {
    newest,
    name: [byName],
    size: [desc(uploads.bytes)],
    uses: [desc(countOfUses(uses)), ...newest],
  }[sort];
}

/** The number of items and pages of code that show a picture. */
function countOfUses(uses: ReadonlyMap<string, number>): SQL {
  // grouped, so that SQLite stores it with an index instead of reading the JSON for every picture
  const counts = sql`(SELECT key, value AS n FROM json_each(${jsonOf(uses)}) GROUP BY key)`;
  return sql`(coalesce((SELECT n FROM ${counts} AS used WHERE used.key = ${uploads.name}), 0) + ${PAGES})`;
}

/** Condition: no item and no page of code shows the picture. */
function isUnused(uses: ReadonlyMap<string, number>): SQL {
  return sql`(${uploads.name} NOT IN (SELECT key FROM json_each(${jsonOf(uses)})) AND ${PAGES} = 0)`;
}

/** The number of pages of code that show it. */
const PAGES = sql`coalesce(json_array_length(${uploads.site}, '$.pages'), 0)`;

function jsonOf(uses: ReadonlyMap<string, number>): string {
  return JSON.stringify(Object.fromEntries(uses));
}

/** The picture, film or PDF with this name. Throws `NotFoundError`. */
export async function getMedia(read: Queryable, name: string): Promise<Media> {
  const [row] = await read
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, name), isNull(uploads.deletedAt)));
  if (!row) throw new NotFoundError('File not found');
  return toMedia(row);
}

/** A change, with the placeholder colours of its frame. */
type MediaRowChange = Omit<MediaChange, 'frame'> & { frame?: StoredFrame | null };

/** Stores the fields in `change` and keeps the others. Throws `NotFoundError`, `InvalidInputError`. */
export async function changeMedia(
  db: Database,
  name: string,
  change: MediaRowChange,
): Promise<Media> {
  return db.write(async (tx) => {
    const stored = await getMedia(tx, name);
    if (Object.keys(change).length === 0) return stored;
    if (change.poster !== undefined) await assertPoster(tx, stored, change.poster);
    if (change.frame) assertFrame(stored, change.frame);
    const [row] = await tx.update(uploads).set(change).where(eq(uploads.name, name)).returning();
    return toMedia(row as typeof uploads.$inferSelect);
  });
}

/** Throws `InvalidInputError` when the frame is invalid for the picture. */
export function assertFrame(picture: Media, frame: PictureFrame): void {
  if (!canHaveFrame(picture.type))
    throw new InvalidInputError('Only a JPEG, PNG, WebP or AVIF picture can be cropped', 'frame');
  const problem = problemOfFrame(frame, picture);
  if (problem) throw new InvalidInputError(problem, 'frame');
}

async function assertPoster(tx: Queryable, film: Media, poster: string | null): Promise<void> {
  if (film.kind !== 'film') throw new InvalidInputError('Only a film has a poster', 'poster');
  if (poster === null) return;
  const name = nameOfPicture(poster);
  const isThere = name !== undefined && (await getMedia(tx, name).catch(() => null)) !== null;
  if (!isThere) throw new InvalidInputError('Choose a picture from the library', 'poster');
}

/**
 * Moves the picture to the trash; its file stays. Throws `NotFoundError`, `InvalidInputError` for a picture of the site,
 * and `InUseError` when it is in use.
 */
export async function deleteMedia(db: Database, name: string): Promise<void> {
  await db.write(async (tx) => {
    const { sitePages } = await getMedia(tx, name);
    if (sitePages)
      throw new InvalidInputError('Files that belong to the site itself cannot be deleted', 'name');
    const uses = await findMediaUses(tx, name);
    if (uses.length > 0) throw new InUseError(uses);
    const deletedAt = new Date().toISOString();
    await tx.update(uploads).set({ deletedAt }).where(eq(uploads.name, name));
  });
}

/**
 * Moves the unused ones of the pictures to the trash, in one transaction; returns their names. Pictures that are in use, of
 * the site, or already deleted are skipped.
 */
export async function deleteUnusedMedia(db: Database, names: readonly string[]): Promise<string[]> {
  const deletedAt = new Date().toISOString();
  return db.write(
    async (tx) => {
      const found = await tx
        .select({ name: uploads.name })
        .from(uploads)
        .where(
          and(inArray(uploads.name, [...names]), isNull(uploads.site), isNull(uploads.deletedAt)),
        );
      const unused: string[] = [];
      for (const { name } of found)
        if ((await findMediaUses(tx, name)).length === 0) unused.push(name);
      await tx.update(uploads).set({ deletedAt }).where(inArray(uploads.name, unused));
      return unused;
    },
    { withinMs: DELETE_WITHIN_MS },
  );
}

/** Restores a picture from the trash; one outside it stays. Throws `NotFoundError`. */
export async function restoreMedia(db: Database, name: string): Promise<Media> {
  return db.write(async (tx) => {
    const [row] = await tx
      .update(uploads)
      .set({ deletedAt: null })
      .where(eq(uploads.name, name))
      .returning();
    if (!row) throw new NotFoundError(NOT_IN_TRASH);
    return toMedia(row);
  });
}

/** The names of the pictures in the trash; with `before` (ISO 8601) only those deleted before that date. */
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

/**
 * Deletes the record of a picture in the trash. Throws `NotFoundError` when it is not there, and `InUseError` when it is in
 * use again.
 */
export async function deleteMediaRecord(db: Database, name: string): Promise<void> {
  await db.write(async (tx) => {
    const uses = await findMediaUses(tx, name);
    if (uses.length > 0) throw new InUseError(uses, usedAgain(uses));
    const deleted = await tx
      .delete(uploads)
      .where(isInTrash(name))
      .returning({ name: uploads.name });
    if (deleted.length === 0) throw new NotFoundError(NOT_IN_TRASH);
  });
}

function usedAgain([use]: readonly MediaUse[]): string {
  const place = use?.title ? ` in “${use.title}”` : '';
  return `It is in use again${place}, so it was not deleted. Restore it, or remove it there first.`;
}

function isInTrash(name: string): SQL | undefined {
  return and(eq(uploads.name, name), isNotNull(uploads.deletedAt));
}

function toMedia(row: typeof uploads.$inferSelect): Media {
  const { createdAt: uploadedAt, deletedAt: _, site, frame, ...known } = row;
  return {
    ...known,
    frame: frame && pictureFrame.parse(frame),
    kind: kindOfMedia(row.name),
    url: addressOfMedia(row.name),
    uploadedAt,
    sitePages: site?.pages ?? null,
  };
}
