// The index at which a dragged row would be dropped.
import { expect, test } from 'bun:test';
import { placeAt } from './drag-rows.ts';

const others = [{ middle: 10 }, { middle: 30 }, { middle: 50 }];

test.each([
  [0, 0],
  [20, 1],
  [40, 2],
  [99, 3],
])('a row with its middle at %p has the index %p', (middle, place) => {
  expect(placeAt(middle, others)).toBe(place);
});

test('the only row has the index 0', () => {
  expect(placeAt(50, [])).toBe(0);
});
