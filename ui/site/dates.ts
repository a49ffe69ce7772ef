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

/** 'March 11, 2025' from an ISO 8601 moment. An unreadable date gives an empty text. */
export function longDate(iso: string): string {
  return format(LONG, iso);
}

/** 'Mar 11, 2025', as the back-office lists write it (MMM dd, yyyy). An unreadable date gives an empty text. */
export function shortDate(iso: string): string {
  return format(SHORT, iso);
}

function format(style: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : style.format(date);
}
