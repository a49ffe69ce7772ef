// Converts between wall-clock times of a time zone and moments in UTC, daylight saving included.
import { DAY_MS } from '#db/limits.ts';

/** The wall-clock time of an ISO moment in `zone` as `YYYY-MM-DDTHH:MM`, for a datetime-local field; '' when `iso` is invalid. */
export function toWallTime(iso: string, zone: string): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  return new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 16);
}

/**
 * The ISO moment in UTC at which clocks in `zone` show `wall` (`YYYY-MM-DDTHH:MM`), or null when `wall` is invalid. A repeated
 * time gives the first moment; a skipped time moves later by the skipped amount.
 */
export function fromWallTime(wall: string, zone: string): string | null {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall)) return null;
  const before = offsetAt(asUtc - DAY_MS, zone);
  const after = offsetAt(asUtc + DAY_MS, zone);
  const fits = [before, after].find((offset) => offsetAt(asUtc - offset, zone) === offset);
  return new Date(asUtc - (fits ?? before)).toISOString();
}

/** The name and city of `zone` at the moment `iso`, e.g. `British Summer Time (London)`. */
export function formatZone(iso: string, zone: string): string {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(Date.parse(iso))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = zone.includes('/') ? zone.slice(zone.lastIndexOf('/') + 1).replace(/_/g, ' ') : '';
  return city ? `${name} (${city})` : `${name}`;
}

/** A moment in words, e.g. `March 24, 2026 at 09:30`, by the clocks of `zone`. */
export function formatMoment(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(Date.parse(iso));
}

/** A short `formatMoment`, without the year, e.g. `Mar 24, 09:30`. */
export function formatShortMoment(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(iso));
}

/** The time of day at `ms`, e.g. `09:30:05`, by the clocks of `zone`. */
export function formatClock(ms: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(ms);
}

/** The offset of `zone` from UTC at `moment`, in ms. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  const wall = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return wall - Math.floor(moment / 1000) * 1000;
}
