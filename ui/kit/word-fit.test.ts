import { expect, test } from 'bun:test';
import { figureFit, lineFit, longestWord, wordFit } from './word-fit.ts';

test('the longest word counts, and ends at spaces, hyphens and slashes', () => {
  expect(longestWord('a delicatessens, b')).toBe(longestWord('delicatessens,'));
  expect(longestWord('one-two/three')).toBe(longestWord('three'));
});

test('wide letters need more room than narrow ones', () => {
  expect(longestWord('mmmm')).toBeGreaterThan(longestWord('oooo'));
  expect(longestWord('oooo')).toBeGreaterThan(longestWord('iiii'));
});

test('letters of other scripts need their room', () => {
  expect(lineFit(['会社案内'])).toEqual({ '--longest-word': 4 } as object);
  expect(lineFit(['Щжю'])).toEqual(lineFit(['Wmw']));
  expect(lineFit(['ΩЯÄ'])).toEqual(lineFit(['OAA']));
});

test('Chinese and Japanese lines may end after each letter, Korean ones too', () => {
  expect(longestWord('導入事例と成果')).toBe(1);
  expect(longestWord('ソウル 서울')).toBe(1);
  expect(longestWord('D2C事業部門')).toBe(longestWord('D2C'));
});

test('a text without letters causes no division by zero', () => {
  expect(wordFit('')).toEqual({ '--longest-word': 1 } as object);
});

test('a figure wider than its place shrinks to it, but stays readable', () => {
  expect(figureFit('600,000', 4)).toBeUndefined();
  expect(figureFit('12,345,678.90', 4)).toEqual({ '--fit': 0.61 } as object);
  expect(figureFit('from 2 % to 5 %', 4)).toBeUndefined();
  expect(figureFit('1'.repeat(99), 4)).toEqual({ '--fit': 0.4 } as object);
});
