// The names shared by many items, with the number of items that have each.
import { count } from 'drizzle-orm';
import type { NameKind, SharedName } from '#db/contract/names.ts';
import type { Database, Queryable } from '#db/database.ts';
import { countPostsBy } from '#db/queries/post-lists.ts';
import { caseStudies } from '#db/schema.ts';
import { NAME_FIELDS, namesOf } from './name-fields.ts';

/** All names with the number of items that have them, including drafts and scheduled items. */
export async function listNames(db: Database): Promise<SharedName[]> {
  const counted = await db.read(countNames);
  return (Object.keys(NAME_FIELDS) as NameKind[]).flatMap((of) =>
    [...counted[of]]
      .map(([name, number]) => ({ of, name, count: number }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  );
}

/** The number of items with each name, by kind of name; deleted items do not count. */
export async function countNames(read: Queryable): Promise<Record<NameKind, Map<string, number>>> {
  const [categories, authors, ofStudies] = await Promise.all([
    countPostsBy(read, 'category'),
    countPostsBy(read, 'author'),
    countStudyNames(read),
  ]);
  return { 'post-category': categories, author: authors, ...ofStudies };
}

/** Counts the names of case studies in one scan, because many of them have the same lists. */
async function countStudyNames(read: Queryable) {
  const { categories, sector, ourRole } = caseStudies;
  const rows = await read
    .select({ categories, sector, ourRole, number: count() })
    .from(caseStudies)
    .groupBy(categories, sector, ourRole);
  const namesIn = (column: 'categories' | 'sector' | 'ourRole') => {
    const counts = new Map<string, number>();
    for (const { [column]: value, number } of rows)
      for (const name of namesOf(value)) counts.set(name, (counts.get(name) ?? 0) + number);
    return counts;
  };
  return {
    'case-study-category': namesIn('categories'),
    sector: namesIn('sector'),
    role: namesIn('ourRole'),
  };
}
