import { expect, test } from 'bun:test';
import { type AddressedItem, leavesRedirect } from './leaves-redirect.ts';

const NOW = '2026-03-11T09:00:00.000Z';
const live: AddressedItem = {
  slug: 'old',
  status: 'published',
  publishDate: '2026-03-01T09:00:00.000Z',
};

test('an item that is not public leaves no redirect', () => {
  expect(leavesRedirect({ ...live, status: 'draft' }, 'new', NOW)).toBe(false);
  const toCome: AddressedItem = {
    ...live,
    status: 'scheduled',
    publishDate: '2026-04-01T09:00:00.000Z',
  };
  expect(leavesRedirect(toCome, 'new', NOW)).toBe(false);
});

test('an unchanged or blank address leaves no redirect', () => {
  expect(leavesRedirect(live, 'old', NOW)).toBe(false);
  expect(leavesRedirect(live, ' ', NOW)).toBe(false);
});

test('a changed address of a public item leaves a redirect', () => {
  expect(leavesRedirect(live, 'new', NOW)).toBe(true);
});
