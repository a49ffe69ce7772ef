// Which cached pages a save puts out of date: exactly those that show the item (contract §5).
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { MediaUse } from '#db/contract/media.ts';
import type { CacheTag } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

interface Saved {
  id: number;
  status: 'draft' | 'published' | 'scheduled';
  publishDate: string;
}

/** An item of either kind was saved: its page and every list of its kind. Without `saved` it was deleted. */
export function purgeItem(cache: PageCache, kind: ItemKind, id: number, saved?: Saved) {
  (kind === 'post' ? purgePost : purgeCaseStudy)(cache, id, saved);
}

/** What the library says of a picture changed: every page that shows it, and no other. */
export function purgePicture(cache: PageCache, name: string) {
  cache.purge([`upload:${name}`]);
}

/** Another picture stands in its place: the pages of everything live that used it. */
export function purgeUses(cache: PageCache, uses: readonly MediaUse[]) {
  const tags = uses
    .filter(({ where }) => where === 'live')
    .flatMap(({ kind, id }): CacheTag[] => [
      `${kind}:${id}`,
      kind === 'post' ? 'posts' : 'case-studies',
    ]);
  if (tags.length > 0) cache.purge([...new Set(tags)]);
}

/** A post was saved: its article and every list. Without `saved` it was deleted. */
export function purgePost(cache: PageCache, id: number, saved?: Saved) {
  purge(cache, [`post:${id}`, 'posts'], saved);
}

/** A case study was saved: its page and every list. Without `saved` it was deleted. */
export function purgeCaseStudy(cache: PageCache, id: number, saved?: Saved) {
  purge(cache, [`case-study:${id}`, 'case-studies'], saved);
}

function purge(cache: PageCache, tags: CacheTag[], saved: Saved | undefined) {
  const visible = saved?.status === 'published' && Date.parse(saved.publishDate) <= Date.now();
  // what visitors may not see any longer is not even shown while the database fails
  cache.purge(tags, { forget: !visible });
}
