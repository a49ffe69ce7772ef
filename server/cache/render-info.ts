// The description of a response for the page cache.
import type { CacheTag } from './cached-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Written by the render and by `cached`; screens name their tags in the metadata that `c.render` takes. */
export interface RenderInfo {
  /** The tags of everything that the response shows. */
  readonly tags: Set<CacheTag>;
  /** The tags are declared: a response that forgets them is not stored. */
  isDeclared: boolean;
  /** The response must not be stored, whatever is declared. */
  isExcluded: boolean;
  /** Data or a part of the page failed: a stale cache entry is better than this response. */
  failed: boolean;
  /** When the response is out of date by itself, epoch ms. */
  until: number;
  /** The rendered bytes: a promise while data is deferred, of null when the render failed. Null without a render. */
  body: Bytes | Promise<Bytes | null> | null;
}

/** For a request that has no response yet. */
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

/** Adds the tags of a response; null keeps it out of the page cache. */
export function declareTags(info: RenderInfo, tags: readonly CacheTag[] | null): void {
  if (tags === null) info.isExcluded = true;
  info.isDeclared = true;
  for (const tag of tags ?? []) info.tags.add(tag);
}

/** Notes that the response is out of date at `at`, epoch ms. */
export function noteUntil(info: RenderInfo, at: number): void {
  info.until = Math.min(info.until, at);
}
