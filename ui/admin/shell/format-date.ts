// Dates and times of the admin screens, in a given time zone: US dates like those of the lists, and 24 hours.

const STYLES = {
  moment: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { timeStyle: 'short', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** 'Nov 21, 2026, 14:05' from an ISO 8601 moment. */
export const momentOf = (iso: string, timeZone?: string) => format(iso, 'moment', timeZone);
/** 'Saturday, November 21, 2026'. */
export const dayOf = (iso: string, timeZone?: string) => format(iso, 'day', timeZone);
/** '14:05'. */
export const timeOf = (iso: string, timeZone?: string) => format(iso, 'time', timeZone);

/** Returns an invalid date unchanged: it may be typed halfway. */
function format(iso: string, style: keyof typeof STYLES, timeZone = ''): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const key = `${style} ${timeZone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat('en-US', { ...STYLES[style], ...(timeZone && { timeZone }) });
  formatters.set(key, formatter);
  return formatter.format(date);
}
