// The tags that a save purges: those of exactly the pages that show the item (docs/contract.md, Purging).
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { MediaUse } from '#db/contract/media.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { CacheTag } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

type Saved = Pick<Item, 'status' | 'publishDate'> &
  Partial<Pick<Item, 'categories'> & Pick<CaseStudy, 'menuOrder'>>;

/**
 * Purges the page of a saved item and every list of its kind. Without `after` the item was deleted. When its place among
 * the others may have changed, the related posts or next case studies of the others are purged too: `before` is null for
 * a new item and left out when it is unknown.
 */
export function purgeItem(
  cache: PageCache,
  kind: ItemKind,
  id: number,
  after?: Saved,
  before?: Saved | null,
) {
  const wasHidden = before === null || before?.status === 'draft';
  if (wasHidden && after?.status === 'draft') return;
  const visible = after && statusFor(after, new Date().toISOString()) === 'published';
  const tags: CacheTag[] = [`${kind}:${id}`, listTag(kind)];
  // also for a scheduled item: pages that will show it were cached without its date
  const willBeVisible = after !== undefined && after.status !== 'draft';
  if (willBeVisible && !(before && orderOf(before) === orderOf(after))) tags.push(furtherTag(kind));
  // a hidden item is not shown from a stale page either, not even in an outage
  cache.purge(tags, { forget: !visible && !wasHidden });
}

/** Purges every list of case studies, and the next one at the end of each: their order changed. */
export function purgeOrder(cache: PageCache) {
  cache.purge(['case-studies', 'next-study']);
}

/** Purges every page that shows an upload: its alt text or focal point changed. */
export function purgePicture(cache: PageCache, name: string) {
  cache.purge([`upload:${name}`]);
}

/** Purges the pages of every live item that used an upload: it was replaced. */
export function purgeUses(cache: PageCache, uses: readonly MediaUse[]) {
  const tags = uses
    .filter(({ where }) => where === 'live')
    .flatMap(({ kind, id }): CacheTag[] => [`${kind}:${id}`, listTag(kind)]);
  if (tags.length > 0) cache.purge([...new Set(tags)]);
}

const listTag = (kind: ItemKind) => (kind === 'post' ? 'posts' : 'case-studies');
const furtherTag = (kind: ItemKind) => (kind === 'post' ? 'related-posts' : 'next-study');

/** The fields that decide on which other pages an item appears, and in which order. */
function orderOf({ status, publishDate, categories, menuOrder }: Saved): string {
  return JSON.stringify([status, publishDate, categories, menuOrder]);
}
