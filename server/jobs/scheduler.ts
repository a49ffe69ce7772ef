// Scheduled work of the process: publishes due items and changes, and deletes expired trash, enquiries, share links, uploads and
// addresses.

import { readClock } from '#db/clock.ts';
import { HOUR_MS } from '#db/limits.ts';
import { deleteExpiredApiTokens } from '#db/queries/access/api-tokens.ts';
import { deleteOldLoginTries } from '#db/queries/access/login-tries.ts';
import { deleteOldRateCounts } from '#db/queries/access/rate-counts.ts';
import { deleteOldAddresses } from '#db/queries/inbox/create-enquiry.ts';
import { eraseOldEnquiries } from '#db/queries/inbox/erase-old-enquiries.ts';
import { findNextDraftTime } from '#db/queries/items/draft-schedule.ts';
import { deleteOldForms } from '#db/queries/items/open-forms.ts';
import { deleteExpiredPreviews } from '#db/queries/items/previews.ts';
import { findNextPublishDate } from '#db/queries/items/schedule.ts';
import { deleteExpiredShares } from '#db/queries/items/shares.ts';
import { deleteExpiredTrash, expiryOf } from '#db/queries/items/trash.ts';
import { deleteOldChanges } from '#db/queries/operations/changes.ts';
import { releaseLease, takeLease } from '#db/queries/operations/leases.ts';
import { publishDueItems } from '#server/admin/save-item.ts';
import { publishDueDrafts, type ScheduleDeps } from '#server/admin/save-scheduled.ts';
import type { Deps } from '#server/context.ts';

/** The longest sleep, because the system clock may be set and another machine may schedule an item. */
const MAX_SLEEP_MS = 60_000;
/** The sleep after a failure of the database. */
const RETRY_MS = 5000;
const TIDY_EVERY_MS = HOUR_MS;
/** The time for a large bucket, after which another process takes over. */
const TIDY_WITHIN_MS = 10 * 60 * 1000;

export interface Scheduler {
  /** Stops the scheduler; resolves when the current work is done. */
  stop(): Promise<void>;
}

/**
 * Starts the scheduler. It runs at once, to publish what fell due while no process ran, then sleeps until the next due time, at
 * most a minute; a purge wakes it. The process that publishes an item purges its pages once. Queries compare publish dates
 * themselves, so that an item is visible on time even when the scheduler is late.
 */
export function startScheduler(
  deps: Pick<Deps, 'config' | 'log' | 'uploads'> & ScheduleDeps,
): Scheduler {
  const { db, cache, log } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let stopped = false;
  let woken = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let tidying = Promise.resolve();

  const publish = async (now: string) => {
    const items = await publishDueItems({ db, cache }, now);
    if (items > 0) log.info({ items }, 'scheduled items published');
    const changed = await publishDueDrafts(deps, now);
    if (changed > 0) log.info({ items: changed }, 'scheduled changes published');
  };
  /** Tidies once an hour. Nothing waits for it, because a bucket may take minutes. */
  const tidyWhenDue = () => {
    if (performance.now() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = performance.now();
    tidying = tidying
      .then(tidy)
      .catch((error) => log.warn({ err: error }, 'clean-up not finished'));
  };
  const tidy = async () => {
    // only one process tidies
    const lease = await takeLease(db, 'tidying', {
      ttlMs: TIDY_WITHIN_MS,
      everyMs: TIDY_EVERY_MS / 2,
    });
    if (lease === null) return;
    await releaseLease(db, lease, { done: await deleteExpired(Date.now()) });
  };
  /** Runs all steps even when one fails, rows before files; a stop ends it early. Returns whether all succeeded. */
  const deleteExpired = async (now: number): Promise<boolean> => {
    let deleted = 0;
    const steps = [
      () => deleteOldLoginTries(db, now),
      () => deleteOldAddresses(db, now),
      () => deleteOldRateCounts(db, now),
      async () => {
        deleted += await deleteExpiredTrash(db, now);
      },
      eraseOld,
      () => deleteExpiredShares(db, new Date(now).toISOString()),
      () => deleteExpiredApiTokens(db, new Date(now).toISOString()),
      () => deleteExpiredPreviews(db, now),
      () => deleteOldForms(db, now),
      () => deleteOldChanges(db),
      async () => {
        deleted += await deps.uploads.deleteExpired(expiryOf(now));
      },
      async () => warnOfUnknown(await deps.uploads.removeAbandoned()),
    ];
    let failed = 0;
    for (const step of steps) {
      // with a database that does not respond, all of them would take longer than a stop may
      if (stopped) return false;
      await step().catch((error) => {
        failed++;
        log.warn({ err: error }, 'clean-up not finished');
      });
    }
    if (deleted > 0) log.info({ items: deleted }, 'expired trash deleted');
    return failed === 0;
  };
  const eraseOld = async () => {
    const { enquiriesKeptMonths: keptMonths } = deps.config;
    // by the clock of the database, because that of this machine may be wrong
    const erased = await eraseOldEnquiries(db, { now: await readClock(db), keptMonths });
    if (erased > 0) log.info({ enquiries: erased }, 'old enquiries erased');
  };
  const warnOfUnknown = (files: number) => {
    if (files > 0)
      log.warn({ files }, 'the uploads folder belongs to another database: nothing removed');
  };
  const tick = async () => {
    let ms = RETRY_MS;
    woken = false;
    try {
      // the same time for both, so that an item that falls due in between is published next
      const now = new Date().toISOString();
      await publish(now);
      tidyWhenDue();
      ms = await untilNextMs(db, now);
    } catch (error) {
      log.warn({ err: error }, 'scheduler waits for the database');
    }
    // a save that committed after the query may have moved that time
    wakeIn(woken ? 0 : ms);
  };
  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = running.then(tick);
      },
      Math.min(Math.max(ms, 0), MAX_SLEEP_MS),
    );
  };
  // a save may have moved the next publish date
  const stopListening = cache.onPurge(() => {
    woken = true;
    wakeIn(0);
  });
  running = tick();
  return {
    async stop() {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      await running;
      await tidying;
    },
  };
}

/** The time until an item or changes fall due after `now`; infinite when nothing is scheduled. */
async function untilNextMs(db: Deps['db'], now: string): Promise<number> {
  const times = await Promise.all([findNextPublishDate(db, now), findNextDraftTime(db)]);
  const next = Math.min(...times.flatMap((time) => (time === null ? [] : Date.parse(time))));
  return next - Date.now();
}
