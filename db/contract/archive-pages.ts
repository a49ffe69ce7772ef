// The addresses of the pages that authors and categories of posts have, without a value of any library: public scripts need it.

/** What posts share: whoever wrote them, or what they are about. */
export type PostNameKind = 'author' | 'category';

/** The folders of their pages. */
export const ARCHIVE_FOLDERS = {
  author: '/insights/author',
  category: '/insights/topic',
} as const satisfies Record<PostNameKind, string>;

/** What such a path names; null for any other path. */
export function archivePageAt(path: string): { kind: PostNameKind; slug: string } | null {
  for (const kind of Object.keys(ARCHIVE_FOLDERS) as PostNameKind[]) {
    const [start, slug = '', ...rest] = path.split(`${ARCHIVE_FOLDERS[kind]}/`);
    if (start === '' && rest.length === 0 && /^[^/]+$/.test(slug)) return { kind, slug };
  }
  return null;
}
