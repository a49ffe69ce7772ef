// Which cached pages a save puts out of date: exactly those that show the item (contract §5).
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { MediaUse } from '#db/contract/media.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { CacheTag } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

type Saved = Pick<Item, 'status' | 'publishDate'> &
  Partial<Pick<Item, 'categories'> & Pick<CaseStudy, 'menuOrder'>>;

/**
 * An item of either kind was saved: its page and every list of its kind. Without `after` it was deleted. When it moved
 * among the others, so did what they name at their end; it counts as moved when nobody knows `before`, null when it is new.
 */
export function purgeItem(
  cache: PageCache,
  kind: ItemKind,
  id: number,
  after?: Saved,
  before?: Saved | null,
) {
  const wasNowhere = before === null || before?.status === 'draft';
  if (wasNowhere && after?.status === 'draft') return;
  const visible = after && statusFor(after, new Date().toISOString()) === 'published';
  const tags: CacheTag[] = [`${kind}:${id}`, listOf(kind)];
  // those that will name it from its date on were kept without knowing that date
  const isToBeSeen = after !== undefined && after.status !== 'draft';
  if (isToBeSeen && !(before && placeOf(before) === placeOf(after))) tags.push(endOf(kind));
  // what visitors may not see any longer is not even shown while the database fails
  cache.purge(tags, { forget: !visible && !wasNowhere });
}

/** The order of case studies changed: every list of them, and the next one at the end of each. */
export function purgeOrder(cache: PageCache) {
  cache.purge(['case-studies', 'next-study']);
}

/** What the library says of a picture changed: every page that shows it, and no other. */
export function purgePicture(cache: PageCache, name: string) {
  cache.purge([`upload:${name}`]);
}

/** Another picture stands in its place: the pages of everything live that used it. */
export function purgeUses(cache: PageCache, uses: readonly MediaUse[]) {
  const tags = uses
    .filter(({ where }) => where === 'live')
    .flatMap(({ kind, id }): CacheTag[] => [`${kind}:${id}`, listOf(kind)]);
  if (tags.length > 0) cache.purge([...new Set(tags)]);
}

const listOf = (kind: ItemKind) => (kind === 'post' ? 'posts' : 'case-studies');
const endOf = (kind: ItemKind) => (kind === 'post' ? 'read-on' : 'next-study');

/** What decides where others name an item. */
function placeOf({ status, publishDate, categories, menuOrder }: Saved): string {
  return JSON.stringify([status, publishDate, categories, menuOrder]);
}
