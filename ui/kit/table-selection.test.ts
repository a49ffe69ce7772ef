// Selecting rows, one by one and in ranges.
import { expect, test } from 'bun:test';
import { selectedAfter } from './table-selection.ts';

const KEYS = ['a', 'b', 'c', 'd'];
const after = (selected: string[], key: string, anchor?: string) =>
  [...selectedAfter(new Set(selected), KEYS, key, anchor)].sort().join('');

test('a click selects a row, and the next one unselects it', () => {
  expect(after([], 'b')).toBe('b');
  expect(after(['b'], 'b')).toBe('');
});

test('with an anchor the range gets the new state of the clicked row, in both directions', () => {
  expect(after(['a'], 'd', 'a')).toBe('abcd');
  expect(after(['b'], 'c', 'b')).toBe('bc');
  expect(after(['c'], 'b', 'c')).toBe('bc');
  expect(after(['d'], 'b', 'd')).toBe('bcd');
  expect(after(['a', 'b', 'c'], 'c', 'b')).toBe('a');
});

test('an anchor that is not shown any more is ignored', () => {
  expect(after([], 'b', 'gone')).toBe('b');
});
