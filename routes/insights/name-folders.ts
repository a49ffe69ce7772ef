// Where the pages of authors and of categories stand.
import type { PostNameKind } from '#db/queries/post-names.ts';

/** The folder of their addresses. */
export const NAME_FOLDERS: Record<PostNameKind, string> = {
  author: '/insights/author',
  category: '/insights/topic',
};
