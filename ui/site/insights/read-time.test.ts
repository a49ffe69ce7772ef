import { expect, test } from 'bun:test';
import { readTimeLabel } from './read-time.ts';

test('a bare number is minutes', () => {
  expect(readTimeLabel('5')).toBe('5 min read');
  expect(readTimeLabel(' 12 ')).toBe('12 min read');
});

test('other text is unchanged', () => {
  expect(readTimeLabel('5 minutes')).toBe('5 minutes');
  expect(readTimeLabel('A long read')).toBe('A long read');
});

test('an empty read time is null', () => {
  expect(readTimeLabel(null)).toBeNull();
  expect(readTimeLabel('  ')).toBeNull();
});
