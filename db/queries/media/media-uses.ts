// The uses of a picture: the items, drafts and deleted items that contain its address.
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { findDocumentGroup } from '#db/contract/documents/document-types.ts';
import { ITEM_KINDS, type ItemKind } from '#db/contract/item-kind.ts';
import type { MediaUse } from '#db/contract/media/media.ts';
import { addressOfMedia } from '#db/contract/media/media-name.ts';
import type { Queryable } from '#db/database.ts';
import { ITEM_TABLE, typeColumn } from '#db/queries/items/item-tables.ts';
import { documents, drafts, trash, uploads } from '#db/schema.ts';

/** The columns that may contain the address of a picture. */
export const PICTURE_COLUMNS: Record<ItemKind, readonly string[]> = {
  post: ['image', 'content'],
  'case-study': [
    'mainImage',
    'gridImage',
    'logo',
    'challengeContent',
    'solutionContent',
    'mediaImages',
    'mediaVideos',
    'testimonial1Image',
    'testimonial2Image',
  ],
  document: ['content'],
};

/** The column of an item of that kind, by name. */
export function columnOf(kind: ItemKind, name: string): object {
  return (ITEM_TABLE[kind] as unknown as Record<string, object>)[name] as object;
}

/** All uses of the file: in items, drafts and the trash, and as the poster of films. The history does not count. */
export async function findMediaUses(read: Queryable, name: string): Promise<MediaUse[]> {
  const [live, inDrafts, inTrash, films] = await Promise.all([
    Promise.all(ITEM_KINDS.map((kind) => findLiveUses(read, kind, name))),
    read
      .select({ kind: drafts.kind, id: drafts.itemId, title: TITLE_OF_DRAFT, type: TYPE_OF_DRAFT })
      .from(drafts)
      .where(containsName(drafts.fields, name)),
    read
      .select({ kind: trash.kind, id: trash.itemId, title: trash.title, type: TYPE_IN_TRASH })
      .from(trash)
      .where(containsName(trash.snapshot, name)),
    read
      .select({ id: uploads.name, title: uploads.fileName })
      .from(uploads)
      .where(eq(uploads.poster, addressOfMedia(name))),
  ]);
  return [
    ...live.flat(),
    // an item in the trash has no title here, but its draft is deleted and restored with it
    ...inDrafts.map((row) => toUse({ ...row, title: row.title ?? '' }, 'draft')),
    ...inTrash.map((row) => toUse(row, 'trash')),
    ...films.map((row) => ({ ...row, kind: 'film' as const, where: 'library' as const })),
  ];
}

function toUse<Where extends 'live' | 'draft' | 'trash'>(
  { type, ...row }: { kind: ItemKind; id: number; title: string; type: string | null },
  where: Where,
) {
  return { ...row, group: findDocumentGroup(type), where };
}

const TYPE_OF_DRAFT = sql<string | null>`CASE ${drafts.kind} WHEN 'document'
  THEN (SELECT type FROM ${documents} WHERE ${eq(documents.id, drafts.itemId)}) END`;
const TYPE_IN_TRASH = sql<string | null>`json_extract(${trash.snapshot}, '$.type')`;

/** The title of the item that a draft belongs to. */
const TITLE_OF_DRAFT = sql<string | null>`CASE ${drafts.kind} ${sql.join(
  ITEM_KINDS.map(
    (kind) =>
      sql`WHEN ${kind} THEN (SELECT title FROM ${ITEM_TABLE[kind]} WHERE ${eq(ITEM_TABLE[kind].id, drafts.itemId)})`,
  ),
  sql` `,
)} END`;

async function findLiveUses(read: Queryable, kind: ItemKind, name: string): Promise<MediaUse[]> {
  const { id, title } = ITEM_TABLE[kind];
  const rows = await read
    .select({ id, title, type: typeColumn(kind) })
    .from(ITEM_TABLE[kind])
    .where(usesPicture(kind, name));
  return rows.map((row) => toUse({ kind, ...row }, 'live'));
}

/** Condition: the item of that kind uses the picture. */
function usesPicture(kind: ItemKind, name: string): SQL | undefined {
  return or(...PICTURE_COLUMNS[kind].map((column) => containsName(columnOf(kind, column), name)));
}

/** Condition: the text in `column`, an address, HTML or JSON, contains the address of the picture. */
export function containsName(column: SQL | object, name: string): SQL {
  const address = addressOfMedia(name);
  // the name of an upload is random; the path of a picture of the site may also be the end of a longer address
  if (!isOfSite(name)) return sql`instr(${column}, ${name}) > 0`;
  return sql`(${column} = ${address} OR instr(${column}, ${`"${address}`}) > 0)`;
}

/** The text in `column` with the address of the picture `name` replaced by that of `by`. */
export function withPicture(column: SQL | object, name: string, by: string): SQL {
  const [from, to] = [addressOfMedia(name), addressOfMedia(by)];
  if (!isOfSite(name)) return sql`replace(${column}, ${from}, ${to})`;
  return sql`CASE WHEN ${column} = ${from} THEN ${to} ELSE replace(${column}, ${`"${from}`}, ${`"${to}`}) END`;
}

/** Whether the name is that of a picture of the site. */
function isOfSite(name: string): boolean {
  return name.includes('~');
}
