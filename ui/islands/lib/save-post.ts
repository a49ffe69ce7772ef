// One save of the blog form (spec §7).
import type { ParsedPostInput, Post } from '#db/contract/posts.ts';
import { answerOf, api } from './api.ts';
import type { Release } from './stored-item.ts';

/**
 * Creates the post when `stored` is null, published unless `release` says otherwise; else updates it, its publish date
 * and status kept but for `release`. Throws `ApiFailure`: 409 with the stored post when that is newer than `stored`.
 */
export function savePost(
  post: ParsedPostInput,
  stored: Pick<Post, 'id' | 'publishDate' | 'updatedAt'> | null,
  release?: Release,
): Promise<Post> {
  if (!stored) return answerOf(api.admin.posts.$post({ json: { ...post, ...release } }));
  const { status, ...fields } = post;
  const { id, publishDate, updatedAt } = stored;
  return answerOf(
    api.admin.posts[':id'].$put({
      param: { id: String(id) },
      json: { ...fields, publishDate, updatedAt, ...release },
    }),
  );
}
