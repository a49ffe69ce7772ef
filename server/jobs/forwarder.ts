// Forwards enquiries to the marketing platform: one at a time, in the background, with retries.
// The outbox is in the database, so a restart loses nothing (docs/decisions/0008).
import type { Database } from '#db/client.ts';
import { type Enquiry, type EnquiryKind, enquiryKind } from '#db/contract/enquiries.ts';
import { DAY_MS, HOUR_MS } from '#db/limits.ts';
import {
  claimForwarding,
  findForwardingDelay,
  recordForwarding,
} from '#db/queries/inbox/forwarding.ts';
import type { OutboxResult } from '#db/queries/inbox/outbox-result.ts';
import type { Config } from '#server/config.ts';
import { submissionsUrl } from '#server/http/third-parties.ts';
import type { Log } from '#server/log.ts';
import { type OutboxLoop, startOutboxLoop } from './outbox-loop.ts';
import { submissionOf } from './submission.ts';

const SEND_TIMEOUT_MS = 10_000;
/** A claimed enquiry may be claimed again after this: its process may have died. */
const LEASE_MS = 60_000;
/** The longest pause between checks: another process may have left due work. */
const IDLE_MS = 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * HOUR_MS;
/** The platform rejects submissions older than a month. */
const GIVE_UP_AFTER_MS = 14 * DAY_MS;
const ERROR_MAX_CHARS = 300;

interface ForwarderOptions {
  db: Database;
  config: Config;
  log: Log;
  /** Scheme and host of the platform's endpoint; by default that of the region. */
  api?: string;
  /** Doubles with each attempt, up to six hours. */
  firstRetryMs?: number;
}

/** Whether an enquiry is forwarded: a form is configured for its kind, and it has an email address. */
export function isForwarded(config: Config, kind: EnquiryKind, email: string | null): boolean {
  return submissionsUrl(config.hubspot, kind) !== null && email !== null;
}

/** Starts forwarding; does nothing when no form is configured. */
export function startForwarder(options: ForwarderOptions): OutboxLoop {
  const { db, config, log, firstRetryMs = FIRST_RETRY_MS } = options;
  const kinds = enquiryKind.options.filter((kind) => submissionsUrl(config.hubspot, kind) !== null);
  if (kinds.length === 0) return { wake: () => {}, stop: async () => {} };

  return startOutboxLoop({
    findDelay: () => findForwardingDelay(db, kinds),
    async work(stopping) {
      const enquiry = await claimForwarding(db, { kinds, leaseMs: LEASE_MS });
      if (!enquiry) return;
      const result = await send(enquiry, options, stopping).catch(
        (error): OutboxResult =>
          // interrupted by a stop: the next start sends it at once
          stopping.aborted
            ? { state: 'pending', waitMs: 0, error: 'Interrupted' }
            : retryLater(enquiry, firstRetryMs, describeFailure(error)),
      );
      await recordForwarding(db, enquiry, result);
      if (result.state === 'sent' || stopping.aborted) return;
      // only the status: the platform's answer may repeat what a visitor typed, so the inbox has it and the log does not
      const [reason] = result.error.split(':', 1);
      log.warn({ enquiry: enquiry.id, state: result.state, reason }, 'enquiry not forwarded');
    },
    idleMs: IDLE_MS,
    retryMs: firstRetryMs,
    log,
    failure: 'forwarding failed',
  });
}

/** Throws when the platform cannot be reached in time. */
async function send(
  enquiry: Enquiry,
  { config, api, firstRetryMs = FIRST_RETRY_MS }: ForwarderOptions,
  stopping: AbortSignal,
): Promise<OutboxResult> {
  const response = await fetch(submissionsUrl(config.hubspot, enquiry.kind, api) as string, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(submissionOf(enquiry, config.origin)),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
  });
  const body = await response.text();
  if (response.ok) return { state: 'sent', at: Date.now() };
  const error = `${response.status}: ${body || response.statusText}`.slice(0, ERROR_MAX_CHARS);
  // the platform rejects the content: a retry would be rejected too
  if (response.status === 400) return { state: 'failed', error };
  return retryLater(enquiry, firstRetryMs, error);
}

function retryLater(enquiry: Enquiry, firstRetryMs: number, error: string): OutboxResult {
  if (Date.now() - Date.parse(enquiry.createdAt) > GIVE_UP_AFTER_MS)
    return { state: 'failed', error };
  const waitMs = Math.min(firstRetryMs * 2 ** (enquiry.forwardAttempts - 1), LONGEST_RETRY_MS);
  return { state: 'pending', waitMs, error };
}

/** A description of the failure, without the content of the enquiry. */
function describeFailure(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, ERROR_MAX_CHARS)
    : 'unknown';
}
