// The blog form's fields as typed, and what they become for the API (docs/contract.md, Forms).
import { z } from 'zod';
import { type ParsedPostInput, type Post, type PostInput, postInput } from '#db/contract/posts.ts';
import { asLoaded } from '#ui/admin/saving/as-loaded.ts';
import type { SavedStatus } from '#ui/admin/saving/stored-item.ts';
import { serverNow } from '#ui/islands/server-clock.ts';

export interface PostFormValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image: string;
  readTime: string;
  categories: string;
  author: string;
}

export const EMPTY_POST: PostFormValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image: '',
  readTime: '',
  categories: '',
  author: '',
};

/** A stored post as the form shows it. */
export function postValuesOf(post: Post): PostFormValues {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? '',
    content: post.content,
    image: post.image ?? '',
    readTime: post.readTime ?? '',
    categories: post.categories.join(', '),
    author: post.author ?? '',
  };
}

/** Comma-separated text as a list, trimmed, without empty entries. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The text unchanged; null when it is blank. */
export function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** The values of the form, complete or not, as drafts have them. The other fields of the post, such as dates, stay. */
export function postDraftFieldsOf(values: PostFormValues) {
  const { title, slug, content, excerpt, image, readTime, categories, author } = values;
  return {
    title,
    slug,
    content,
    excerpt: orNull(excerpt),
    image: orNull(image.trim()),
    readTime: orNull(readTime),
    categories: listOf(categories),
    author: orNull(author),
  };
}

/** Whether a text is valid in the field of minutes: nothing, or a whole number of at least 1. */
export const isReadTime = (text: string) => /^(0*[1-9]\d*)?$/.test(text.trim());

/**
 * Validates all fields together with the API's own schema, so the API accepts what the form sends. Only the form requires
 * minutes as read time, unless the text is that of `stored`: the API accepts any text. A draft needs only a title.
 */
export const postFormOf = (
  stored: Pick<Post, 'readTime'> | null,
  status: SavedStatus = 'published',
) =>
  z.custom<PostFormValues>().transform((values, context): ParsedPostInput => {
    const input: PostInput = {
      ...postDraftFieldsOf(values),
      status,
      publishDate: new Date(serverNow()).toISOString(),
    };
    const post = postInput.safeParse(input);
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const { path, message } of post.error?.issues ?? []) refuse(path, message);
    if (!isReadTime(values.readTime) && values.readTime !== stored?.readTime)
      refuse(['readTime'], 'Use a whole number of at least 1');
    return post.success ? post.data : z.NEVER;
  });

/** The update of a stored post: fields that nobody touched are sent as they were loaded. */
export function changedPost(sent: ParsedPostInput, stored: Post): ParsedPostInput {
  return asLoaded(sent, postDraftFieldsOf(postValuesOf(stored)), stored);
}
