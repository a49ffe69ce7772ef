// The two kinds of item. Both have the same rules for drafts, versions, trash, redirects and share links.
import { z } from 'zod';
import type { CaseStudy } from './case-studies.ts';
import type { Cleaned } from './clean-html.ts';
import type { Post } from './posts.ts';

export const ITEM_KINDS = ['post', 'case-study'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const itemKind = z.enum(ITEM_KINDS);

/** A kind as paths of the API write it: `/api/admin/trash/posts/3`. */
export const kindPath = z.enum(['posts', 'case-studies']);

/** The kind that a path names. */
export function kindOfPath(path: z.output<typeof kindPath>): ItemKind {
  return path === 'posts' ? 'post' : 'case-study';
}

/** The item as the API gives it. */
export type ItemOf<Kind extends ItemKind> = Kind extends 'post' ? Post : CaseStudy;
export type Item = Post | CaseStudy;

/** The item as it is stored, with clean HTML. */
export type CleanItemOf<Kind extends ItemKind> = Kind extends 'post'
  ? Cleaned<Post>
  : Cleaned<CaseStudy>;
export type CleanItem = Cleaned<Post> | Cleaned<CaseStudy>;
