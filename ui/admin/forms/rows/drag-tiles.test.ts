import { expect, test } from 'bun:test';
import { nearestBox } from './drag-tiles.ts';

const grid = [0, 1, 2, 3].map((at) => ({
  left: (at % 2) * 110,
  top: Math.floor(at / 2) * 110,
  width: 100,
  height: 100,
}));

test('a tile takes the place whose middle is nearest', () => {
  expect(nearestBox(50, 50, grid)).toBe(0);
  expect(nearestBox(120, 40, grid)).toBe(1);
  expect(nearestBox(140, 400, grid)).toBe(3);
});
