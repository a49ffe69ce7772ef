import { expect, test } from 'bun:test';
import { clampSplit, splitPositionAfterKey } from './split-position.ts';

const range = { min: 20, max: 80 };

test('a position is clamped and rounded to a tenth', () => {
  expect([10, 90, 33.333].map((at) => clampSplit(at, range))).toEqual([20, 80, 33.3]);
});

test('a window without width gives the minimum', () => {
  expect(clampSplit(Number.NaN, range)).toBe(20);
});

test('arrows, Page keys, Home and End move the separator', () => {
  const after = (key: string) => splitPositionAfterKey(key, 50, range);
  expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'].map(after)).toEqual([
    48, 52, 40, 60, 20, 80,
  ]);
});

test('arrows are mirrored in right-to-left text', () => {
  expect(splitPositionAfterKey('ArrowLeft', 50, range, true)).toBe(52);
});

test('other keys do nothing', () => {
  expect(splitPositionAfterKey('Tab', 50, range)).toBeNull();
});
