// Posts and pictures imported from other systems: each is stored once, and posts are found by their old address.
import { and, asc, eq } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { nameOfMedia } from '#db/contract/media/media-name.ts';
import type { ParsedPostInput, Post } from '#db/contract/posts.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import type { Database, Queryable } from '#db/database.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { storePictureAlt } from '#db/queries/media/picture-alts.ts';
import { insertPost } from '#db/queries/posts.ts';
import { importedPictures, importedPosts, posts, uploads } from '#db/schema.ts';
import { freeSlug, withSlug } from './free-slug.ts';
import { newItemDates } from './saving.ts';
import { visibleAt } from './visible.ts';

/** The origin of an imported post. */
export interface ImportOrigin {
  /** The site, and the id of the post on it. */
  source: string;
  sourceId: string;
  /** Whether it was published there. */
  wasPublished: boolean;
  /** Its path there (`oldPathOf`), or null. */
  path: string | null;
  /** Its last change there (ISO 8601); null when unknown. */
  updatedAt: string | null;
  /** The alt text of its featured picture. */
  imageAlt: string;
}

/** An imported post: its id and path on the old site, and its present slug; null when it was deleted here. */
interface ImportedPost {
  sourceId: string;
  path: string | null;
  slug: string | null;
}

/**
 * Stores a post of another system, or returns null if it was imported before. A taken slug gets a number. Keeps the date
 * of its last change.
 */
export async function createImportedPost(
  db: Database,
  input: Cleaned<ParsedPostInput>,
  { updatedAt, imageAlt, ...origin }: ImportOrigin,
): Promise<Cleaned<Post> | null> {
  return db.write(async (tx) => {
    if (await isImported(tx, origin)) return null;
    const { slug, ...fields } = await withSlug(tx, 'post', input);
    const dates = newItemDates(input);
    const created = await insertPost(tx, {
      ...fields,
      ...dates,
      slug: await freeSlug(tx, 'post', slug),
      // a date in the future would make every later save stale
      updatedAt: updatedAt !== null && updatedAt < dates.updatedAt ? updatedAt : dates.updatedAt,
    });
    const alt = cutText(imageAlt.trim(), TITLE_MAX_CHARS);
    const picture = nameOfMedia(created.image ?? '');
    if (alt !== '' && picture !== undefined) await storePictureAlt(tx, picture, alt);
    await tx.insert(importedPosts).values({ ...origin, postId: created.id });
    return created;
  });
}

async function isImported(
  tx: Queryable,
  { source, sourceId }: Pick<ImportOrigin, 'source' | 'sourceId'>,
): Promise<boolean> {
  const [row] = await tx
    .select({ postId: importedPosts.postId })
    .from(importedPosts)
    .where(and(eq(importedPosts.source, source), eq(importedPosts.sourceId, sourceId)));
  return row !== undefined;
}

/** The posts imported from a site, including those deleted since. */
export async function listImportedPosts(db: Database, source: string): Promise<ImportedPost[]> {
  const { sourceId, path, postId } = importedPosts;
  return db.read((read) =>
    read
      .select({ sourceId, path, slug: posts.slug })
      .from(importedPosts)
      .leftJoin(posts, eq(posts.id, postId))
      .where(eq(importedPosts.source, source)),
  );
}

/** The slugs of all posts, including hidden ones. */
export async function listPostSlugs(db: Database): Promise<Set<string>> {
  const rows = await db.read((read) => read.select({ slug: posts.slug }).from(posts));
  return new Set(rows.map(({ slug }) => slug));
}

/** The slug of the visible post with this path (`oldPathOf`) on its former site, or null. */
export async function findSlugOfOldPath(db: Database, path: string): Promise<string | null> {
  const [row] = await db.read((read) =>
    read
      .select({ slug: posts.slug })
      .from(importedPosts)
      .innerJoin(posts, eq(posts.id, importedPosts.postId))
      .where(and(eq(importedPosts.path, path), visibleAt(posts, new Date().toISOString())))
      // several sites may have had the same path
      .orderBy(asc(posts.id))
      .limit(1),
  );
  return row?.slug ?? null;
}

/** The name of the upload that an import made of the picture at `address`, if it still exists; otherwise null. */
export async function findImportedPicture(db: Database, address: string): Promise<string | null> {
  const [row] = await db.read((read) =>
    read
      .select({ name: uploads.name })
      .from(importedPictures)
      .innerJoin(uploads, eq(uploads.name, importedPictures.name))
      .where(eq(importedPictures.address, address)),
  );
  return row?.name ?? null;
}

/** Records the upload made of the picture at `address`. */
export async function recordImportedPicture(
  db: Database,
  address: string,
  name: string,
): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(importedPictures)
      .values({ address, name })
      .onConflictDoUpdate({ target: importedPictures.address, set: { name } }),
  );
}
