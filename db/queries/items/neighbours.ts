// The previous and next item in the admin list, for moving from form to form.
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Neighbours } from '#db/contract/neighbours.ts';
import type { Queryable } from '#db/database.ts';
import { caseStudies, documents, posts } from '#db/schema.ts';
import { ITEM_TABLE } from './item-tables.ts';

/** The default sort columns of each list, all descending. */
const SORTED_BY = {
  post: [posts.publishDate, posts.id],
  'case-study': [caseStudies.menuOrder, caseStudies.publishDate, caseStudies.id],
  document: [documents.publishDate, documents.id],
};

/** The neighbours of an item in the default order of its list: newest first, or the menu order. Null at its ends. */
export async function findNeighbours(
  read: Queryable,
  kind: ItemKind,
  id: number,
): Promise<Neighbours> {
  const [previous, next] = await Promise.all([
    findBeside(read, kind, id, 'previous'),
    findBeside(read, kind, id, 'next'),
  ]);
  return { previous, next };
}

async function findBeside(
  read: Queryable,
  kind: ItemKind,
  id: number,
  side: keyof Neighbours,
): Promise<Neighbours['next']> {
  const table = ITEM_TABLE[kind];
  const columns = SORTED_BY[kind];
  const place = sql.join(columns, sql`, `);
  const own: SQL = sql`(SELECT ${place} FROM ${table} WHERE ${table.id} = ${id})`;
  const [beside] = await read
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(side === 'next' ? sql`(${place}) < ${own}` : sql`(${place}) > ${own}`)
    .orderBy(...columns.map((column) => (side === 'next' ? desc(column) : asc(column))))
    .limit(1);
  return beside ?? null;
}
