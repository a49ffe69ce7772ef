// Purges here what other processes on the same database have changed (docs/contract.md, Several processes). A change is known
// by its id and its place in the table, never by a clock.
import { type Change, findLastChange, listChangesFrom } from '#db/queries/operations/changes.ts';
import type { Deps } from '#server/context.ts';
import type { CacheTag } from './cached-page.ts';

/** A read of a local file costs some microseconds. */
const LOCAL_EVERY_MS = 50;
const REMOTE_EVERY_MS = 250;

export interface ChangeFeed {
  /** How long ago the changes were last read: no cached page is older than that. */
  lagMs(): number;
  /** Reads no more. */
  stop(): void;
}

/** A change that was read, to go on from; before the first one of a new database, null. */
type Cursor = Pick<Change, 'id' | 'token'> | null;

/**
 * Reads the changes every 50 ms (a file or replica) or 250 ms (a server) and purges their pages, except those that this
 * process has purged already. When some of them are missing, or the database was restored, everything is purged. When
 * none could be read for `staleForMs` of the configuration, the cache is distrusted until one can be read. Resolves after
 * the first read.
 */
export async function startChangeFeed(
  deps: Pick<Deps, 'db' | 'cache' | 'config' | 'log'>,
): Promise<ChangeFeed> {
  const { cache, config, log } = deps;
  // pages are rendered from it: a change that it does not hold yet would purge too early
  const db = deps.db.replica;
  // the page of an own change may have been rendered before the replica had it
  const skipsOwn = db === deps.db;
  const isLocal = config.database.url.startsWith('file:') || config.database.replica !== undefined;
  let cursor: Cursor | undefined;
  let readAt = performance.now();
  let stopped = false;

  const read = async () => {
    if (cursor === undefined) {
      cursor = await findLastChange(db);
      // what was cached meanwhile may be older
      cache.clear();
      return;
    }
    let changes: Change[];
    do {
      changes = await listChangesFrom(db, cursor?.id ?? 0);
      cursor = follow(cache, cursor, changes, skipsOwn);
    } while (cursor !== undefined && changes.length > 1);
  };
  const tick = async () => {
    try {
      await read();
      readAt = performance.now();
      cache.distrusted = false;
    } catch (error) {
      if (config.staleForMs !== null && performance.now() - readAt > config.staleForMs) {
        if (!cache.distrusted) log.warn({ err: error }, 'changes cannot be read: no cached pages');
        cache.distrusted = true;
      }
    }
    if (!stopped) setTimeout(tick, isLocal ? LOCAL_EVERY_MS : REMOTE_EVERY_MS).unref();
  };
  // before the first page is cached
  await tick();
  return {
    lagMs: () => performance.now() - readAt,
    stop() {
      stopped = true;
    },
  };
}

/** Purges what `changes` name, which begin at `cursor`. Returns the new one; undefined when everything was purged. */
function follow(
  cache: Deps['cache'],
  cursor: Cursor,
  changes: Change[],
  skipsOwn: boolean,
): Cursor | undefined {
  const [first, ...rest] = changes;
  const isContinued =
    cursor === null
      ? first === undefined || first.id === 1
      : first?.id === cursor.id && first.token === cursor.token;
  if (!isContinued) {
    cache.clear();
    return undefined;
  }
  for (const change of cursor === null ? changes : rest) {
    if (cache.isOwnChange(change.id) && skipsOwn) continue;
    if (change.tags.includes('*')) cache.clear();
    else cache.purge(change.tags as CacheTag[], { forget: change.forget });
  }
  return changes.at(-1) ?? cursor;
}
