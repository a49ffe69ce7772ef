// The rendered public pages, bounded in size, least recently used out first, purged by what they show.
import type { CachedPage, CacheTag } from './cached-page.ts';

/** How a render ended: a page to keep, an answer that is none (a 404, a filter made up by who asked), or a failure. */
export type Outcome = CachedPage | 'not a page' | 'failed';

const MAX_BYTES = 24 * 1024 * 1024;

export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<Outcome>>();
  readonly #purgedAt = new Map<CacheTag, number>();
  #purges = 0;
  #clearedAt = 0;
  #bytes = 0;
  /** Called after each purge: a save may have moved the moment at which something appears by itself. */
  onPurge: (() => void) | null = null;
  #remembered: { until: number; value: Promise<string | null> } | null = null;

  /** How many renders have begun so far. */
  renders = 0;

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** The kept page, fresh or not. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page && this.#bytes > this.maxBytes / 2) {
      // a map remembers the order of insertion: move to the end, away from an eviction that comes near
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** What `make` gives, asked again after `maxAgeMs` or a save: for what all pages depend on. */
  remember<T extends string | null>(make: () => Promise<T>, maxAgeMs: number): Promise<T> {
    if (this.#remembered === null || Date.now() > this.#remembered.until)
      this.#remembered = { until: Date.now() + maxAgeMs, value: make() };
    const { value } = this.#remembered;
    value.catch(() => {
      if (this.#remembered?.value === value) this.#remembered = null;
    });
    return value as Promise<T>;
  }

  /** Runs `render` at most once at a time per key, however many ask, and keeps the page it makes. */
  renderOnce(key: string, render: () => Promise<Outcome>): Promise<Outcome> {
    const running = this.#rendering.get(key);
    if (running) return running;
    this.renders += 1;
    const startedAt = this.#purges;
    const outcome = render()
      .catch((): Outcome => 'failed')
      .then((result) => {
        if (typeof result === 'object') this.#keep(key, result, startedAt);
        if (result === 'not a page') this.#drop(key);
        return result;
      })
      .finally(() => {
        if (this.#rendering.get(key) === outcome) this.#rendering.delete(key);
      });
    this.#rendering.set(key, outcome);
    return outcome;
  }

  /**
   * Marks every page that shows one of `tags` as out of date, at once; what is being rendered will not be kept.
   * `forget` drops them: for an item that visitors may no longer see, not even while the database fails.
   */
  purge(tags: CacheTag[], { forget = false } = {}) {
    this.#purges += 1;
    this.#remembered = null;
    for (const tag of tags) this.#purgedAt.set(tag, this.#purges);
    this.#rendering.clear();
    for (const [key, page] of this.#pages) {
      if (!tags.some((tag) => page.tags.has(tag))) continue;
      if (forget) this.#drop(key);
      else page.stale = true;
    }
    this.onPurge?.();
  }

  /** Empties the cache and says what went. */
  clear(): { pages: number; bytes: number } {
    const cleared = { pages: this.#pages.size, bytes: this.#bytes };
    this.#purges += 1;
    this.#clearedAt = this.#purges;
    this.#rendering.clear();
    this.#pages.clear();
    this.#bytes = 0;
    return cleared;
  }

  #keep(key: string, page: CachedPage, startedAt: number) {
    const purgedAt = [...page.tags].map((tag) => this.#purgedAt.get(tag) ?? 0);
    if (Math.max(this.#clearedAt, ...purgedAt) > startedAt) return;
    this.#drop(key);
    // it would push out everything else and then itself
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
  }
}
