import { expect, test } from 'bun:test';
import { arrayMove } from './array-move.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('an item moves from %p to %p', (from, to, order) => {
  expect(arrayMove([...'abc'], from, to).join('')).toBe(order);
});
