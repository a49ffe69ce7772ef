// A save that changes public pages: what it puts out of date is recorded in its own transaction, for the other processes,
// and purged here as soon as it is committed.
import type { Database } from '#db/client.ts';
import { recordingChanges } from '#db/queries/operations/changes.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';
import type { Purge } from '#server/cache/purge.ts';
import type { Deps } from '#server/context.ts';

/** What a change needs: where the item is stored, and the cached pages that show it. */
export type SaveDeps = Pick<Deps, 'db' | 'cache'>;

/** Runs `save`, whose one write returns what `save` returns. `purgesOf` says what that puts out of date. */
export function saveAndPurge<Saved>(
  { db, cache }: SaveDeps,
  save: (db: Database) => Promise<Saved>,
  purgesOf: (saved: Saved) => Purge[],
): Promise<Saved> {
  return save(
    recordingChanges<Saved>(db, purgesOf, (pages, ids) => {
      cache.ignoreChanges(ids);
      for (const { tags, forget } of pages) cache.purge(tags as CacheTag[], { forget });
    }),
  );
}
