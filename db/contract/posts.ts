// The schemas of blog posts (docs/contract.md, Posts).
import { z } from 'zod';
import { POSTS_LIMIT_DEFAULT, POSTS_LIMIT_MAX, TITLE_MAX_CHARS } from '#db/limits.ts';
import {
  digits,
  draftSlug,
  editGuard,
  html,
  id,
  itemStatus,
  moment,
  NAME_MAX_CHARS,
  optionalMediaUrl,
  optionalName,
  optionalText,
  publicStatus,
  requiredText,
  scheduledNeedsDate,
  sharedNames,
  slug,
  text,
} from './fields.ts';
import { pagination } from './pagination.ts';
import { hasVisibleContent } from './text/visible-content.ts';

const fields = {
  title: requiredText(TITLE_MAX_CHARS),
  slug: slug(),
  content: html().refine(hasVisibleContent, 'Required'),
  excerpt: optionalText(),
  image: optionalMediaUrl(),
  readTime: optionalText(50),
  categories: sharedNames().default([]),
  author: optionalName(),
  publishDate: moment().optional(),
};

/** The fields of a draft: slug and content may be missing until it is published. */
const draftFields = {
  ...fields,
  slug: draftSlug(),
  content: html().default(''),
  status: z.literal('draft'),
};

/** Body of POST /api/admin/posts. A draft needs only a title. */
export const postInput = z
  .discriminatedUnion('status', [
    z.object(draftFields),
    z.object({ ...fields, status: publicStatus().default('published') }),
  ])
  .superRefine(scheduledNeedsDate)
  .meta({ id: 'PostInput' });
export type PostInput = z.input<typeof postInput>;
export type ParsedPostInput = z.output<typeof postInput>;

/**
 * Body of PUT: the whole item. Omitted `publishDate` and `status` are kept; `updatedAt` and `draftUpdatedAt` protect against a
 * stale edit.
 */
export const postUpdate = z
  .discriminatedUnion('status', [
    z.object({ ...draftFields, ...editGuard }),
    z.object({ ...fields, status: publicStatus().optional(), ...editGuard }),
  ])
  .meta({ id: 'PostUpdate' });
export type ParsedPostUpdate = z.output<typeof postUpdate>;

/** A post as returned by the API. */
export const post = z
  .object({
    id: id(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().nullable(),
    content: z.string(),
    image: z.string().nullable(),
    publishDate: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    readTime: z.string().nullable(),
    categories: z.array(z.string()),
    author: z.string().nullable(),
    status: itemStatus(),
  })
  .meta({ id: 'Post' });
export type Post = z.output<typeof post>;

/** A post without its content, for lists. */
export const postPreview = post.omit({ content: true }).meta({ id: 'PostPreview' });
export type PostPreview = z.output<typeof postPreview>;

/** Query of GET /api/posts. */
export const postListQuery = z.object({
  page: digits().default(1),
  limit: digits()
    .pipe(z.int().min(1).max(POSTS_LIMIT_MAX, `Must be at most ${POSTS_LIMIT_MAX}`))
    .default(POSTS_LIMIT_DEFAULT),
  preview: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .pipe(z.boolean()),
  /** Exactly this category; '' for any. */
  category: text(NAME_MAX_CHARS).default(''),
  /** Exactly this author; '' for any. */
  author: text(NAME_MAX_CHARS).default(''),
});

/** Response of GET /api/posts; `content` is missing in previews. */
export const postList = z
  .object({
    posts: z.array(postPreview.extend({ content: z.string().optional() })),
    pagination,
  })
  .meta({ id: 'PostList' });
export type PostList = z.output<typeof postList>;
