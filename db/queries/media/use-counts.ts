// How often each picture is used in items: counted from their texts, of which only those are read that changed since.
import { inArray, isNotNull, sql } from 'drizzle-orm';
import { ITEM_KINDS } from '#db/contract/item-kind.ts';
import type { MediaList, MediaQuery } from '#db/contract/media.ts';
import { nameOfMedia } from '#db/contract/media-name.ts';
import type { Database } from '#db/database.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { drafts, trash, uploads } from '#db/schema.ts';
import { listMedia } from './media.ts';
import { columnOf, PICTURE_COLUMNS } from './media-uses.ts';

const READ_AT_ONCE = 100;
const ADDRESS = /(?<=^|["'\s])\/(?:uploads|images|attached-assets|videos)\/[\w./-]+/g;

interface Seen {
  updatedAt: string;
  names: readonly string[];
}
const seenBy = new WeakMap<Database, Map<string, Seen>>();

/** One page of the library; uses are counted only where the query depends on them. */
export async function listLibrary(db: Database, query: MediaQuery): Promise<MediaList> {
  const needsUses = query.sort === 'uses' || query.show === 'unused';
  return listMedia(db, query, needsUses ? await countPictureUses(db) : undefined);
}

/** The number of items, drafts and deleted items that show each picture, by its name; unused pictures are left out. */
export async function countPictureUses(db: Database): Promise<Map<string, number>> {
  const before = seenBy.get(db) ?? new Map<string, Seen>();
  const seen = new Map<string, Seen>();
  for (const kind of ITEM_KINDS) {
    const table = ITEM_TABLE[kind];
    const stamps = await db.read((read) =>
      read.select({ id: table.id, updatedAt: table.updatedAt }).from(table),
    );
    const changed: number[] = [];
    for (const { id, updatedAt } of stamps) {
      const known = before.get(`${kind} ${id}`);
      if (known?.updatedAt === updatedAt) seen.set(`${kind} ${id}`, known);
      else changed.push(id);
    }
    const text = sql.join(
      PICTURE_COLUMNS[kind].map((column) => sql`coalesce(${columnOf(kind, column)}, '')`),
      sql` || '\n' || `,
    );
    for (let at = 0; at < changed.length; at += READ_AT_ONCE) {
      const rows = await db.read((read) =>
        read
          .select({ id: table.id, updatedAt: table.updatedAt, text: sql<string>`${text}` })
          .from(table)
          .where(inArray(table.id, changed.slice(at, at + READ_AT_ONCE))),
      );
      for (const row of rows)
        seen.set(`${kind} ${row.id}`, { updatedAt: row.updatedAt, names: picturesIn(row.text) });
    }
  }
  seenBy.set(db, seen);
  const counts = new Map<string, number>();
  const add = (names: readonly string[]) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const { names } of seen.values()) add(names);
  // few, and a replaced picture changes them without a new date
  for (const text of await otherTexts(db)) add(picturesIn(text));
  return counts;
}

/** Drafts, the trash, and the posters of films. */
async function otherTexts(db: Database): Promise<string[]> {
  const rows = await db.read((read) =>
    Promise.all([
      read.select({ text: sql<string>`${drafts.fields}` }).from(drafts),
      read.select({ text: sql<string>`${trash.snapshot}` }).from(trash),
      read
        .select({ text: sql<string>`coalesce(${uploads.poster}, '')` })
        .from(uploads)
        .where(isNotNull(uploads.poster)),
    ]),
  );
  return rows.flat().map(({ text }) => text);
}

/** The names of the pictures whose addresses stand in a text, each once. */
function picturesIn(text: string): string[] {
  const names = new Set<string>();
  for (const [address] of text.matchAll(ADDRESS)) {
    const name = nameOfMedia(address);
    if (name) names.add(name);
  }
  return [...names];
}
