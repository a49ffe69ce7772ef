import { expect, test } from 'bun:test';
import { longDate, shortDate } from './dates.ts';

test('writes the public date in US long format', () => {
  expect(longDate('2025-03-11T09:00:00.000Z')).toBe('March 11, 2025');
});

test('takes the day of UTC, whatever the machine thinks', () => {
  expect(longDate('2025-03-11T23:59:59.999Z')).toBe('March 11, 2025');
  expect(longDate('2025-03-11T00:00:00.000Z')).toBe('March 11, 2025');
});

test('writes the short date of the back office', () => {
  expect(shortDate('2025-03-04T09:00:00.000Z')).toBe('Mar 04, 2025');
});

test('an unreadable date is empty', () => {
  expect(longDate('soon')).toBe('');
});
