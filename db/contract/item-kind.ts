// The kinds of item. All have the same rules for drafts, versions, trash, redirects and share links.
import { z } from 'zod';
import type { CaseStudy } from './case-studies.ts';
import type { Cleaned } from './clean-html.ts';
import type { Document } from './documents/documents.ts';
import { KIND_PATH } from './kind-path.ts';
import type { Post } from './posts.ts';

export const ITEM_KINDS = ['post', 'case-study', 'document'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const itemKind = z.enum(ITEM_KINDS);

/** A kind in the paths of the API. */
export const kindPath = z.enum(Object.values(KIND_PATH satisfies Record<ItemKind, string>));

/** The item as returned by the API. */
export type ItemOf<Kind extends ItemKind> = {
  post: Post;
  'case-study': CaseStudy;
  document: Document;
}[Kind];
export type Item = ItemOf<ItemKind>;

/** The item as stored, with clean HTML. */
export type CleanItemOf<Kind extends ItemKind> = {
  post: Cleaned<Post>;
  'case-study': Cleaned<CaseStudy>;
  document: Cleaned<Document>;
}[Kind];
export type CleanItem = CleanItemOf<ItemKind>;
