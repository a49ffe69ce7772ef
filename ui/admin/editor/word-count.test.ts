// Words and minutes as the editor shows them.
import { expect, test } from 'bun:test';
import { lengthInWords, wordsIn } from './word-count.ts';

test('nothing takes no time', () => {
  expect(wordsIn(' \n ')).toBe(0);
  expect(lengthInWords(0)).toBe('0 words');
});

test('signs alone are no words, what belongs to a word is', () => {
  expect(wordsIn('It’s 1,200 – or co-ordinated … 4.5 %')).toBe(5);
});

test('a started minute counts', () => {
  expect(lengthInWords(1)).toBe('1 word · 1 min read');
  expect(lengthInWords(1100)).toBe('1,100 words · 5 min read');
  expect(lengthInWords(1101)).toBe('1,101 words · 6 min read');
});

test('other scripts have words too', () => {
  expect(wordsIn('مرحبا بالعالم')).toBe(2);
});
