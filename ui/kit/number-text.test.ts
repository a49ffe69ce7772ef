import { expect, test } from 'bun:test';
import { clampNumber, parseNumber, stepNumber } from './number-text.ts';

test('reads what people type', () => {
  expect(
    ['12', ' 12 ', '-3', '−3', '2.5', '.5', '1,200', '1,200,000.5', '007'].map(parseNumber),
  ).toEqual([12, 12, -3, -3, 2.5, 0.5, 1200, 1200000.5, 7]);
});

test('an empty text is null, not zero', () => {
  expect(parseNumber('  ')).toBeNull();
});

test('a text that is not a number is undefined', () => {
  for (const text of ['a', '1a', '1,2', '1e9', 'Infinity', '--1', '-', '1.2.3'])
    expect(parseNumber(text)).toBeUndefined();
});

test('a number is clamped to its bounds', () => {
  expect(clampNumber(11, { min: 0, max: 10 })).toBe(10);
  expect(clampNumber(-1, { min: 0, max: 10 })).toBe(0);
  expect(clampNumber(5, {})).toBe(5);
});

test('steps have no rounding errors', () => {
  expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
});

test('a value between two steps moves to the next step', () => {
  expect(stepNumber(7, 1, { step: 5 })).toBe(10);
  expect(stepNumber(7, -1, { step: 5 })).toBe(5);
});

test('steps are counted from the minimum', () => {
  expect(stepNumber(3, 1, { min: 1, step: 2 })).toBe(5);
});

test('steps stop at the bounds', () => {
  expect(stepNumber(9, 10, { max: 10 })).toBe(10);
  expect(stepNumber(1, -10, { min: 0 })).toBe(0);
});

test('the first step from an empty value is the minimum, or zero', () => {
  expect(stepNumber(null, 1, { min: 5 })).toBe(5);
  expect(stepNumber(null, -1, {})).toBe(0);
});
