// One save of the blog form (docs/contract.md, Posts).
import type { ParsedPostInput, Post } from '#db/contract/posts.ts';
import { changedPost } from '#ui/admin/forms/post/post-form-values.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { Release } from './stored-item.ts';

/**
 * Creates the post when `stored` is null, published unless `release` says otherwise. Else updates it and keeps its publish
 * date and status, except for `release`, and all untouched fields. Throws `ApiFailure`: 409 with the stored post when that
 * is newer than `stored`, or has another draft than that of `draftUpdatedAt`.
 */
export function savePost(
  post: ParsedPostInput,
  stored: Post | null,
  { release, draftUpdatedAt }: { release?: Release; draftUpdatedAt: string | null },
): Promise<Post> {
  if (!stored) return answerOf(api.admin.posts.$post({ json: { ...post, ...release } }));
  const { status, ...fields } = changedPost(post, stored);
  const { id, publishDate, updatedAt } = stored;
  return answerOf(
    api.admin.posts[':id'].$put({
      param: { id: String(id) },
      json: { ...fields, publishDate, updatedAt, draftUpdatedAt, ...release },
    }),
  );
}
