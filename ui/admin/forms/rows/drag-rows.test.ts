// Where a dragged row would come to lie.
import { expect, test } from 'bun:test';
import { placeAt } from './drag-rows.ts';

const others = [{ middle: 10 }, { middle: 30 }, { middle: 50 }];

test.each([
  [0, 0],
  [20, 1],
  [40, 2],
  [99, 3],
])('with its middle at %p it is number %p', (middle, place) => {
  expect(placeAt(middle, others)).toBe(place);
});

test('among no others it is the first', () => {
  expect(placeAt(50, [])).toBe(0);
});
