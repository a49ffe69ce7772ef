import { expect, test } from 'bun:test';
import { LOGO_BOX_RATIO, opticalWidth } from './optical-size.ts';

/** The area of a mark of `ratio`, as a share of the box. */
function area(ratio: number): number {
  const width = (opticalWidth(ratio) / 100) * LOGO_BOX_RATIO;
  return (width * (width / ratio)) / LOGO_BOX_RATIO;
}

test('logos of every ratio cover the same area', () => {
  for (const ratio of [1, 2, 4, 6]) expect(area(ratio)).toBeCloseTo(0.3, 2);
});

test('no logo exceeds its box', () => {
  expect(opticalWidth(40)).toBe(100);
  expect(((opticalWidth(0.1) / 100) * LOGO_BOX_RATIO) / 0.1).toBeLessThanOrEqual(1);
});

test('an unknown ratio counts as a square', () => {
  for (const ratio of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(opticalWidth(ratio)).toBe(opticalWidth(1));
});
