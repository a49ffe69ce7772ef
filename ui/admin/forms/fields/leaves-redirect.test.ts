import { expect, test } from 'bun:test';
import { type AddressedItem, leavesRedirect } from './leaves-redirect.ts';

const NOW = '2026-03-11T09:00:00.000Z';
const live: AddressedItem = {
  slug: 'old',
  status: 'published',
  publishDate: '2026-03-01T09:00:00.000Z',
};

test('nothing leads from where nobody could read', () => {
  expect(leavesRedirect({ ...live, status: 'draft' }, 'new', NOW)).toBe(false);
  const toCome: AddressedItem = {
    ...live,
    status: 'scheduled',
    publishDate: '2026-04-01T09:00:00.000Z',
  };
  expect(leavesRedirect(toCome, 'new', NOW)).toBe(false);
});

test('nothing leads from an address to itself, or to none', () => {
  expect(leavesRedirect(live, 'old', NOW)).toBe(false);
  expect(leavesRedirect(live, ' ', NOW)).toBe(false);
});

test('a public address leads to the next one', () => {
  expect(leavesRedirect(live, 'new', NOW)).toBe(true);
});
