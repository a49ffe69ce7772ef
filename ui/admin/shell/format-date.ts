// Moments as the back office tells them: in a given time zone, British, short enough for a list.

const STYLES = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const known = new Map<string, Intl.DateTimeFormat>();

/** '21 Nov 2026, 14:05' from an ISO 8601 moment. */
export const momentOf = (iso: string, timeZone?: string) => told(iso, 'moment', timeZone);
/** 'Saturday 21 November 2026'. */
export const dayOf = (iso: string, timeZone?: string) => told(iso, 'day', timeZone);
/** '14:05'. */
export const timeOf = (iso: string, timeZone?: string) => told(iso, 'time', timeZone);

/** As written when it is no moment: half-typed dates are told too. */
function told(iso: string, style: keyof typeof STYLES, timeZone = ''): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const key = `${style} ${timeZone}`;
  const format =
    known.get(key) ??
    new Intl.DateTimeFormat('en-GB', { ...STYLES[style], ...(timeZone && { timeZone }) });
  known.set(key, format);
  return format.format(date);
}
