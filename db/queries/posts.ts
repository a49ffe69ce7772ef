// Blog posts: the list, one by id or slug, and the saves of the back office.
import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#db/client.ts';
import type { ParsedPostInput, ParsedPostUpdate, Post, PostList } from '#db/contract/posts.ts';
import { NotFoundError } from '#db/errors.ts';
import { posts } from '#db/schema.ts';
import { datesOfChanged, datesOfNew } from './saving.ts';
import { statusAt, toComeAt, visibleAt } from './visible.ts';

const { content: _, ...previewColumns } = getTableColumns(posts);

/**
 * One page of posts, newest first; a page past the end is empty. `preview` leaves out `content`.
 * `includeHidden` is for staff: drafts and posts to come as well.
 */
export async function listPosts(
  db: Database,
  query: { page: number; limit: number; preview: boolean; includeHidden?: boolean },
): Promise<PostList> {
  const { page, limit, preview, includeHidden = false } = query;
  const now = new Date().toISOString();
  return db.read(async (read) => {
    const rows = read
      .select(preview ? previewColumns : getTableColumns(posts))
      .from(posts)
      .where(includeHidden ? undefined : visibleAt(posts, now))
      .orderBy(desc(posts.publishDate), desc(posts.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const [items, total] = await Promise.all([
      rows,
      includeHidden ? read.$count(posts) : countVisible(read, now),
    ]);
    return {
      posts: items.map((row) => asPost(row, now)),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    };
  });
}

/** The post for staff, whatever its status; null when there is none. */
export async function findPost(db: Database, id: number): Promise<Post | null> {
  return db.read((read) => selectPost(read, eq(posts.id, id)));
}

/** The post at an address; null when there is none that visitors may see (`includeHidden`: that staff may see). */
export async function findPostBySlug(
  db: Database,
  slug: string,
  options: { includeHidden?: boolean } = {},
): Promise<Post | null> {
  const visible = options.includeHidden ? undefined : visibleAt(posts, new Date().toISOString());
  return db.read((read) => selectPost(read, and(eq(posts.slug, slug), visible)));
}

/** Stores a new post; `publishDate` is now when not given. Throws `ConflictError` when the slug is taken. */
export async function createPost(db: Database, input: ParsedPostInput): Promise<Post> {
  return db.write(async (tx) => {
    const [row] = await tx
      .insert(posts)
      .values({ ...input, ...datesOfNew(input) })
      .returning();
    return row as Post;
  });
}

/**
 * Stores the whole post anew; `publishDate` and `status` stay when not given.
 * Throws `NotFoundError`, `ConflictError` when the slug is taken, and `StaleEditError` with the stored post.
 */
export async function updatePost(db: Database, id: number, input: ParsedPostUpdate): Promise<Post> {
  return db.write(async (tx) => {
    const stored = await selectPost(tx, eq(posts.id, id));
    if (!stored) throw new NotFoundError('Blog post not found');
    const [row] = await tx
      .update(posts)
      .set({ ...input, ...datesOfChanged(input, stored) })
      .where(eq(posts.id, id))
      .returning();
    return row as Post;
  });
}

/** Removes a post and gives back what it was. Throws `NotFoundError`. */
export async function deletePost(db: Database, id: number): Promise<Post> {
  return db.write(async (tx) => {
    const [row] = await tx.delete(posts).where(eq(posts.id, id)).returning();
    if (!row) throw new NotFoundError('Blog post not found');
    return asPost(row, new Date().toISOString());
  });
}

async function selectPost(read: Queryable, where: SQL | undefined): Promise<Post | null> {
  const [row] = await read.select().from(posts).where(where).limit(1);
  return row ? asPost(row, new Date().toISOString()) : null;
}

/**
 * How many posts visitors may see at `now`. SQLite counts a whole table by its pages, many times faster than the rows
 * that match a condition, so this takes away the few that may not be seen.
 */
async function countVisible(read: Queryable, now: string): Promise<number> {
  const all = read.select({ count: count() }).from(posts);
  const drafts = read.select({ count: count() }).from(posts).where(sql`status = 'draft'`);
  const toCome = read.select({ count: count() }).from(posts).where(toComeAt(posts, now));
  const [row] = await read.all<{ total: number }>(
    sql`SELECT (${all}) - (${drafts}) - (${toCome}) AS total`,
  );
  return row?.total ?? 0;
}

function asPost<Row extends Pick<Post, 'status' | 'publishDate'>>(row: Row, now: string): Row {
  return { ...row, status: statusAt(row.status, row.publishDate, now) };
}
