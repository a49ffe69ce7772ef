// Dates as public pages show them: US long format, in UTC whatever the machine's zone.
import { DAY_MS } from '#db/limits.ts';

// by hand: a browser takes 30 ms and more to make its first date format
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const NEAR_DAYS = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

/** 'March 11, 2025' from an ISO 8601 moment. An unreadable date gives an empty text. */
export function longDate(iso: string): string {
  const date = dayOf(iso);
  return date ? `${date.month} ${date.day}, ${date.year}` : '';
}

/** 'Mar 11, 2025', as the back-office lists write it (MMM dd, yyyy). An unreadable date gives an empty text. */
export function shortDate(iso: string): string {
  const date = dayOf(iso);
  return date ? `${date.month.slice(0, 3)} ${date.day.padStart(2, '0')}, ${date.year}` : '';
}

/** 'Today, 14:05', 'Tomorrow, 09:30', 'Mar 11, 2025, 09:30', as clocks in `zone` show it at `now`; both are ISO 8601. */
export function dayAndTime(iso: string, now: string, zone: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  const near = NEAR_DAYS.get(dayNumber(iso, zone) - dayNumber(now, zone));
  return `${near ?? day.format(moment)}, ${time.format(moment)}`;
}

/** The number of a calendar day. Days are counted instead of hours, because some days have 23 hours. */
function dayNumber(iso: string, zone: string): number {
  const written = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
  return Math.round(Date.parse(written.format(Date.parse(iso))) / DAY_MS);
}

/** Year, month and day of a moment in UTC; null when it cannot be read. */
function dayOf(iso: string) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const month = MONTHS[date.getUTCMonth()] as string;
  return { year: date.getUTCFullYear(), month, day: String(date.getUTCDate()) };
}
