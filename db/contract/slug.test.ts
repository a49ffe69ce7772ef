import { expect, test } from 'bun:test';
import { slugOf } from './slug.ts';

test('replaces runs of other characters by one hyphen and trims the ends', () => {
  expect(slugOf('  Hello, World! -- 2026 ')).toBe('hello-world-2026');
});

test('is empty for a title without letters or digits', () => {
  expect(slugOf('***')).toBe('');
});
