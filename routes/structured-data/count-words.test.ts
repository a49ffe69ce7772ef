import { expect, test } from 'bun:test';
import { countWords } from './count-words.ts';

test('words between tags count, punctuation alone does not', () => {
  expect(countWords('<h2>Two words</h2><p>It&nbsp;costs 3 % – <em>really</em>.</p>')).toBe(6);
});

test('words of other alphabets and after an unclosed tag count', () => {
  expect(countWords('<p>Über\u00a0Ørsted, 「東京」 don’t\u2003stop</p>')).toBe(5);
  expect(countWords('Before <p>a tag</p>')).toBe(3);
  expect(countWords('A Z a z 0 9 / : @ [ ` {')).toBe(6);
  expect(countWords('')).toBe(0);
});
