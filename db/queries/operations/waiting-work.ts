// The amount of pending work in the outboxes, for the operator's metrics.
import { count, eq, ne, or } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { IS_TO_FORWARD } from '#db/queries/inbox/forwarding.ts';
import { cdnPurges, enquiries, mails } from '#db/schema.ts';
import { readBackupState } from './backups.ts';

interface WaitingWork {
  /** Enquiries not forwarded yet, by state: `pending` or `failed`. */
  forwards: Record<string, number>;
  /** Mails not sent yet, by state: `pending` or `failed`. */
  mails: Record<string, number>;
  /** The number of tags that the CDN has not purged yet. */
  cdnPurges: number;
  /** The time of the last good backup, epoch milliseconds, or null. */
  lastBackupAt: number | null;
}

/** Counts the pending work. */
export async function readWaitingWork(db: Database): Promise<WaitingWork> {
  const { lastGood } = await readBackupState(db);
  return db.read(async (read) => {
    const [forwards, sent, cdn] = await Promise.all([
      read
        .select({ state: enquiries.forwardState, n: count() })
        .from(enquiries)
        .where(or(IS_TO_FORWARD, eq(enquiries.forwardState, 'failed')))
        .groupBy(enquiries.forwardState),
      read
        .select({ state: mails.state, n: count() })
        .from(mails)
        .where(ne(mails.state, 'sent'))
        .groupBy(mails.state),
      read.$count(cdnPurges),
    ]);
    const byState = (rows: { state: string; n: number }[]) =>
      Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    return {
      forwards: byState(forwards),
      mails: byState(sent),
      cdnPurges: cdn,
      lastBackupAt: lastGood && Date.parse(lastGood.madeAt),
    };
  });
}
