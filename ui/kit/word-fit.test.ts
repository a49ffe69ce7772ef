import { expect, test } from 'bun:test';
import { longestWord, wordFit } from './word-fit.ts';

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
