// Moments as the back office tells them in the browser: in the reader's own time zone.

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** '21 Nov 2026, 14:05' from an ISO 8601 moment. */
export const momentOf = (iso: string) => MOMENT.format(new Date(iso));
/** 'Saturday 21 November 2026'. */
export const dayOf = (iso: string) => DAY.format(new Date(iso));
/** '14:05'. */
export const timeOf = (iso: string) => TIME.format(new Date(iso));
