// Scheduled work of the process: publishes due items and due changes, deletes expired trash, enquiries, share links, uploads and
// addresses.

import { readClock } from '#db/clock.ts';
import { deleteExpiredApiTokens } from '#db/queries/access/api-tokens.ts';
import { deleteOldLoginTries } from '#db/queries/access/login-tries.ts';
import { deleteOldRateCounts } from '#db/queries/access/rate-counts.ts';
import { deleteOldAddresses } from '#db/queries/inbox/enquiries.ts';
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

/** The longest sleep: the system clock may be set, and another machine may schedule an item. */
const MAX_SLEEP_MS = 60_000;
/** The sleep after a failure of the database. */
const RETRY_MS = 5000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
/** Long enough for a large bucket; another process takes over after it. */
const TIDY_WITHIN_MS = 10 * 60 * 1000;

export interface Scheduler {
  /** Stops; resolves when the work under way is done. */
  stop(): Promise<void>;
}

/**
 * Runs at once, so that what fell due while no process ran is published. Then it sleeps until the next time, a minute at
 * most; a purge wakes it. The pages of an item are purged once, by the process that publishes it. Queries compare the dates of
 * items themselves, so a late scheduler shows no item late.
 */
export function startScheduler(
  deps: Pick<Deps, 'config' | 'log' | 'uploads'> & ScheduleDeps,
): Scheduler {
  const { db, cache, log } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let stopped = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const publish = async (now: string) => {
    const items = await publishDueItems({ db, cache }, now);
    if (items > 0) log.info({ items }, 'scheduled items published');
    const changed = await publishDueDrafts(deps, now);
    if (changed > 0) log.info({ items: changed }, 'scheduled changes published');
  };
  const tidy = async () => {
    if (performance.now() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = performance.now();
    // one process does it for all
    const lease = await takeLease(db, 'tidying', {
      ttlMs: TIDY_WITHIN_MS,
      everyMs: TIDY_EVERY_MS / 2,
    });
    if (lease === null) return;
    await releaseLease(db, lease, { done: await deleteExpired(Date.now()) });
  };
  /** A step that fails stops no other; rows come before files. Returns whether all were done. */
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
    for (const step of steps)
      await step().catch((error) => {
        failed++;
        log.warn({ err: error }, 'clean-up not finished');
      });
    if (deleted > 0) log.info({ items: deleted }, 'expired trash deleted');
    return failed === 0;
  };
  const eraseOld = async () => {
    const { enquiriesKeptMonths: keptMonths } = deps.config;
    if (keptMonths === null) return;
    // the clock of this machine alone may be wrong
    const erased = await eraseOldEnquiries(db, { now: await readClock(db), keptMonths });
    if (erased > 0) log.info({ enquiries: erased }, 'old enquiries erased');
  };
  const warnOfUnknown = (files: number) => {
    if (files > 0)
      log.warn({ files }, 'the uploads folder belongs to another database: nothing removed');
  };
  const sleepMs = async (now: string) => {
    const times = await Promise.all([findNextPublishDate(db, now), findNextDraftTime(db)]);
    const next = Math.min(...times.flatMap((time) => (time === null ? [] : Date.parse(time))));
    return next - Date.now();
  };
  const tick = async () => {
    let ms = RETRY_MS;
    try {
      // the same moment for both: an item that falls due in between is the next one
      const now = new Date().toISOString();
      await publish(now);
      await tidy();
      ms = await sleepMs(now);
    } catch (error) {
      log.warn({ err: error }, 'scheduler waits for the database');
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
      Math.min(Math.max(ms, 0), MAX_SLEEP_MS),
    );
  };
  // a save may have moved the next publish date
  const stopListening = cache.onPurge(() => wakeIn(0));
  running = tick();
  return {
    async stop() {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      await running;
    },
  };
}
