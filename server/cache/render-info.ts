// What the page cache needs to know about a response.
import type { CacheTag } from './cached-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Written by the render and by `cached`; screens pass their tags in the metadata of `c.render`. */
export interface RenderInfo {
  /** The tags of everything that the response shows. */
  readonly tags: Set<CacheTag>;
  /** Whether the tags are declared: a response without declared tags is not stored. */
  isDeclared: boolean;
  /** Whether the response must not be stored, whatever is declared. */
  isExcluded: boolean;
  /** Whether data or a part of the page failed: a stale cache entry is better than this response. */
  failed: boolean;
  /** When the response expires by itself, epoch ms. */
  until: number;
  /** The rendered bytes: a promise while data is deferred, resolving to null when the render failed. Null without a render. */
  body: Bytes | Promise<Bytes | null> | null;
}

/** The initial state of a request without a response yet. */
export function newRenderInfo(): RenderInfo {
  return {
    tags: new Set(),
    isDeclared: false,
    isExcluded: false,
    failed: false,
    until: Infinity,
    body: null,
  };
}

/** Adds the tags of a response; null excludes it from the page cache. */
export function declareTags(info: RenderInfo, tags: readonly CacheTag[] | null): void {
  if (tags === null) info.isExcluded = true;
  info.isDeclared = true;
  for (const tag of tags ?? []) info.tags.add(tag);
}

/** Notes that the response expires at `at`, epoch ms. */
export function noteUntil(info: RenderInfo, at: number): void {
  info.until = Math.min(info.until, at);
}
