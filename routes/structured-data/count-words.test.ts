import { expect, test } from 'bun:test';
import { countWords } from './count-words.ts';

test('counts the words between tags and leaves out marks that stand alone', () => {
  expect(countWords('<h2>Two words</h2><p>It&nbsp;costs 3 % – <em>really</em>.</p>')).toBe(6);
});

test('words of other alphabets are words, and so is what no tag closes', () => {
  expect(countWords('<p>Über\u00a0Ørsted, 「東京」 don’t\u2003stop</p>')).toBe(5);
  expect(countWords('')).toBe(0);
});
