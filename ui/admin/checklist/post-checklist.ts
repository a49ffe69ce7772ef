// The checklist of a post.
import type { Post } from '#db/contract/posts.ts';
import { type PostFormValues, postFormOf } from '#ui/admin/forms/post/post-form-values.ts';
import { type PublishChecklist, publishChecklist } from './publish-checklist.ts';

const OPTIONAL = [
  { name: 'excerpt', without: 'No excerpt for lists and search results' },
  { name: 'image', without: 'No image for its card and for shared links' },
  { name: 'categories', without: 'No category' },
  { name: 'author', without: 'No author' },
] as const;

/** See `publishChecklist`. */
export function postChecklist(
  values: PostFormValues,
  post: Post | null,
  now: string,
): PublishChecklist {
  const rules = { kind: 'post', optional: OPTIONAL, folder: '/insights' } as const;
  return publishChecklist(values, post, { ...rules, schema: postFormOf(post) }, now);
}
