import { expect, test } from 'bun:test';
import { dayAndTime, longDate, shortDate } from './dates.ts';

test('writes the public date in US long format', () => {
  expect(longDate('2025-03-11T09:00:00.000Z')).toBe('March 11, 2025');
});

test('the day is that of UTC in any time zone', () => {
  expect(longDate('2025-03-11T23:59:59.999Z')).toBe('March 11, 2025');
  expect(longDate('2025-03-11T00:00:00.000Z')).toBe('March 11, 2025');
});

test('writes the short date of the back office', () => {
  expect(shortDate('2025-03-04T09:00:00.000Z')).toBe('Mar 04, 2025');
});

test('an unreadable date is empty', () => {
  expect(longDate('soon')).toBe('');
});

test('a recent moment is named by its day in the zone', () => {
  const now = '2026-03-11T23:30:00.000Z';
  const inLondon = (iso: string) => dayAndTime(iso, now, 'Europe/London');
  expect(inLondon('2026-03-11T09:05:00.000Z')).toBe('Today, 09:05');
  expect(inLondon('2026-03-12T09:05:00.000Z')).toBe('Tomorrow, 09:05');
  expect(inLondon('2026-03-10T00:00:00.000Z')).toBe('Yesterday, 00:00');
  expect(inLondon('2026-03-09T23:59:00.000Z')).toBe('Mar 9, 2026, 23:59');
  expect(inLondon('2026-07-01T08:00:00.000Z')).toBe('Jul 1, 2026, 09:00');
  expect(dayAndTime('2026-03-11T09:05:00.000Z', now, 'Asia/Tokyo')).toBe('Yesterday, 18:05');
  // the night in which summer time begins
  expect(dayAndTime('2026-03-30T08:00:00.000Z', '2026-03-28T23:30:00.000Z', 'Europe/London')).toBe(
    'Mar 30, 2026, 09:00',
  );
  expect(inLondon('soon')).toBe('');
});
