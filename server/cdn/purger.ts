// Has a CDN forget what saves put out of date: soon after each save, joined with others, and again until it has done so.
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
/** A process that had not heard of a save may have given a CDN the former page during the first purge. */
const AGAIN_AFTER_MS = 5000;
/** Between two looks whether the CDN takes another call. */
const WAIT_MAX_MS = 500;

/** Starts purging; does nothing without a CDN. Any number of processes may do it: they share the rows and the limit of calls. */
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
