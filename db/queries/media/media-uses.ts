// Where a picture is used: in which items, drafts and deleted items its address stands.
import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { MediaUse } from '#db/contract/media.ts';
import { addressOfPicture } from '#db/contract/picture-name.ts';
import type { Queryable } from '#db/database.ts';
import { caseStudies, drafts, posts, trash } from '#db/schema.ts';

/** The columns that may contain the address of a picture. */
export const PICTURES_OF_POST = ['image', 'content'] as const;
export const PICTURES_OF_CASE_STUDY = [
  'mainImage',
  'gridImage',
  'logo',
  'challengeContent',
  'solutionContent',
  'mediaImages',
  'mediaVideos',
  'testimonial1Image',
  'testimonial2Image',
] as const;

/** Every use of the picture: posts, case studies, their drafts, and both in the trash, but not the history. */
export async function findMediaUses(read: Queryable, name: string): Promise<MediaUse[]> {
  const [inPosts, inStudies, inDrafts, inTrash] = await Promise.all([
    read.select({ id: posts.id, title: posts.title }).from(posts).where(postUsesPicture(name)),
    read
      .select({ id: caseStudies.id, title: caseStudies.title })
      .from(caseStudies)
      .where(caseStudyUsesPicture(name)),
    read
      .select({
        kind: drafts.kind,
        id: drafts.itemId,
        title: sql<string | null>`coalesce(${posts.title}, ${caseStudies.title})`,
      })
      .from(drafts)
      .leftJoin(posts, sql`${drafts.kind} = 'post' AND ${eq(posts.id, drafts.itemId)}`)
      .leftJoin(
        caseStudies,
        sql`${drafts.kind} = 'case-study' AND ${eq(caseStudies.id, drafts.itemId)}`,
      )
      .where(containsName(drafts.fields, name)),
    read
      .select({ kind: trash.kind, id: trash.itemId, title: trash.title })
      .from(trash)
      .where(containsName(trash.snapshot, name)),
  ]);
  return [
    ...inPosts.map((row) => ({ kind: 'post' as const, ...row, where: 'live' as const })),
    ...inStudies.map((row) => ({ kind: 'case-study' as const, ...row, where: 'live' as const })),
    // an item in the trash has no title here, but its draft is deleted and restored with it
    ...inDrafts.map((row) => ({ ...row, title: row.title ?? '', where: 'draft' as const })),
    ...inTrash.map((row) => ({ ...row, where: 'trash' as const })),
  ];
}

/** Condition: the post uses the picture. */
export function postUsesPicture(name: string): SQL | undefined {
  const columns = getTableColumns(posts);
  return or(...PICTURES_OF_POST.map((column) => containsName(columns[column], name)));
}

/** Condition: the case study uses the picture. */
export function caseStudyUsesPicture(name: string): SQL | undefined {
  const columns = getTableColumns(caseStudies);
  return or(...PICTURES_OF_CASE_STUDY.map((column) => containsName(columns[column], name)));
}

/** Condition: the text in `column`, an address, HTML or JSON, contains the address of the picture. */
export function containsName(column: SQL | object, name: string): SQL {
  const address = addressOfPicture(name);
  // the name of an upload is random; the path of a picture of the site may also end a longer address
  if (!isOfSite(name)) return sql`instr(${column}, ${name}) > 0`;
  return sql`(${column} = ${address} OR instr(${column}, ${`"${address}`}) > 0)`;
}

/** The text in `column` with the address of the picture `by` in place of that of `name`. */
export function withPicture(column: SQL | object, name: string, by: string): SQL {
  const [from, to] = [addressOfPicture(name), addressOfPicture(by)];
  if (!isOfSite(name)) return sql`replace(${column}, ${from}, ${to})`;
  return sql`CASE WHEN ${column} = ${from} THEN ${to} ELSE replace(${column}, ${`"${from}`}, ${`"${to}`}) END`;
}

/** Whether the picture of that name is one of the site. */
export function isOfSite(name: string): boolean {
  return name.includes('~');
}
