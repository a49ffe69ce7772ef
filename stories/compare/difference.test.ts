// Pixels that differ between two pictures.
import { expect, test } from 'bun:test';
import { differenceOf, type Pixels } from './difference.ts';

/** A picture whose pixels are greys of the given values, row by row. */
function grey(...rows: number[][]): Pixels {
  const data = rows.flat().flatMap((value) => [value, value, value, 255]);
  return { width: rows[0]?.length ?? 0, height: rows.length, data: Uint8Array.from(data) };
}

const pixel = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('equal pictures have no difference', () => {
  const { count, picture } = differenceOf(grey([0, 255]), grey([0, 255]));
  expect(count).toBe(0);
  expect(pixel(picture, 0, 0)).toEqual([204, 204, 204, 255]);
  expect(pixel(picture, 1, 0)).toEqual([255, 255, 255, 255]);
});

test('the smallest difference of a colour counts and is marked', () => {
  const { count, picture } = differenceOf(grey([10, 10], [10, 10]), grey([10, 10], [10, 11]));
  expect(count).toBe(1);
  expect(pixel(picture, 1, 1)).toEqual([216, 0, 84, 255]);
});

test('a pixel that only one picture has counts', () => {
  const { count, picture } = differenceOf(grey([5, 5]), grey([5], [5]));
  expect(count).toBe(3);
  expect([picture.width, picture.height]).toEqual([2, 2]);
});
