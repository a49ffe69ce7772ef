// The addresses of the pages of authors and categories of posts. Imports no library, because public scripts use it.

/** The kinds of name with a page that lists their posts: an author, or a category (a topic). */
export type PostNameKind = 'author' | 'category';

/** The folders of their pages, by kind. */
export const ARCHIVE_FOLDERS = {
  author: '/insights/author',
  category: '/insights/topic',
} as const satisfies Record<PostNameKind, string>;

/** The kind and slug of the archive page at `path`; null for any other path. */
export function archivePageAt(path: string): { kind: PostNameKind; slug: string } | null {
  for (const kind of Object.keys(ARCHIVE_FOLDERS) as PostNameKind[]) {
    const [start, slug = '', ...rest] = path.split(`${ARCHIVE_FOLDERS[kind]}/`);
    if (start === '' && rest.length === 0 && /^[^/]+$/.test(slug)) return { kind, slug };
  }
  return null;
}
