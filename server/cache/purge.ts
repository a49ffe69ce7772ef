// The tags that a save purges: those of exactly the pages that show the item (docs/contract.md, Purging).
import type { CaseStudy, Stat } from '#db/contract/case-studies.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { MediaUse } from '#db/contract/media/media.ts';
import type { Post } from '#db/contract/posts.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { CacheTag } from './cached-page.ts';

/** Pages that are out of date; `forget` when visitors may not see them any more, not even while the database fails. */
export interface Purge {
  tags: CacheTag[];
  forget: boolean;
}

type Saved = Pick<Item, 'status' | 'publishDate'> &
  Partial<
    Pick<CaseStudy, 'slug' | 'categories' | 'menuOrder'> &
      Pick<Document, 'type'> &
      Pick<Post, 'author'>
  >;

/**
 * The tags of a saved item's page and of every list of its kind. `before` is null for a new item, and omitted when unknown;
 * without `after` the item was deleted. Related posts and next case studies of other items are included when the item's place
 * among them may have changed. Links to the pages of authors and topics are included when a post may have other names.
 */
export function purgeOfItem(
  kind: ItemKind,
  id: number,
  after?: Saved,
  before?: Saved | null,
): Purge[] {
  const wasHidden = before === null || before?.status === 'draft';
  if (wasHidden && after?.status === 'draft') return [];
  const visible = after && statusFor(after, new Date().toISOString()) === 'published';
  const tags = [...shownBy(kind, id), ...listTags(kind, after)];
  // also for a scheduled item: pages that will show it were cached without knowing its date
  const willBeVisible = after !== undefined && after.status !== 'draft';
  if (willBeVisible && !(before && orderOf(before) === orderOf(after)))
    tags.push(...FURTHER_TAGS[kind]);
  if (kind === 'post' && !(before && after && namesOf(before) === namesOf(after)))
    tags.push('post-names');
  // a hidden item is not shown from a stale page either, even in an outage
  return [{ tags, forget: !visible && !wasHidden }];
}

/** The pages that show a document in which a link was changed. */
export function purgeOfDocument(id: number): Purge[] {
  return [{ tags: [`document:${id}`], forget: false }];
}

/** Every list of case studies, and the next one at the end of each, after their order changed. */
export const PURGE_OF_ORDER: Purge[] = [{ tags: ['case-studies', 'next-study'], forget: false }];

/** The page and the lists of a case study after its stats changed. */
export function purgeOfStat({ caseStudyId }: Pick<Stat, 'caseStudyId'>): Purge[] {
  return [{ tags: [`case-study:${caseStudyId}`, 'case-studies'], forget: false }];
}

/** Every page that shows one of these uploads, after its alt text or focal point changed. */
export function purgeOfPictures(names: readonly string[]): Purge[] {
  const tags = names.map((name): CacheTag => `upload:${name}`);
  return tags.length > 0 ? [{ tags, forget: false }] : [];
}

/** Every page that shows an upload, and the lists of all pictures, after its frame changed and with it the picture's address. */
export function purgeOfFrame(name: string): Purge[] {
  return [{ tags: [`upload:${name}`, 'picture-frames'], forget: false }];
}

/** The pages of every live item that used an upload that was replaced. */
export function purgeOfUses(uses: readonly MediaUse[]): Purge[] {
  const tags = uses.flatMap((use) =>
    use.where === 'live' ? [...shownBy(use.kind, use.id), ...listTags(use.kind)] : [],
  );
  return tags.length > 0 ? [{ tags: [...new Set(tags)], forget: false }] : [];
}

const LIST_TAGS: Record<ItemKind, CacheTag[]> = {
  post: ['posts'],
  'case-study': ['case-studies'],
  document: [],
};
const FURTHER_TAGS: Record<ItemKind, CacheTag[]> = {
  post: ['related-posts'],
  'case-study': ['next-study'],
  document: [],
};

/** Pages that show the item itself. */
function shownBy(kind: ItemKind, id: number): CacheTag[] {
  return [`${kind}:${id}`];
}

/** Pages that show a list with the item; a document replaces the original of its type. */
function listTags(kind: ItemKind, after?: Saved): CacheTag[] {
  return after?.type ? [`document:${after.type}`] : LIST_TAGS[kind];
}

/** The fields that decide which authors and topics have a page. */
function namesOf({ status, publishDate, author, categories }: Saved): string {
  return JSON.stringify([status, publishDate, author, categories]);
}

/** The fields that decide where else an item appears and in which order; its slug may have belonged to another item. */
function orderOf({ slug, status, publishDate, categories, menuOrder }: Saved): string {
  return JSON.stringify([slug, status, publishDate, categories, menuOrder]);
}
