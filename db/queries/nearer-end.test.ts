// Both ends of a list are as near as each other.
import { expect, test } from 'bun:test';
import { nearerEnd } from './nearer-end.ts';

test.each([
  [1, 18, 100_000, { reversed: false, offset: 0, limit: 18 }],
  [3, 18, 100_000, { reversed: false, offset: 36, limit: 18 }],
  // 100,000 = 5,555 pages of 18, and 10 more
  [5556, 18, 100_000, { reversed: true, offset: 0, limit: 10 }],
  [5555, 18, 100_000, { reversed: true, offset: 10, limit: 18 }],
  [1, 18, 5, { reversed: false, offset: 0, limit: 5 }],
  [2, 18, 20, { reversed: true, offset: 0, limit: 2 }],
  [9, 18, 20, { reversed: false, offset: 144, limit: 0 }],
  [1, 18, 0, { reversed: false, offset: 0, limit: 0 }],
])('page %i of %i among %i', (page, limit, total, place) => {
  expect(nearerEnd(page, limit, total)).toEqual(place);
});

test('no page is further than the middle of the list', () => {
  for (let page = 1; page <= 56; page++)
    expect(nearerEnd(page, 18, 1000).offset).toBeLessThanOrEqual(500);
});
