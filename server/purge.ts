// Which cached pages a save puts out of date: exactly those that show the item (contract §5).
import type { CacheTag } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

interface Saved {
  id: number;
  status: 'draft' | 'published' | 'scheduled';
  publishDate: string;
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
