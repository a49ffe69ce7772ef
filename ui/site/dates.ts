// Dates as the public pages write them: US long format, in UTC whatever the machine's zone (spec §9).

const LONG = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

const DAY_MS = 24 * 60 * 60 * 1000;
const NEAR_DAYS = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

/** 'March 11, 2025' from an ISO 8601 moment. An unreadable date gives an empty text. */
export function longDate(iso: string): string {
  return format(LONG, iso);
}

/** 'Mar 11, 2025', as the back-office lists write it (MMM dd, yyyy). An unreadable date gives an empty text. */
export function shortDate(iso: string): string {
  return format(SHORT, iso);
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

/** Days of the calendar can be counted, hours cannot: some days have 23 of them. */
function dayNumber(iso: string, zone: string): number {
  const written = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
  return Math.round(Date.parse(written.format(Date.parse(iso))) / DAY_MS);
}

function format(style: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : style.format(date);
}
