import { expect, test } from 'bun:test';
import { truncate } from './truncate.ts';

test('short text is unchanged', () => {
  expect(truncate('a'.repeat(150))).toBe('a'.repeat(150));
});

test('long text is cut at the last space within 150 characters', () => {
  const text = `${'word '.repeat(40)}end`;
  expect(truncate(text)).toBe(`${'word '.repeat(30).trim()}…`);
});

test('a word that ends at the limit is kept', () => {
  expect(truncate(`${'a'.repeat(150)} b`)).toBe(`${'a'.repeat(150)}…`);
});

test('a single long word is cut between characters', () => {
  expect(truncate('a'.repeat(200))).toBe(`${'a'.repeat(150)}…`);
  expect(truncate(`${'a'.repeat(149)}😀😀`).isWellFormed()).toBe(true);
});

test('punctuation before the ellipsis is removed', () => {
  expect(truncate('One, two, three', 9)).toBe('One, two…');
});
