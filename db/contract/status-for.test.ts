import { expect, test } from 'bun:test';
import { statusFor } from './status-for.ts';

const NOW = '2026-06-01T12:00:00.000Z';
const PAST = '2026-06-01T11:59:59.999Z';
const LATER = '2026-06-01T12:00:00.001Z';

test.each([
  ['draft', LATER, 'draft'],
  ['draft', PAST, 'draft'],
  ['published', PAST, 'published'],
  ['published', LATER, 'scheduled'],
  ['scheduled', LATER, 'scheduled'],
  ['scheduled', NOW, 'published'],
] as const)('%s with a date of %s is %s', (status, publishDate, shown) => {
  expect(statusFor({ status, publishDate }, NOW)).toBe(shown);
});
