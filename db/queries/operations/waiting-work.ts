// The amount of work that waits in the outboxes, for the metrics of the operator.
import { count, inArray, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { cdnPurges, enquiries, mails } from '#db/schema.ts';
import { readBackupState } from './backups.ts';

export interface WaitingWork {
  /** Enquiries that were not forwarded so far: `pending` or `failed`. */
  forwards: Record<string, number>;
  /** Mails that were not sent so far: `pending` or `failed`. */
  mails: Record<string, number>;
  /** Tags that a CDN has not purged so far. */
  cdnPurges: number;
  /** When the last good backup was made, epoch milliseconds; null when there is none. */
  lastBackupAt: number | null;
}

/** Counts the work that waits. */
export async function readWaitingWork(db: Database): Promise<WaitingWork> {
  const { lastGood } = await readBackupState(db);
  return db.read(async (read) => {
    const [forwards, sent, cdn] = await Promise.all([
      read
        .select({ state: enquiries.forwardState, n: count() })
        .from(enquiries)
        .where(inArray(enquiries.forwardState, ['pending', 'failed']))
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
