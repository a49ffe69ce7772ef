// Words and minutes as the editor shows them.
import { expect, test } from 'bun:test';
import { lengthInWords, wordCount } from './word-count.ts';

test('nothing takes no time', () => {
  expect(lengthInWords(' \n ')).toBe('0 words');
});

test('signs alone are no words, what belongs to a word is', () => {
  expect(wordCount('It’s 1,200 – or co-ordinated … 4.5 %').words).toBe(5);
});

test('a started minute counts', () => {
  expect(lengthInWords('one')).toBe('1 word · 1 min read');
  expect(lengthInWords('word '.repeat(1100))).toBe('1,100 words · 5 min read');
  expect(lengthInWords('word '.repeat(1101))).toBe('1,101 words · 6 min read');
});

test('other scripts have words too', () => {
  expect(wordCount('مرحبا بالعالم').words).toBe(2);
});
