// The days that the call request offers: the next working days in the UK.
import { DAY_MS } from '#db/limits.ts';

/** One answer to the question for a day; `value` is an ISO date. */
export interface CallDay {
  value: string;
  label: string;
}

const DAYS_OFFERED = 4;
/** From this hour on in the UK, today is not offered. */
const LAST_HOUR = 16;
const WEEKEND = ['Sat', 'Sun'];

const IN_UK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
});
const ISO_IN_UK = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The next four working days from `now` (epoch milliseconds), with today while a call is still possible. */
export function callDays(now: number): CallDay[] {
  const days: CallDay[] = [];
  for (let ahead = 0; days.length < DAYS_OFFERED; ahead++) {
    const moment = now + ahead * DAY_MS;
    const { weekday = '', day, month, hour } = partsOf(moment);
    if (WEEKEND.includes(weekday) || (ahead === 0 && Number(hour) >= LAST_HOUR)) continue;
    const label = ['Today', 'Tomorrow'][ahead] ?? `${weekday}, ${month} ${day}`;
    days.push({ value: ISO_IN_UK.format(moment), label });
  }
  return days;
}

function partsOf(moment: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(IN_UK.formatToParts(moment).map(({ type, value }) => [type, value]));
}
