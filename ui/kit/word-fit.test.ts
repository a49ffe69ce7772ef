import { expect, test } from 'bun:test';
import { figureFit, longestWord, wordFit } from './word-fit.ts';

test('the longest word counts, and ends at spaces, hyphens and slashes', () => {
  expect(longestWord('a delicatessens, b')).toBe(longestWord('delicatessens,'));
  expect(longestWord('one-two/three')).toBe(longestWord('three'));
});

test('wide letters need more room than narrow ones', () => {
  expect(longestWord('mmmm')).toBeGreaterThan(longestWord('oooo'));
  expect(longestWord('oooo')).toBeGreaterThan(longestWord('iiii'));
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
