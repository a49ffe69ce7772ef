// Word counts and reading times.
import { expect, test } from 'bun:test';
import { countWords, formatWordCount } from './word-count.ts';

test('an empty text has no reading time', () => {
  expect(countWords(' \n ')).toBe(0);
  expect(formatWordCount(0)).toBe('0 words');
});

test('punctuation is not counted as a word', () => {
  expect(countWords('It’s 1,200 – or co-ordinated … 4.5 %')).toBe(5);
});

test('minutes are rounded up', () => {
  expect(formatWordCount(1)).toBe('1 word · 1 min read');
  expect(formatWordCount(1100)).toBe('1,100 words · 5 min read');
  expect(formatWordCount(1101)).toBe('1,101 words · 6 min read');
});

test('words of other scripts are counted', () => {
  expect(countWords('مرحبا بالعالم')).toBe(2);
});
