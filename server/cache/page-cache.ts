// The store of the page cache: rendered public pages, bounded in size, least recently used out first, purged by tag.
import type { CachedPage, CacheTag } from './cached-page.ts';

/** The outcome of a render: an entry to store, a response that must not be stored (a 404, an unknown filter), or a failure. */
export type RenderOutcome = CachedPage | 'uncacheable' | 'failed';

/** A safety limit: the change feed removes the ids of own changes within a second. */
const OWN_CHANGES_MAX = 10_000;
/** Above this number, the tags are forgotten and renders in progress are treated as if everything was purged. */
const PURGED_TAGS_MAX = 10_000;
const MAX_BYTES = 24 * 1024 * 1024;
/** A CDN is purged for the last time 5 s after a change: it must not get an older page later than that. */
const BEHIND_AFTER_MS = 4000;

/** A purge: its tags, or everything, and whether the pages were removed (`forget`). */
export interface Purged {
  tags: readonly CacheTag[] | 'all';
  forget: boolean;
}

/** Counts the hits of a route. The entries of the route share one counter, so that a hit costs one addition. */
export interface HitCount {
  count: number;
}

export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<RenderOutcome>>();
  readonly #purgedAt = new Map<CacheTag, number>();
  #purges = 0;
  /** Renders that began before this purge are not stored, whatever they show. */
  #clearedAt = 0;
  #bytes = 0;
  readonly #listeners = new Set<(purged: Purged) => void>();
  /** Set while changes of other processes cannot be read: cached pages may have been withdrawn. */
  distrusted = false;
  /** When the changes of other processes were last known, by `performance.now()`. */
  changesKnownAt = Number.POSITIVE_INFINITY;
  readonly #ownChanges = new Set<number>();
  #remembered: { until: number; value: Promise<string | null> } | null = null;

  /** The number of renders begun so far. */
  renders = 0;
  /** The number of requests answered from the cache, by route. */
  readonly hits = new Map<string, HitCount>();

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** The total size of the entries, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether cached content may have been withdrawn so long ago that a CDN would not be purged again. */
  get isBehind(): boolean {
    return performance.now() - this.changesKnownAt > BEHIND_AFTER_MS;
  }

  /** The hit counter of a route. */
  hitsOf(route: string): HitCount {
    let hits = this.hits.get(route);
    if (hits === undefined) {
      hits = { count: 0 };
      this.hits.set(route, hits);
    }
    return hits;
  }

  /** The entry, fresh or stale; undefined while the cache is distrusted. */
  find(key: string): CachedPage | undefined {
    if (this.distrusted) return undefined;
    const page = this.#pages.get(key);
    if (page && this.#bytes > this.maxBytes / 2) {
      // a map keeps insertion order: re-inserted at the end, the entry is evicted last
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** The result of `load`, reloaded after `maxAgeMs` or a purge: for one value that all pages depend on. */
  remember<T extends string | null>(load: () => Promise<T>, maxAgeMs: number): Promise<T> {
    if (this.#remembered === null || Date.now() > this.#remembered.until)
      this.#remembered = { until: Date.now() + maxAgeMs, value: load() };
    const { value } = this.#remembered;
    value.catch(() => {
      if (this.#remembered?.value === value) this.#remembered = null;
    });
    return value as Promise<T>;
  }

  /** Runs at most one `render` per key at a time, shares its outcome with all callers, and stores the page. */
  renderOnce(key: string, render: () => Promise<RenderOutcome>): Promise<RenderOutcome> {
    const running = this.#rendering.get(key);
    if (running) return running;
    this.renders += 1;
    const startedAt = this.#purges;
    const outcome = render()
      .catch((): RenderOutcome => 'failed')
      .then((result) => {
        if (typeof result === 'object') this.#store(key, result, startedAt);
        if (result === 'uncacheable') this.#drop(key);
        return result;
      })
      .finally(() => {
        if (this.#rendering.get(key) === outcome) this.#rendering.delete(key);
      });
    this.#rendering.set(key, outcome);
    return outcome;
  }

  /**
   * Marks every page with one of `tags` as stale, at once; a render in progress will not be stored. `forget` removes the
   * pages: visitors may not see a hidden item, not even while the database fails.
   */
  purge(tags: CacheTag[], { forget = false } = {}) {
    this.#purges += 1;
    this.#remembered = null;
    for (const tag of tags) this.#purgedAt.set(tag, this.#purges);
    if (this.#purgedAt.size > PURGED_TAGS_MAX) {
      this.#purgedAt.clear();
      this.#clearedAt = this.#purges;
    }
    this.#rendering.clear();
    for (const [key, page] of this.#pages) {
      if (!tags.some((tag) => page.tags.has(tag))) continue;
      if (forget) this.#drop(key);
      else page.stale = true;
    }
    this.#tell({ tags, forget });
  }

  /** Notes that the recorded changes with these ids are already purged here. */
  ignoreChanges(ids: readonly number[]) {
    if (this.#ownChanges.size > OWN_CHANGES_MAX) this.#ownChanges.clear();
    for (const id of ids) this.#ownChanges.add(id);
  }

  /** Whether the change was noted by `ignoreChanges`; removes the note. */
  isOwnChange(id: number): boolean {
    return this.#ownChanges.delete(id);
  }

  /** Empties the cache; returns the number and the bytes of its pages. */
  clear(): { pages: number; bytes: number } {
    const cleared = { pages: this.#pages.size, bytes: this.#bytes };
    this.#purges += 1;
    this.#clearedAt = this.#purges;
    this.#rendering.clear();
    for (const key of this.#pages.keys()) this.#drop(key);
    this.#remembered = null;
    this.#tell({ tags: 'all', forget: true });
    return cleared;
  }

  /** Calls `listener` synchronously after each purge. Returns a function that unsubscribes it. */
  onPurge(listener: (purged: Purged) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(purged: Purged) {
    for (const listener of this.#listeners) listener(purged);
  }

  #store(key: string, page: CachedPage, startedAt: number) {
    const purgedAt = [...page.tags].map((tag) => this.#purgedAt.get(tag) ?? 0);
    if (Math.max(this.#clearedAt, ...purgedAt) > startedAt) {
      page.stale = true;
      return;
    }
    const earlier = this.#pages.get(key);
    if (earlier) page.inherit(earlier);
    this.#drop(key);
    // a page larger than the cache would evict all others and then itself
    if (page.bytes > this.maxBytes) return;
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
    // this page is not served any more: do not compress it further
    page.stale = true;
  }
}
