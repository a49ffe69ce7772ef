// Blog posts: the list, single ones by id or slug, and the saves of the admin.
import { and, desc, eq, getTableColumns, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PostNameKind } from '#db/contract/archive-pages.ts';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { paginationOf } from '#db/contract/pagination.ts';
import type {
  ParsedPostInput,
  ParsedPostUpdate,
  Post,
  PostList,
  PostPreview,
} from '#db/contract/posts.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { prepared } from '#db/prepared.ts';
import { listedPosts, posts } from '#db/schema.ts';
import { withSlug } from './items/free-slug.ts';
import { afterSave, afterUpdate, type Update } from './items/saved-item.ts';
import { assertNotStale, changedItemDates, newItemDates } from './items/saving.ts';
import { moveToTrash } from './items/trash-rows.ts';
import { visibleAt, withCurrentStatus } from './items/visible.ts';
import { countListed, listedPage, locatePage, type PageStart, startOfList } from './post-lists.ts';

const { content: _, ...previewColumns } = getTableColumns(posts);

const NEWEST_FIRST = [desc(posts.publishDate), desc(posts.id)];
const NOW = sql.placeholder('now');
/** Only the newest posts are candidates, so that the query takes the same time with any number of posts. */
const RELATED_CANDIDATES = 200;

/** The queries for a page of a list, for visitors and for staff. */
const PAGES = {
  visitors: { previews: pageQuery(true, false), whole: pageQuery(false, false) },
  staff: { previews: pageQuery(true, true), whole: pageQuery(false, true) },
};
/** The prepared queries of public pages. */
const visibleBySlug = prepared((db) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, sql.placeholder('slug')), visibleAt(posts, NOW)))
    .limit(1)
    .prepare(),
);
const visibleRelated = prepared((db) => {
  const { publishDate, postId: id, category, author } = listedPosts;
  const isVisible = and(eq(author, ''), visibleAt(listedPosts, NOW));
  const oldest = db
    .select({ publishDate })
    .from(listedPosts)
    .where(and(eq(category, ''), isVisible))
    .orderBy(desc(publishDate))
    .limit(1)
    .offset(RELATED_CANDIDATES - 1);
  const lists = sql`(SELECT value FROM json_each(${sql.placeholder('lists')}))`;
  const best = db
    .select({ id, publishDate, shared: sql<number>`count(*)`.as('shared') })
    .from(listedPosts)
    .where(
      and(
        inArray(category, lists),
        isVisible,
        ne(id, sql.placeholder('id')),
        gte(publishDate, sql`coalesce((${oldest}), '')`),
      ),
    )
    .groupBy(id)
    .orderBy(sql`shared DESC`, desc(publishDate), desc(id))
    .limit(sql.placeholder('limit'))
    .as('best');
  return (
    db
      // the table's columns, because Drizzle's proxies around subquery columns cost more than the query
      .select(previewColumns)
      .from(best)
      .innerJoin(posts, eq(posts.id, best.id))
      .orderBy(desc(best.shared), desc(best.publishDate), desc(best.id))
      .prepare()
  );
});

/**
 * One page of posts, newest first; a page past the end is empty. `preview` omits `content`; `category` and `author` match
 * exactly, '' matches all. `includeHidden`, for staff, adds drafts and scheduled posts.
 */
export async function listPosts(
  db: Database,
  query: {
    page: number;
    limit: number;
    preview: boolean;
    category?: string;
    author?: string;
    includeHidden?: boolean;
  },
): Promise<PostList> {
  const { page, limit, preview, category = '', author = '', includeHidden = false } = query;
  const now = new Date().toISOString();
  const list = { category, author, includeHidden, now };
  return db.read(async (read) => {
    const pages = includeHidden ? PAGES.staff : PAGES.visitors;
    const rows = preview ? pages.previews : pages.whole;
    const from = (start: PageStart) => rows(read).execute({ category, author, limit, ...start });
    const load = async () => {
      if (page === 1) return Promise.all([countListed(read, list), from(startOfList(list))]);
      const { total, start } = await locatePage(read, list, (page - 1) * limit);
      return [total, start ? await from(start) : []] as const;
    };
    const [total, items] = await load();
    return {
      posts: items.map((row) => withCurrentStatus(row, now)),
      pagination: paginationOf(query, total),
    };
  });
}

/**
 * Like `listPosts` for visitors, for posts with one of the names of that kind. In the rare case that several share an address,
 * their posts are counted.
 */
export async function listPostsOfNames(
  db: Database,
  kind: PostNameKind,
  names: readonly string[],
  query: { page: number; limit: number; preview: boolean },
): Promise<PostList> {
  if (names.length === 1) return listPosts(db, { ...query, [kind]: names[0] });
  const { page, limit, preview } = query;
  const now = new Date().toISOString();
  const other = kind === 'category' ? listedPosts.author : listedPosts.category;
  const isListed = and(
    inArray(listedPosts[kind], [...names]),
    eq(other, ''),
    visibleAt(listedPosts, now),
  );
  return db.read(async (read) => {
    const ids = read.select({ id: listedPosts.postId }).from(listedPosts).where(isListed);
    const [rows, total] = await Promise.all([
      read
        .select(preview ? previewColumns : getTableColumns(posts))
        .from(posts)
        .where(inArray(posts.id, ids))
        .orderBy(...NEWEST_FIRST)
        .limit(limit)
        .offset((page - 1) * limit),
      read.$count(posts, inArray(posts.id, ids)),
    ]);
    return {
      posts: rows.map((row) => withCurrentStatus(row, now)),
      pagination: paginationOf(query, total),
    };
  });
}

/** The post for staff, with any status, or null. */
export async function findPost(db: Database, id: number): Promise<Post | null> {
  return db.read((read) => selectPost(read, eq(posts.id, id)));
}

/** The visible post with this slug, or with `includeHidden` any; null when there is none. */
export async function findPostBySlug(
  db: Database,
  slug: string,
  options: { includeHidden?: boolean } = {},
): Promise<Post | null> {
  const now = new Date().toISOString();
  return db.read(async (read) => {
    if (options.includeHidden) return selectPost(read, eq(posts.slug, slug));
    const row = await visibleBySlug(read).get({ slug, now });
    return row ? withCurrentStatus(row, now) : null;
  });
}

/** The visible post with this slug and up to `limit` related ones (`listRelatedPosts`), in one read, or null. */
export async function findPostAndRelated(
  db: Database,
  slug: string,
  limit: number,
): Promise<{ post: Post; related: PostPreview[] } | null> {
  const now = new Date().toISOString();
  return db.read(async (read) => {
    const row = await visibleBySlug(read).get({ slug, now });
    if (!row) return null;
    const post = withCurrentStatus(row, now);
    return { post, related: await selectRelated(read, post, limit, now) };
  });
}

/** Up to `limit` other visible posts: of the newest, those that share the most categories with `post`, newest first. */
export async function listRelatedPosts(
  db: Database,
  post: Pick<Post, 'id' | 'categories'>,
  limit: number,
): Promise<PostPreview[]> {
  return db.read((read) => selectRelated(read, post, limit, new Date().toISOString()));
}

/** Stores a new post; `publishDate` is now by default. Throws `ConflictError` for a taken slug. */
export async function createPost(
  db: Database,
  input: Cleaned<ParsedPostInput>,
  writtenBy: string | null = null,
): Promise<Cleaned<Post>> {
  return db.write(async (tx) => {
    const fields = { ...(await withSlug(tx, 'post', input)), ...newItemDates(input) };
    return insertPost(tx, fields, writtenBy);
  });
}

/** Stores a new post with these dates, and its first version. Throws `ConflictError` for a taken slug. */
export async function insertPost(
  tx: Queryable,
  fields: typeof posts.$inferInsert,
  writtenBy: string | null = null,
): Promise<Cleaned<Post>> {
  const [row] = await tx.insert(posts).values(fields).returning();
  const created = row as typeof posts.$inferSelect;
  await afterSave(tx, 'post', { before: null, after: created, cause: 'created', writtenBy });
  return created;
}

/**
 * Replaces the whole post and removes its draft. Omitted `publishDate` and `status` are kept. Returns the post before and
 * after. Throws `NotFoundError`, `ConflictError` for a taken slug, and `StaleEditError` with the stored post.
 */
export async function updatePost(
  db: Database,
  id: number,
  input: Cleaned<ParsedPostUpdate>,
): Promise<Update<'post'>> {
  return db.write(async (tx) => {
    const before = await getPost(tx, id);
    await assertNotStale(tx, 'post', before, input);
    const after = await replacePost(tx, before, input);
    return afterUpdate(tx, 'post', before, after);
  });
}

/** Updates the row of the `stored` post. The caller handles version, redirect and search index. */
export async function replacePost(
  tx: Queryable,
  stored: Pick<Post, 'id' | 'publishDate' | 'updatedAt' | 'status'>,
  input: Cleaned<ParsedPostUpdate>,
): Promise<Cleaned<Post>> {
  const [row] = await tx
    .update(posts)
    .set({ ...(await withSlug(tx, 'post', input, stored.id)), ...changedItemDates(input, stored) })
    .where(eq(posts.id, stored.id))
    .returning();
  return row as typeof posts.$inferSelect;
}

/** Moves a post to the trash and returns it. Throws `NotFoundError`. */
export async function deletePost(db: Database, id: number): Promise<Post> {
  return db.write(async (tx) => {
    const stored = await getPost(tx, id);
    await moveToTrash(tx, 'post', [stored]);
    return stored;
  });
}

/** The post for staff, with any status. Throws `NotFoundError`. */
export async function getPost(read: Queryable, id: number): Promise<Cleaned<Post>> {
  const stored = await selectPost(read, eq(posts.id, id));
  if (!stored) throw new NotFoundError('Blog post not found');
  return stored;
}

/** The posts with these ids; missing ones are skipped. */
export async function selectPostsById(read: Queryable, ids: number[]): Promise<Cleaned<Post>[]> {
  const now = new Date().toISOString();
  const rows = await read.select().from(posts).where(inArray(posts.id, ids));
  return rows.map((row) => withCurrentStatus(row, now));
}

async function selectPost(read: Queryable, where: SQL | undefined): Promise<Cleaned<Post> | null> {
  const [row] = await read.select().from(posts).where(where).limit(1);
  return row ? withCurrentStatus(row, new Date().toISOString()) : null;
}

async function selectRelated(
  read: Queryable,
  post: Pick<Post, 'id' | 'categories'>,
  limit: number,
  now: string,
): Promise<PostPreview[]> {
  // the list of all posts, and those of its categories
  const lists = JSON.stringify(['', ...post.categories]);
  const rows = await visibleRelated(read).execute({ id: post.id, lists, now, limit });
  return rows.map((row) => withCurrentStatus(row, now));
}

/** The posts of a page of a list, newest first. */
function pageQuery(preview: boolean, includeHidden: boolean) {
  return prepared((db) => {
    const page = listedPage(db, includeHidden);
    return db
      .select(preview ? previewColumns : getTableColumns(posts))
      .from(page)
      .innerJoin(posts, eq(posts.id, page.id))
      .orderBy(desc(page.date), desc(page.id))
      .prepare();
  });
}
