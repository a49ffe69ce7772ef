// Runs a save that changes public pages. The affected pages are recorded in its transaction, for other processes, and purged
// here once it is committed.
import type { Database } from '#db/client.ts';
import { recordingChanges } from '#db/queries/operations/changes.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';
import type { Purge } from '#server/cache/purge.ts';
import type { Deps } from '#server/context.ts';

/**
 * `db` for a write that removes uploads. `namesOf` returns their names from its result; their files are recorded as out of
 * date for a CDN. No page shows them.
 */
export function recordUploadRemovals<Result>(
  db: Database,
  namesOf: (result: Result) => readonly string[],
): Database {
  const purgesOf = (result: Result): Purge[] => {
    const tags = namesOf(result).map((name): CacheTag => `upload:${name}`);
    return tags.length > 0 ? [{ tags, forget: false }] : [];
  };
  return recordingChanges<Result>(db, purgesOf, () => {});
}

/** The dependencies of a save: the database of the item, and the cache of the pages that show it. */
export type SaveDeps = Pick<Deps, 'db' | 'cache'>;

/** Runs `save`, which does one write and returns its result. `purgesOf` returns the pages that the result puts out of date. */
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
