// How counts, ranges and countries are written, and the addresses of the screen.
import type { AnalyticsQuery, AnalyticsRange } from '#db/contract/analytics.ts';

export const RANGES: readonly { value: AnalyticsRange; label: string; before: string }[] = [
  { value: '7d', label: '7 days', before: 'the previous 7 days' },
  { value: '30d', label: '30 days', before: 'the previous 30 days' },
  { value: '90d', label: '90 days', before: 'the previous 90 days' },
  { value: '12m', label: '12 months', before: 'the previous year' },
];

const numbers = new Intl.NumberFormat('en-GB');
const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });
const days = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `1,204` */
export function count(number: number): string {
  return numbers.format(number);
}

/** `1,204 visitors`, `1 visitor` */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** `Nov 24` of `2026-11-24`. */
export function dayLabel(day: string): string {
  return days.format(Date.parse(day));
}

/** The name of an ISO 3166 code. */
export function countryName(code: string): string {
  if (code === 'unknown') return 'Unknown';
  if (code === 'other') return 'Other';
  return countries.of(code) ?? code;
}

/** The address of the screen, or of the file at `path`, with this range and page. */
export function analyticsHref(
  query: Partial<AnalyticsQuery>,
  path = '/vs-admin/analytics',
): string {
  const search = new URLSearchParams();
  if (query.range) search.set('range', query.range);
  if (query.page) search.set('page', query.page);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** `+12 %`, `−3 %`; null when there is nothing to compare with. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'same';
  return `${percent > 0 ? '+' : '−'}${count(Math.abs(percent))} %`;
}
