// The time by which an enquiry is due for an answer, and the time left: the site promises an answer within one working day.
import type { Enquiry } from '#db/contract/enquiries.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#db/limits.ts';
import { shortDate } from '#ui/kit/dates.ts';
import { fromWallTime } from '#ui/kit/zoned-time.ts';

/** An answer that is due within this time is due soon. */
const SOON_MS = 4 * HOUR_MS;
/** Above this age the date is shown instead of the age. */
const AGE_MAX_DAYS = 30;
const SATURDAY = 6;
const SUNDAY = 0;
/** The end of business on the day for which a call was requested. */
const CALL_UNTIL = 'T17:00';
const CALL_ZONE = 'Europe/London';

type Sent = Pick<Enquiry, 'createdAt' | 'preferredDate'>;
type Shown = Sent & Pick<Enquiry, 'kind' | 'status'> & { merged: readonly Sent[] };

interface ReplyDue {
  text: string;
  tone: 'calm' | 'soon' | 'late';
}

/** Epoch milliseconds: the end of business on the preferred day, else one working day after it came. */
export function replyDueAt({ createdAt, preferredDate }: Sent): number {
  const call = preferredDate && fromWallTime(preferredDate + CALL_UNTIL, CALL_ZONE);
  if (call) return Date.parse(call);
  let due = Date.parse(createdAt);
  // for an enquiry sent at the weekend, the working day starts on Monday
  while (isWeekend(due)) due = Math.floor(due / DAY_MS) * DAY_MS + DAY_MS;
  do due += DAY_MS;
  while (isWeekend(due));
  return due;
}

/**
 * 'due in 3 h', '2 h late', of the enquiry or one that was merged into it, whichever is due first; null when nobody waits for
 * an answer. `now` is epoch milliseconds.
 */
export function replyDue(enquiry: Shown, now: number): ReplyDue | null {
  const { kind, status, merged } = enquiry;
  if (kind === 'newsletter' || status === 'answered' || status === 'spam') return null;
  const leftMs = Math.min(...[enquiry, ...merged].map(replyDueAt)) - now;
  if (leftMs < 0) return { text: `${duration(-leftMs)} late`, tone: 'late' };
  return { text: `due in ${duration(leftMs)}`, tone: leftMs < SOON_MS ? 'soon' : 'calm' };
}

/** How long ago: '5 min', '3 h', '2 d', or the date after a month. */
export function ageOf(createdAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(createdAt));
  return age > AGE_MAX_DAYS * DAY_MS ? shortDate(createdAt) : duration(age);
}

function duration(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`;
  if (ms < 2 * DAY_MS) return `${Math.round(ms / HOUR_MS)} h`;
  return `${Math.round(ms / DAY_MS)} d`;
}

function isWeekend(ms: number): boolean {
  const day = new Date(ms).getUTCDay();
  return day === SATURDAY || day === SUNDAY;
}
