// What happens by itself while the process runs: scheduled items come out, and what is past its time goes.
import { nextPublishDate, publishDue } from '#db/queries/schedule.ts';
import { deleteOldShares } from '#db/queries/shares.ts';
import { emptyOldTrash } from '#db/queries/trash.ts';
import { purgeItem } from '#server/cache/purge.ts';
import type { Deps } from '#server/context.ts';

/** Looked at again after this at the latest: the computer's clock may be set, and another machine may schedule. */
const LONGEST_SLEEP_MS = 60_000;
/** The database failed: again after this. */
const RETRY_MS = 5000;
const TIDY_EVERY_MS = 60 * 60 * 1000;

export interface Clock {
  /** Ends it; resolves when what it was doing is done. */
  stop(): Promise<void>;
}

/**
 * Starts at once, which catches up on everything that fell due while no process ran. Then it sleeps until the next date
 * of an item, a minute at most; a save wakes it. The pages that show an item are purged once, by the process that
 * marked it; what visitors see goes by the date alone, so a late clock shows nothing too late.
 */
export function startScheduler(deps: Pick<Deps, 'db' | 'cache' | 'log' | 'uploads'>): Clock {
  const { db, cache, log } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let stopped = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const publish = async () => {
    const due = await publishDue(db, new Date().toISOString());
    for (const item of due) purgeItem(cache, item.kind, item.id, item);
    if (due.length > 0) log.info({ items: due.length }, 'scheduled items published');
  };
  const tidy = async () => {
    if (performance.now() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = performance.now();
    const gone = await emptyOldTrash(db, Date.now());
    await deleteOldShares(db, new Date().toISOString());
    await deps.uploads.removeDeleted();
    if (gone > 0) log.info({ items: gone }, 'deleted items gone for good');
  };
  const sleepMs = async () => {
    const next = await nextPublishDate(db, new Date().toISOString());
    return next === null ? LONGEST_SLEEP_MS : Date.parse(next) - Date.now();
  };
  const tick = async () => {
    let ms = RETRY_MS;
    try {
      await publish();
      await tidy();
      ms = await sleepMs();
    } catch (error) {
      log.warn({ err: error }, 'the clock waits for the database');
    }
    wakeIn(ms);
  };
  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = running.then(tick);
      },
      Math.min(Math.max(ms, 0), LONGEST_SLEEP_MS),
    );
  };
  cache.onPurge = () => wakeIn(0);
  running = tick();
  return {
    async stop() {
      stopped = true;
      cache.onPurge = null;
      clearTimeout(timer);
      await running;
    },
  };
}
