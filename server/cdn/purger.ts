// Makes a CDN purge the pages that saves put out of date: soon after a save, joined with others, with retries until it succeeds.
import { readClock } from '#db/clock.ts';
import {
  claimCdnPurges,
  EVERY_PAGE,
  findCdnWork,
  queueCdnPurges,
  recordCdnFailure,
  recordCdnPurged,
} from '#db/queries/operations/cdn-purges.ts';
import type { Deps } from '#server/context.ts';
import { startOutboxLoop } from '#server/jobs/outbox-loop.ts';
import { type Cdn, edgeTag } from './cdn.ts';
import { CdnError } from './cdn-error.ts';

const LOOK_EVERY_MS = 250;
/** A claimed purge may be claimed again after this: its process may have died. */
const LEASE_MS = 60_000;
/** The pause after a failure of the database. */
const RETRY_MS = 5000;
/** A second purge, because another process may not have known of the save at the first and sent the CDN the old page. */
const AGAIN_AFTER_MS = 5000;
/** The longest pause before checking again whether the CDN accepts a call. */
const WAIT_MAX_MS = 500;

/** Starts purging; does nothing without a CDN. Several processes may run it: they share the rows and the rate limit. */
export function startCdnPurger(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  cdn: Cdn | null,
  againAfterMs = AGAIN_AFTER_MS,
): { stop(): Promise<void> } {
  if (cdn === null) return { stop: async () => {} };
  const { tagsAtOnce, tagsMax, rate } = cdn;
  return startOutboxLoop({
    async findDelay() {
      const { isBehind, nextAt, now } = await findCdnWork(db);
      if (!isBehind) return nextAt === null ? null : nextAt - now;
      await queueCdnPurges(db, edgeTag, now);
      return 0;
    },
    async work(stopping) {
      const limits = { atOnce: tagsAtOnce, most: tagsMax, rate, leaseMs: LEASE_MS };
      const { claimed, everyPage, waitMs } = await claimCdnPurges(db, limits, await readClock(db));
      if (waitMs > 0) await Bun.sleep(Math.min(waitMs, WAIT_MAX_MS));
      if (claimed.length === 0) return;
      try {
        await cdn.purge(everyPage ? [EVERY_PAGE] : claimed.map(({ tag }) => tag), stopping);
        await recordCdnPurged(db, claimed, (await readClock(db)) + againAfterMs);
      } catch (error) {
        if (!(error instanceof CdnError)) throw error;
        const failure = { error: error.message, retryAfterMs: error.retryAfterMs };
        await recordCdnFailure(db, claimed, failure, await readClock(db));
        if (!stopping.aborted) log.warn({ tags: claimed.length, ...failure }, 'CDN not purged');
      }
    },
    idleMs: LOOK_EVERY_MS,
    retryMs: RETRY_MS,
    log,
    failure: 'purging the CDN failed',
  });
}
