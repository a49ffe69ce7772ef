import { expect, test } from 'bun:test';
import { truncate } from './truncate.ts';

test('short text is unchanged', () => {
  expect(truncate('a'.repeat(150))).toBe('a'.repeat(150));
});

test('long text is cut at the last space within 150 characters', () => {
  const text = `${'word '.repeat(40)}end`;
  expect(truncate(text)).toBe(`${'word '.repeat(30).trim()}…`);
});

test('of the first 150 characters the last space counts, also where a word ends with them', () => {
  expect(truncate(`${'word '.repeat(29)}eager beaver`)).toBe(`${'word '.repeat(29).trim()}…`);
  expect(truncate(`${'a'.repeat(150)} b`)).toBe(`${'a'.repeat(150)}…`);
});

test('a single long word is cut between characters', () => {
  expect(truncate('a'.repeat(200))).toBe(`${'a'.repeat(150)}…`);
  expect(truncate(`${'a'.repeat(149)}😀😀`)).toBe(`${'a'.repeat(149)}…`);
  expect(truncate('👨‍👩‍👧‍👦'.repeat(30))).toBe(`${'👨‍👩‍👧‍👦'.repeat(13)}…`);
  expect(truncate(`🇬🇧${'🇬🇧'.repeat(50)}`, 6)).toBe('🇬🇧…');
});

test('the text before the ellipsis is that of the description, punctuation included', () => {
  expect(truncate('One, two, three', 10)).toBe('One, two,…');
});
