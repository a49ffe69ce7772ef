// The number of uses of each picture in items, counted from their texts. Only texts changed since the last count are read.
import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { ITEM_KINDS } from '#db/contract/item-kind.ts';
import type { MediaList, MediaQuery } from '#db/contract/media/media.ts';
import { nameOfMedia } from '#db/contract/media/media-name.ts';
import type { Database } from '#db/database.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { readSetting } from '#db/queries/settings.ts';
import { drafts, trash, uploads } from '#db/schema.ts';
import { listMedia } from './media.ts';
import { columnOf, PICTURE_COLUMNS } from './media-uses.ts';

const READ_AT_ONCE = 100;
const ADDRESS = /(?<=^|["'\s])\/(?:uploads|images|attached-assets|videos)\/[\w./-]+/g;

/** A table with texts that show pictures. */
interface Source {
  table: SQLiteTable;
  /** Identifies a row. */
  id: SQL;
  /** Changes whenever the text of the row changes. */
  stamp: SQL;
  text: SQL;
}

/** The last reading of a source: the picture names of each row by id and stamp, and the counts. */
interface Seen {
  stamps: string;
  rows: ReadonlyMap<string, readonly string[]>;
  counts: ReadonlyMap<string, number>;
}
const seenBy = new WeakMap<Database, readonly Seen[]>();

/** One page of the library; uses are counted only when the query needs them. */
export async function listLibrary(db: Database, query: MediaQuery): Promise<MediaList> {
  const needsUses = query.sort === 'uses' || query.show === 'unused';
  return listMedia(db, query, needsUses ? await countPictureUses(db) : undefined);
}

/** The number of items, drafts and deleted items that show each picture, by name; unused pictures are omitted. */
export async function countPictureUses(db: Database): Promise<Map<string, number>> {
  const before = seenBy.get(db) ?? [];
  // replacing a picture changes rows in the trash without changing their dates
  const replacedAt = await db.read((read) => readSetting(read, 'picturesReplacedAt'));
  const seen: Seen[] = [];
  for (const [at, source] of sources(replacedAt).entries())
    seen.push(await readSource(db, source, before[at]));
  seenBy.set(db, seen);
  const counts = new Map<string, number>();
  for (const { counts: ofSource } of [...seen, countsOf([await postersOfFilms(db)])])
    for (const [name, count] of ofSource) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

/** Reads the rows of the source that changed since `before`. */
async function readSource(db: Database, source: Source, before?: Seen): Promise<Seen> {
  const { table, id, stamp, text } = source;
  const row = sql<string>`${id} || ' ' || ${stamp}`;
  const [found] = await db.read((read) =>
    // joined into one text, because transferring ten thousand rows takes longer than reading them
    read.select({ stamps: sql<string | null>`group_concat(${row})` }).from(table),
  );
  const stamps = found?.stamps ?? '';
  if (before?.stamps === stamps) return before;
  const rows = new Map<string, readonly string[]>();
  const changed: string[] = [];
  for (const key of stamps === '' ? [] : stamps.split(',')) {
    const known = before?.rows.get(key);
    if (known) rows.set(key, known);
    else changed.push(key.slice(0, key.indexOf(' ')));
  }
  for (let at = 0; at < changed.length; at += READ_AT_ONCE) {
    const read = await db.read((tx) =>
      tx
        .select({ key: row, text: sql<string>`${text}` })
        .from(table)
        .where(inArray(id, changed.slice(at, at + READ_AT_ONCE))),
    );
    for (const each of read) rows.set(each.key, picturesIn(each.text));
  }
  return { stamps, rows, ...countsOf(rows.values()) };
}

function sources(replacedAt: string): Source[] {
  const ofItems = ITEM_KINDS.map((kind) => {
    const { id, updatedAt } = ITEM_TABLE[kind];
    const columns = PICTURE_COLUMNS[kind].map(
      (column) => sql`coalesce(${columnOf(kind, column)}, '')`,
    );
    return {
      table: ITEM_TABLE[kind],
      id: sql`${id}`,
      stamp: sql`${updatedAt}`,
      text: sql.join(columns, sql` || '\n' || `),
    };
  });
  return [
    ...ofItems,
    {
      table: drafts,
      id: sql`${drafts.kind} || ${drafts.itemId}`,
      stamp: sql`${drafts.updatedAt}`,
      text: sql`${drafts.fields}`,
    },
    {
      table: trash,
      // the values in the index of the dates, so that the snapshots are not read
      id: sql`${trash}.rowid`,
      stamp: sql`${trash.deletedAt} || ${replacedAt}`,
      text: sql`${trash.snapshot}`,
    },
  ];
}

async function postersOfFilms(db: Database): Promise<string[]> {
  const rows = await db.read((read) =>
    read.select({ poster: uploads.poster }).from(uploads).where(isNotNull(uploads.poster)),
  );
  return rows.flatMap(({ poster }) => picturesIn(poster ?? ''));
}

function countsOf(rows: Iterable<readonly string[]>): Pick<Seen, 'counts'> {
  const counts = new Map<string, number>();
  for (const names of rows) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return { counts };
}

/** The names of the pictures with addresses in the text, without duplicates. */
function picturesIn(text: string): string[] {
  const names = new Set<string>();
  for (const [address] of text.matchAll(ADDRESS)) {
    const name = nameOfMedia(address);
    if (name) names.add(name);
  }
  return [...names];
}
