// Fills an empty database with content, so that a first start shows a complete site.
import type { ParsedCaseStudyInput, ParsedStatInput } from './contract/case-studies.ts';
import type { Cleaned } from './contract/clean-html.ts';
import type { ParsedPostInput } from './contract/posts.ts';
import type { Database, Queryable } from './database.ts';
import { newItemDates } from './queries/items/saving.ts';
import { caseStudies, posts, stats, trash } from './schema.ts';

/** Content validated by the schemas of the contract; the stats of a case study are in order. */
export interface ParsedContent {
  posts: ParsedPostInput[];
  caseStudies: (ParsedCaseStudyInput & { stats: ParsedStatInput[] })[];
}

/** The same content with clean HTML, as it is stored. */
export interface SeedContent {
  posts: Cleaned<ParsedContent['posts'][number]>[];
  caseStudies: Cleaned<ParsedContent['caseStudies'][number]>[];
}

/** Another process may be seeding the same database. */
const SEED_WITHIN_MS = 10_000;

/** Whether the database has a post or a case study in any state, including the trash. */
export async function isSeeded(db: Database): Promise<boolean> {
  return db.read(hasContent);
}

/**
 * Stores all of `content` in one transaction. Does nothing when there is a post or a case study, even in the trash.
 * Throws `ConflictError` when two items share a slug, `DatabaseUnavailableError`.
 */
export async function seedDatabase(db: Database, content: SeedContent): Promise<void> {
  await db.write(
    async (tx) => {
      if (await hasContent(tx)) return;
      // one statement per table, because a remote server aborts a transaction after 5 s
      if (content.posts.length > 0)
        await tx
          .insert(posts)
          .values(content.posts.map((post) => ({ ...post, ...newItemDates(post) })));
      if (content.caseStudies.length > 0) await insertCaseStudies(tx, content.caseStudies);
    },
    { withinMs: SEED_WITHIN_MS },
  );
}

async function insertCaseStudies(tx: Queryable, items: SeedContent['caseStudies']): Promise<void> {
  const rows = items.map(({ stats: _, ...study }) => ({ ...study, ...newItemDates(study) }));
  const inserted = await tx
    .insert(caseStudies)
    .values(rows)
    .returning({ id: caseStudies.id, slug: caseStudies.slug });
  const idOf = new Map(inserted.map(({ id, slug }) => [slug, id]));
  const statRows = items.flatMap((study) =>
    study.stats.map((stat, order) => ({
      ...stat,
      caseStudyId: idOf.get(study.slug) as number,
      order: stat.order ?? order,
    })),
  );
  if (statRows.length > 0) await tx.insert(stats).values(statRows);
}

async function hasContent(query: Queryable): Promise<boolean> {
  const [post] = await query.select({ id: posts.id }).from(posts).limit(1);
  const [study] = await query.select({ id: caseStudies.id }).from(caseStudies).limit(1);
  const [deleted] = await query.select({ id: trash.itemId }).from(trash).limit(1);
  return post !== undefined || study !== undefined || deleted !== undefined;
}
