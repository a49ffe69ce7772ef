// The lists of categories that posts hold, found without reading every post: many posts share few lists.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { posts } from '#db/schema.ts';

/** Each list that some post holds, once, as it is stored: one look-up in the index for each of them. */
async function distinctLists(read: Queryable): Promise<string[]> {
  const { categories } = posts;
  const rows = await read.values<[string]>(sql`
    WITH RECURSIVE lists(list) AS (
      SELECT min(${categories}) FROM ${posts}
      UNION ALL
      SELECT (SELECT min(${categories}) FROM ${posts} WHERE ${categories} > list)
      FROM lists WHERE list IS NOT NULL
    )
    SELECT list FROM lists WHERE list IS NOT NULL`);
  // rows of a remote database have numbered fields and are no lists
  return rows.map((row) => row[0]);
}

/** The categories of each list that some post holds. */
export async function listCategoryLists(read: Queryable): Promise<string[][]> {
  return (await distinctLists(read)).map((list) => JSON.parse(list));
}

/** Condition: the post has this category. Compares whole lists, so that no list is parsed for a row. */
export async function hasCategory(read: Queryable, category: string): Promise<SQL> {
  const lists = await distinctLists(read);
  const matching = lists.filter((list) => (JSON.parse(list) as string[]).includes(category));
  // the plus keeps SQLite from fetching and sorting every match: it scans the list's index and stops after one page
  return sql`+${posts.categories} IN (SELECT value FROM json_each(${JSON.stringify(matching)}))`;
}
