// Purges pages here after changes by other processes on the same database (docs/contract.md, Several processes). A change is
// identified by its id and its place in the table, never by a clock.
import { type Change, findLastChange, listChangesFrom } from '#db/queries/operations/changes.ts';
import type { Deps } from '#server/context.ts';
import type { CacheTag } from './cached-page.ts';

/** Reading a local file costs some microseconds. */
const LOCAL_EVERY_MS = 50;
const REMOTE_EVERY_MS = 250;
/** How often the primary is asked for its last change, which a replica must have. */
const ASK_PRIMARY_EVERY_MS = 1000;

export interface ChangeFeed {
  /** Milliseconds since all changes were last known: no cached page has been out of date for longer. */
  lagMs(): number;
  /** Stops reading. */
  stop(): void;
}

/** The last change read, where reading continues; null before the first change of a new database. */
type Cursor = Pick<Change, 'id' | 'token'> | null;

/**
 * Reads the changes every 50 ms (a file or replica) or 250 ms (a server) and purges their pages, except for changes that this
 * process has purged already. When changes are missing, or the database was restored, everything is purged. When no changes
 * could be read for the configured `staleForMs`, the cache is distrusted until they can be read. A replica can always be
 * read, so the primary is asked each second for its last change. Resolves after the first read.
 */
export async function startChangeFeed(
  deps: Pick<Deps, 'db' | 'cache' | 'config' | 'log'>,
): Promise<ChangeFeed> {
  const { cache, config, log } = deps;
  // pages are rendered from the replica: purging before it has the change would be too early
  const db = deps.db.replica;
  const hasReplica = db !== deps.db;
  const isLocal = config.database.url.startsWith('file:') || config.database.replica !== undefined;
  let cursor: Cursor | undefined;
  cache.changesKnownAt = performance.now();
  /** The id of the primary's last change (0 for none), and when it was asked; null before its first response. */
  let lastOfPrimary: { id: number; at: number } | null = null;
  let stopped = false;
  const lagMs = () => performance.now() - cache.changesKnownAt;

  const read = async () => {
    if (cursor === undefined) {
      cursor = await findLastChange(db);
      // pages cached meanwhile may be older
      cache.clear();
      return;
    }
    let changes: Change[];
    do {
      changes = await listChangesFrom(db, cursor?.id ?? 0);
      // the page of an own change may have been rendered before the replica had the change
      cursor = follow(cache, cursor, changes, !hasReplica);
    } while (cursor !== undefined && changes.length > 1);
  };
  const tick = async () => {
    let problem: unknown;
    // before the read, during which the process may be stopped
    const at = performance.now();
    try {
      await read();
      if (!hasReplica) cache.changesKnownAt = at;
      else if (lastOfPrimary !== null && (cursor?.id ?? 0) >= lastOfPrimary.id)
        cache.changesKnownAt = lastOfPrimary.at;
    } catch (error) {
      problem = error;
    }
    const isCutOff = config.staleForMs !== null && lagMs() > config.staleForMs;
    if (isCutOff && !cache.distrusted)
      log.warn(
        { err: problem },
        'changes cannot be read: pages that may be affected are not served',
      );
    cache.distrusted = isCutOff;
    if (!stopped) setTimeout(tick, isLocal ? LOCAL_EVERY_MS : REMOTE_EVERY_MS).unref();
  };
  const askPrimary = async () => {
    const at = performance.now();
    const last = await findLastChange(deps.db).catch(() => undefined);
    if (last !== undefined) lastOfPrimary = { id: last?.id ?? 0, at };
    if (!stopped) setTimeout(askPrimary, ASK_PRIMARY_EVERY_MS).unref();
  };
  // before the first page is cached
  await tick();
  if (hasReplica) void askPrimary();
  return {
    lagMs,
    stop() {
      stopped = true;
    },
  };
}

/** Purges the pages of `changes`, which begin at `cursor`. Returns the new cursor; undefined when everything was purged. */
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
